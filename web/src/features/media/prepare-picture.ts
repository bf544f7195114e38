import { limits } from "@janur/domain/limits";
import type { MediaRefusal } from "@janur/domain/media/stored-media";
import { RefusedFile } from "./refused-file.ts";

const { pictureBytes, side } = limits.media;
/** Larger ones no phone makes, and no phone can open. */
const longestFile = 100 * 1024 * 1024;
/** Cameras write some of their own behind a picture. */
const tailBytes = 65_536;

type Kind = "image/jpeg" | "image/png" | "image/webp" | "heif";

/**
 * A picture as it is sent: as it is where it is small enough, else at most
 * 2,560 pixels wide and high, upright.
 * @throws RefusedFile for what the browser cannot open
 */
export async function preparePicture(file: Blob): Promise<Blob> {
  if (file.size > longestFile) throw new RefusedFile("too-large");
  const kind = await kindOf(file);
  if (kind === "image/jpeg" && (await isCutOff(file))) throw new RefusedFile("broken");
  const image = await open(file, kind === "heif" ? "heic" : "broken");
  const { naturalWidth: width, naturalHeight: height } = image;
  const isSmall = Math.max(width, height) <= side && file.size <= pictureBytes;
  if (kind !== "heif" && isSmall) return new Blob([file], { type: kind });
  return drawn(image, Math.min(1, side / Math.max(width, height)));
}

/**
 * A picture of a QRIS as it is sent: as it is, because nothing of it may be
 * lost; only what the server cannot open is drawn anew, without loss.
 * @throws RefusedFile for what the browser cannot open either, and what is too large to be sent
 */
export async function prepareQris(file: Blob): Promise<Blob> {
  const kind = file.size > longestFile ? null : await kindOf(file);
  if (kind === "heif") return drawn(await open(file, "heic"), 1, "image/png");
  if (kind === null || file.size > pictureBytes) throw new RefusedFile("too-large");
  return new Blob([file], { type: kind });
}

/** By the first bytes, as the server decides it. */
async function kindOf(file: Blob): Promise<Kind> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "image/webp";
  if (head.slice(4, 8) === "ftyp") return "heif";
  throw new RefusedFile("unsupported");
}

/** Browsers draw the half of a JPEG that is there, and grey for the rest. */
async function isCutOff(file: Blob): Promise<boolean> {
  const tail = new Uint8Array(await file.slice(-tailBytes).arrayBuffer());
  return !tail.some((byte, index) => byte === 0xff && tail[index + 1] === 0xd9);
}

async function open(file: Blob, refusal: MediaRefusal): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } catch {
    throw new RefusedFile(refusal);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function drawn(image: HTMLImageElement, scale: number, type = "image/jpeg"): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext("2d");
  if (context === null) throw new RefusedFile("too-large");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.9);
  });
  if (blob === null) throw new RefusedFile("broken");
  return blob;
}
