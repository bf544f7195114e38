import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Soft shapes, about as hard to draw as a photograph. */
export function samplePicture(width: number, height: number): Sharp {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#a08040", noise } }).blur(6);
}

export function sampleJpeg(width = 1_600, height = 1_200): Promise<Buffer> {
  return samplePicture(width, height).jpeg({ quality: 85 }).toBuffer();
}

/** A PNG whose header says that it is so many pixels wide and high. */
export async function pictureBomb(side: number): Promise<Buffer> {
  const png = await samplePicture(8, 8).png().toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** What hosts may send by mistake or by malice, none of which is a picture that we take. */
export const hostileFiles: Readonly<Record<string, Buffer>> = {
  "an SVG": Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  ),
  "an HTML page": Buffer.from("<!doctype html><script>alert(1)</script>"),
  "a GIF": Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
  "a PDF": Buffer.from("%PDF-1.7\n1 0 obj\n"),
  "nothing at all": Buffer.alloc(0),
  zeros: Buffer.alloc(4_096),
};

/** The beginning of a picture as iPhones store it. */
export const heicFile = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic\0\0\0\0mif1heic"),
  Buffer.alloc(2_000, 7),
]);
