import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { primaryLanguage, type Content } from "@janur/domain/content/content";
import { isClosed, type Publication } from "@janur/domain/invitation/publication";
import { publicContent } from "@janur/domain/invitation/shown-content";
import { displayFontFile, plainFontFile } from "@janur/event-page/fonts/display-font";
import type { ArtCard } from "@janur/event-page/preview/art-card";
import {
  groundOf,
  previewCard,
  previewLetters,
  previewPicture,
  previewWords,
  type PreviewCard,
} from "@janur/event-page/preview/preview-card";
import { previewSize } from "@janur/event-page/preview/preview-size";
import { turnPixels } from "@janur/event-page/themes/base/turn";
import * as logger from "firebase-functions/logger";
import { filesUnder, removeFile, writeFile } from "../../../platform/google/bucket.ts";
import { faultOf } from "../../../platform/log/fault.ts";
import { previewPhoto } from "./preview-photo.ts";

const require = createRequire(import.meta.url);

/** Drawings of a warm instance: publishing again seldom changes the cover. */
const drawn = new Map<string, Promise<Buffer>>();
const remembered = 8;

const pathOf = (name: string) => `media/${name}-${String(previewSize.width)}.jpg`;

/** The first half of the names of an invitation's pictures; the second is random, so that none can be guessed. */
function beginningOf(invitationId: string): string {
  return createHash("sha256").update(`preview\n${invitationId}`).digest("hex").slice(0, 16);
}

/** How the paths of all pictures of an invitation begin. */
export function previewsUnder(invitationId: string): string {
  return `media/${beginningOf(invitationId)}`;
}

/**
 * Draws the picture of the link preview in the primary language and stores it
 * under a new name. Only what everybody may see is on it; a closed page has none.
 * @param content all that guests may see of the revision
 * @returns the name, or null when there is none or drawing failed, which stops no publishing
 */
export async function makePreview(
  { id, settings }: { id: string; settings: Publication["settings"] },
  content: Content,
): Promise<string | null> {
  if (isClosed({ settings })) return null;
  try {
    const card = previewCard(publicContent(content), primaryLanguage(content));
    const name = beginningOf(id) + randomBytes(8).toString("hex");
    await writeFile(pathOf(name), await drawPreview(card), "image/jpeg");
    return name;
  } catch (error) {
    logger.error("preview picture not drawn", { invitation: id, fault: faultOf(error) });
    return null;
  }
}

/** Removes a picture that is no longer shown; what fails stays for the purge. */
export async function removePreview(name: string | null): Promise<void> {
  if (name === null) return;
  try {
    await removeFile(pathOf(name));
  } catch (error) {
    logger.error("preview picture not removed", { fault: faultOf(error) });
  }
}

/**
 * Removes all pictures of an invitation whose page is gone.
 * @param before a page that is published again right now has younger ones
 * @throws Error when Storage does not answer
 */
export async function removePreviews(invitationId: string, before: Date): Promise<void> {
  const files = await filesUnder(previewsUnder(invitationId));
  const old = files.filter(({ timeCreated }) => timeCreated <= before);
  await Promise.all(old.map(({ name }) => removeFile(name)));
}

/** The same where the page itself is what matters; what fails stays for the purge. */
export async function tidyPreviews(invitationId: string, before: Date): Promise<void> {
  try {
    await removePreviews(invitationId, before);
  } catch (error) {
    logger.error("preview pictures not removed", { invitation: invitationId, fault: faultOf(error) });
  }
}

/** JPEG of 1200 × 630, at most 300 KB. */
export function drawPreview(card: PreviewCard): Promise<Buffer> {
  const key = JSON.stringify(card);
  const kept = drawn.get(key);
  if (kept !== undefined) return kept;
  const drawing = draw(card);
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  const oldest = drawn.keys().next().value;
  if (drawn.size > remembered && oldest !== undefined) drawn.delete(oldest);
  return drawing;
}

async function draw(card: PreviewCard): Promise<Buffer> {
  const [{ default: satori }, { default: sharp }, { default: subsetFont }] = await Promise.all([
    import("satori"),
    import("sharp"),
    import("subset-font"),
  ]);
  const cut = async (file: string) =>
    subsetFont(await readFile(require.resolve(file)), previewLetters(card), { targetFormat: "truetype" });
  const [display, plain] = await Promise.all([
    cut(displayFontFile(card.theme)),
    cut(plainFontFile(card.theme)),
  ]);
  const photo = card.photo === null ? null : await previewPhoto(card.photo);
  // A photo that cannot be read leaves its place to the drawing that stands there otherwise.
  const shown = photo === null ? { ...card, photo: null } : card;
  const ground = await groundOf(shown);
  const art = ground === null ? null : { ...ground, ground: await inColours(ground) };
  const words = await satori(previewWords(shown, art), {
    ...previewSize,
    fonts: [
      { name: "display", data: display, weight: 500, style: "normal" },
      { name: "plain", data: plain, weight: 500, style: "normal" },
    ],
  });
  return sharp(Buffer.from(previewPicture(shown, words, photo, art)))
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** The ground of a card in its colourway, as base64. */
async function inColours({ ground, turns }: ArtCard): Promise<string> {
  if (turns === undefined) return ground;
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp(Buffer.from(ground, "base64"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  turnPixels(data, channels, turns);
  const turned = sharp(data, { raw: { width, height, channels } });
  return (await turned.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer()).toString("base64");
}
