import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { rootFolder } from "../folders.ts";
import { desktop, phone, roomOf, settled, signInAs } from "./demo-browser.ts";

interface Picture {
  name: string;
  path: string;
  size: { width: number; height: number };
  isSignedIn: boolean;
  colorScheme?: "light" | "dark";
  /** The section that stands open in the editor. */
  opens?: RegExp;
}

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
  { name: "editor-desktop", path: "edit", size: desktop, isSignedIn: true, opens: /^Mempelai/ },
  { name: "rsvp-desktop-dark", path: "rsvp", size: desktop, isSignedIn: true, colorScheme: "dark" },
];

/** Takes the README's pictures anew, into docs/pictures/. */
export async function takeReadmePictures(browser: Browser, hostingUrl: string): Promise<void> {
  for (const picture of pictures) {
    await take(browser, hostingUrl, picture);
    process.stdout.write(`docs/pictures/${picture.name}.png\n`);
  }
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
  if (isSignedIn) await signInAs(page, "Rani");
  await page.goto(path.startsWith("/") ? path : await roomOf(page, "Rani & Dimas", path));
  await settled(page);
  if (opens !== undefined) {
    await page.getByRole("button", { name: opens }).click();
    // Its form comes with its own script.
    await settled(page);
  }
  await page.screenshot({
    path: join(rootFolder, "docs", "pictures", `${name}.png`),
    animations: "disabled",
  });
  await context.close();
}
