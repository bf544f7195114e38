import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { doorLink, screenLink } from "../../domain/src/helper/pass.ts";
import { rootFolder } from "../folders.ts";
import { demoDoorPin, demoDoorToken } from "../seed/put-door-link.ts";
import { demoScreenToken } from "../seed/put-screen.ts";
import { desktop, phone, roomOf, settled, signInAs } from "./demo-browser.ts";

type Language = "id" | "en";

interface Picture {
  name: string;
  path: (language: Language) => string;
  /** What is done on the screen before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

const room = (name: string) => () => name;

/** Opened without an account. */
const guestPictures: readonly Picture[] = [
  {
    name: "guest-cover",
    path: (language) => `/event/rani-dimas${language === "en" ? "/en" : ""}#to=Bapak%20Hadi%20Wiranto`,
  },
];

/** Opened as the host of the demo; a path without a slash is a room of the invitation. */
const hostPictures: readonly Picture[] = [
  { name: "wizard", path: room("/invitations/new") },
  { name: "editor", path: room("edit") },
  {
    name: "publish",
    path: room("edit"),
    prepare: async (page) => {
      await page.getByRole("button", { name: /^(Pilihan lain|More options)$/ }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "versions",
    path: room("edit"),
    prepare: async (page) => {
      await page.getByRole("button", { name: /^(Pilihan lain|More options)$/ }).click();
      await page.getByRole("menuitem", { name: /^(Riwayat versi|Version history)$/ }).click();
      await page.getByRole("dialog").getByRole("textbox").waitFor();
    },
  },
  {
    name: "photo",
    path: room("edit"),
    prepare: async (page) => {
      await page.getByRole("button", { name: /^(Galeri|Gallery)$/ }).click();
      await page
        .getByText(/^(Tambah foto|Add photos)/)
        .first()
        .scrollIntoViewIfNeeded();
      const photos = page
        .getByRole("list", { name: /^(Foto di galeri|Photos in the gallery)$/ })
        .locator("img");
      for (const photo of await photos.all()) await expect(photo).toHaveJSProperty("complete", true);
    },
  },
  {
    name: "helper-link",
    path: room("team"),
    prepare: async (page) => {
      await page.getByRole("button", { name: /^(Buat tautan penolong|Make a helper’s link)$/ }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("checkbox", { name: /^(Memeriksa nama|Checking names)/ }).check();
    },
  },
  { name: "team", path: room("team") },
  { name: "send", path: room("send") },
  { name: "statistics", path: room("/dashboard") },
  { name: "guests", path: room("guests") },
  { name: "answers", path: room("rsvp") },
  { name: "wishes", path: room("wishes") },
  { name: "settings", path: room("settings") },
  { name: "tasks", path: room("/tasks") },
  { name: "gift-book", path: room("gifts?view=book") },
];

/** Opened as the host of a feast that is over: its album, and the words of each family. */
const pastPictures: readonly Picture[] = [
  { name: "album", path: room("album") },
  {
    name: "families",
    path: room("edit"),
    prepare: async (page) => {
      await page
        .getByText(/^(Pihak pria|Groom’s side)$/)
        .first()
        .click();
      await settled(page);
    },
  },
];

/** Opened as the host of today's feast, whose door is kept. */
const doorPictures: readonly Picture[] = [
  { name: "door-ready", path: room("check-in?view=prepare") },
  { name: "door-live", path: room("check-in?view=live") },
  { name: "seats", path: room("seats") },
];

/** Opened by whoever helps on the day, without an account: a phone at the door, and the screen at the entrance. */
async function takeDoorPictures(
  open: (viewport: { width: number; height: number }) => Promise<Page>,
  language: Language,
): Promise<void> {
  const usher = await open(phone);
  await usher.goto(doorLink(demoDoorToken));
  if (language === "en") await usher.getByRole("button", { name: "English" }).click();
  await usher.getByLabel(/^PIN/).fill(demoDoorPin);
  await usher.keyboard.press("Enter");
  await usher.getByRole("button", { name: /^(Mulai terima tamu|Start)/ }).click();
  await usher.getByRole("searchbox").fill("keluarga");
  await usher.getByRole("main").getByRole("button").first().waitFor();
  await usher.getByText(/^[1-9]\d* (orang masuk|in) ·/).waitFor();
  await keep(usher, { name: "door-phone", language, width: 312 });
  await usher.context().close();
  const screen = await open(desktop);
  await screen.goto(screenLink(demoScreenToken));
  await screen.getByRole("heading").first().waitFor();
  await screen.waitForTimeout(2_000);
  await keep(screen, { name: "greeting-screen", language, width: 960 });
  await screen.context().close();
}

/** Takes the help centre's pictures anew, in both languages, into web/public/help/<language>/. */
export async function takeHelpPictures(browser: Browser, hostingUrl: string): Promise<void> {
  for (const language of ["id", "en"] as const) {
    await mkdir(join(rootFolder, "web", "public", "help", language), { recursive: true });
    const open = async (viewport: { width: number; height: number }) => {
      const context = await browser.newContext({
        viewport,
        locale: language === "id" ? "id-ID" : "en-GB",
        baseURL: hostingUrl,
      });
      await context.addInitScript((value) => {
        window.localStorage.setItem("janur.language", value);
      }, language);
      return context.newPage();
    };
    const guest = await open(phone);
    for (const picture of guestPictures) await take(guest, picture, { language, width: 312 });
    await guest.context().close();
    const hosts = [
      { name: "Rani", title: "Rani & Dimas", pictures: hostPictures },
      { name: "Rani", title: "Laras & Bima", pictures: pastPictures },
      { name: "Dimas", title: "Fathan", pictures: doorPictures },
    ] as const;
    for (const { name, title, pictures } of hosts) {
      const host = await open(desktop);
      await signInAs(host, name);
      for (const picture of pictures) await take(host, picture, { language, width: 960, title });
      await host.context().close();
    }
    await takeDoorPictures(open, language);
  }
}

interface Shot {
  language: Language;
  /** Of the file, in px. */
  width: number;
  /** The invitation whose rooms are opened. */
  title?: string;
}

async function take(page: Page, picture: Picture, { language, width, title = "" }: Shot): Promise<void> {
  const path = picture.path(language);
  await page.goto(path.startsWith("/") ? path : await roomOf(page, title, path));
  await settled(page);
  await picture.prepare?.(page);
  await keep(page, { name: picture.name, language, width });
}

async function keep(
  page: Page,
  { name, language, width }: Omit<Shot, "title"> & { name: string },
): Promise<void> {
  const file = join("web", "public", "help", language, `${name}.webp`);
  await sharp(await page.screenshot({ animations: "disabled" }))
    .resize({ width })
    .webp({ quality: 72, effort: 6 })
    .toFile(join(rootFolder, file));
  process.stdout.write(`${file}\n`);
}
