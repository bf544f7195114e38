import { saveFile } from "../../../../lib/storage/save-file.ts";

interface Card {
  /** The guests' page, whose head names the picture. */
  path: string;
  /** The address that goes along. */
  url: string;
  title: string;
}

/** The address of the picture that a page has for previews of its link; null where it has none. */
export function pictureOf(html: string): string | null {
  const page = new DOMParser().parseFromString(html, "text/html");
  return page.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? null;
}

/**
 * Hands the picture of a page's link to another program, or saves it where the device shares no pictures.
 * @returns what became of it; closing the drawer is no failure
 */
export async function shareCard({ path, url, title }: Card): Promise<"ready" | "saved" | "failed"> {
  try {
    const file = await fetchCard(path, title);
    if (file === null) return "failed";
    const shared = { files: [file], text: url };
    if ("canShare" in navigator && navigator.canShare(shared)) {
      await navigator.share(shared).catch(() => undefined);
      return "ready";
    }
    saveFile(file, file.name);
    return "saved";
  } catch {
    return "failed";
  }
}

async function fetchCard(path: string, title: string): Promise<File | null> {
  const page = await fetch(path);
  const address = page.ok ? pictureOf(await page.text()) : null;
  if (address === null) return null;
  // Pictures stand at the same origin under whichever name it is open.
  const picture = await fetch(new URL(address).pathname);
  return picture.ok ? new File([await picture.blob()], `${title}.jpg`, { type: "image/jpeg" }) : null;
}
