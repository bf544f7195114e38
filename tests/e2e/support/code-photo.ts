import sharp from "sharp";
import { encode } from "uqr";

/** A photograph of a card, somewhat tilted; without a code, of a table. */
export async function sampleCodePhoto(code: string | null): Promise<Buffer> {
  const table = sharp({ create: { width: 1_200, height: 1_600, channels: 3, background: "#6b5a48" } });
  if (code === null) return table.png().toBuffer();
  const card = await sharp(Buffer.from(codeSvg(code)))
    .resize({ width: 620 })
    .rotate(9, { background: "#6b5a48" })
    .png()
    .toBuffer();
  return table
    .composite([{ input: card, left: 260, top: 420 }])
    .png()
    .toBuffer();
}

/** A code as it is printed. */
export function codeSvg(code: string): string {
  const { data, size } = encode(code, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(size)} ${String(size)}" width="600" height="600"><rect width="100%" height="100%" fill="#fff"/><path d="${squares.join("")}"/></svg>`;
}
