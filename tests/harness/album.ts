import { createHash, randomBytes } from "node:crypto";
import type { AlbumPhoto } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import sharp from "sharp";

/** 128 random bits in hex, as phones make them. */
export const newAlbumKey = (): string => randomBytes(16).toString("hex");

/** A picture that waits for the family. */
export function newPhoto(id: string, change: Partial<AlbumPhoto> = {}): AlbumPhoto {
  return {
    id,
    state: "waiting",
    reason: null,
    way: "link",
    guestId: null,
    by: "Bude Sri",
    owner: "telepon",
    counted: "phone-telepon",
    upload: null,
    name: randomBytes(16).toString("hex"),
    picture: { width: 1600, height: 1200, color: "#aa8866" },
    look: "00ff00ff00ff00ff",
    sameAs: null,
    isBarred: false,
    bytes: 1_000,
    createdAt: new Date(),
    countedAt: new Date(),
    arrivedAt: new Date(),
    checkAt: null,
    ...change,
  };
}

/** A small JPEG that no other one looks like. */
export async function samplePhoto(side = 320): Promise<Buffer> {
  const noise = randomBytes(16 * 16 * 3);
  return sharp(noise, { raw: { width: 16, height: 16, channels: 3 } })
    .resize(side, Math.round(side * 0.75), { kernel: "nearest", fit: "fill" })
    .jpeg()
    .toBuffer();
}

/** A picture whose look a copy keeps, however it was made smaller: no two neighbours in it are nearly alike. */
export async function plainPhoto(scale = 80): Promise<Buffer> {
  const [width, height] = [9, 8];
  const shades = [40, 105, 170, 235];
  const noise = randomBytes(width * height);
  const pixels = Buffer.alloc(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const others = shades.filter((shade) => at % width === 0 || shade !== pixels[at - 1]);
    pixels[at] = others[(noise[at] ?? 0) % others.length] ?? 0;
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize(width * scale, height * scale, { kernel: "nearest", fit: "fill" })
    .jpeg()
    .toBuffer();
}

/** What a phone says of a picture before it sends it, and its pieces. */
export function uploadOf(bytes: Buffer): { facts: { bytes: number; hash: string }; parts: string[] } {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += albumLimits.partBytes)
    parts.push(bytes.subarray(at, at + albumLimits.partBytes).toString("base64"));
  return {
    facts: { bytes: bytes.length, hash: createHash("sha256").update(bytes).digest("hex") },
    parts,
  };
}
