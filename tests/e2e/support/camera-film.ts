import { writeFileSync } from "node:fs";
import { encode } from "uqr";

const size = { width: 480, height: 480 } as const;
const framesPerSecond = 4;

/**
 * Writes what a camera sees as a film that Chromium plays in its place, again and again: each code for a while, and nothing
 * in between.
 * @param seconds how long each code, or nothing (null), is held up
 */
export function writeCameraFilm(file: string, codes: readonly (string | null)[], seconds: number): void {
  const { width, height } = size;
  const header = `YUV4MPEG2 W${String(width)} H${String(height)} F${String(framesPerSecond)}:1 Ip A1:1 C420jpeg\n`;
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frames = codes.flatMap((code) => {
    const frame = Buffer.concat([Buffer.from("FRAME\n"), greyOf(code), colour]);
    return Array.from({ length: seconds * framesPerSecond }, () => frame);
  });
  writeFileSync(file, Buffer.concat([Buffer.from(header), ...frames]));
}

/** A card with the code on it, on a table in the evening. */
function greyOf(code: string | null): Buffer {
  const { width, height } = size;
  const grey = Buffer.alloc(width * height, 90);
  if (code === null) return grey;
  const { data, size: modules } = encode(code, { ecc: "M", border: 4 });
  const side = Math.floor((width * 0.7) / modules);
  const left = Math.floor((width - side * modules) / 2);
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      for (let line = 0; line < side; line += 1) {
        const at = (left + y * side + line) * width + left + x * side;
        grey.fill(isDark ? 25 : 215, at, at + side);
      }
    });
  });
  return grey;
}
