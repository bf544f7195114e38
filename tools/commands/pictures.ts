import { join } from "node:path";
import chromium from "@sparticuz/chromium";
import { chromium as playwright, expect, type Browser, type Page } from "@playwright/test";
import { rootFolder } from "../folders.ts";
import { parseOffset } from "../emulators/ports.ts";
import { isSuiteRunning, suiteAddress } from "../emulators/suite.ts";
import { PlainError } from "../plain-error.ts";

interface Picture {
  name: string;
  path: string;
  size: { width: number; height: number };
  isSignedIn: boolean;
  colorScheme?: "light" | "dark";
  /** The section that stands open in the editor. */
  opens?: string;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** What the README shows, each of the demo data. */
const pictures: readonly Picture[] = [
  {
    name: "guest-phone",
    path: "/event/rani-dimas#to=Bapak%20Hadi%20Wiranto",
    size: phone,
    isSignedIn: false,
  },
  { name: "sign-in-desktop", path: "/sign-in", size: desktop, isSignedIn: false },
  { name: "home-phone", path: "/", size: phone, isSignedIn: true },
  { name: "editor-desktop", path: "edit", size: desktop, isSignedIn: true, opens: "Yang punya acara" },
  { name: "rsvp-desktop-dark", path: "rsvp", size: desktop, isSignedIn: true, colorScheme: "dark" },
];

/**
 * `npm run pictures`: takes the README's pictures anew, of the suite that runs
 * at JANUR_PORT_OFFSET with its demo data, into docs/pictures/.
 */
export async function run(): Promise<number> {
  const offset = parseOffset(process.env["JANUR_PORT_OFFSET"]);
  if (!(await isSuiteRunning(offset))) {
    throw new PlainError("No emulators run at these ports: run `npm start` first.");
  }
  const { hostingUrl } = suiteAddress(offset);
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((argument) => argument !== "--single-process"),
  });
  try {
    for (const picture of pictures) {
      await take(browser, hostingUrl, picture);
      process.stdout.write(`docs/pictures/${picture.name}.png\n`);
    }
  } finally {
    await browser.close();
  }
  return 0;
}

async function take(browser: Browser, hostingUrl: string, picture: Picture): Promise<void> {
  const { name, path, size, isSignedIn, colorScheme = "light", opens } = picture;
  const context = await browser.newContext({
    viewport: size,
    colorScheme,
    locale: "id-ID",
    baseURL: hostingUrl,
  });
  const page = await context.newPage();
  if (isSignedIn) await signIn(page);
  await page.goto(path.startsWith("/") ? path : await roomOfWedding(page, path));
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0);
  if (opens !== undefined) await page.getByRole("button", { name: opens }).click();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({
    path: join(rootFolder, "docs", "pictures", `${name}.png`),
    animations: "disabled",
  });
  await context.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /^Rani/ }).click();
  await page.getByRole("heading", { level: 1, name: /Rani/ }).waitFor();
}

/** Path of a workroom of the demo wedding, whose id the list knows. */
async function roomOfWedding(page: Page, room: string): Promise<string> {
  await page.goto("/invitations");
  const card = page.getByRole("article", { name: "Rani & Dimas" });
  const href = await card.locator('a[href^="/invitations/edit/"]').first().getAttribute("href");
  const id = href?.split("/").at(-1) ?? "";
  return room === "edit" ? `/invitations/edit/${id}` : `/invitations/${id}/${room}`;
}
