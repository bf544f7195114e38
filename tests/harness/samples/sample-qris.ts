import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp, { type Sharp } from "sharp";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";

const require = createRequire(import.meta.url);

/** A poster as banks' apps give it: a code on white, words around it. */
export async function qrisPoster(text: string, width = 900): Promise<Sharp> {
  const wasm = await readFile(require.resolve("zxing-wasm/writer/zxing_writer.wasm"));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const { image, error } = await writeBarcode(text, { format: "QRCode", options: "ecLevel=M", scale: 8 });
  if (image === null) throw new Error(error);
  const side = Math.round(width * 0.7);
  const code = await sharp(Buffer.from(await image.arrayBuffer()))
    .resize(side, side, { kernel: "nearest" })
    .png()
    .toBuffer();
  const words = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(Math.round(width * 1.3))}"><path fill="#c8102e" d="M0 0h${String(width)}v90H0z"/></svg>`,
  );
  const poster = await sharp({
    create: { width, height: Math.round(width * 1.3), channels: 3, background: "#fff" },
  })
    .composite([{ input: words }, { input: code, gravity: "centre" }])
    .png()
    .toBuffer();
  return sharp(poster);
}
