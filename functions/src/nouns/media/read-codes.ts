import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { readBarcodes as Read } from "zxing-wasm/reader";

const require = createRequire(import.meta.url);

let reader: Promise<typeof Read> | undefined;

/** The reader with its own binary: by itself it would fetch that from the network. */
async function loadReader(): Promise<typeof Read> {
  const [{ prepareZXingModule, readBarcodes }, wasm] = await Promise.all([
    import("zxing-wasm/reader"),
    readFile(require.resolve("zxing-wasm/reader/zxing_reader.wasm")),
  ]);
  // A copy of its own, because a pooled buffer holds more than the file.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  return readBarcodes;
}

/**
 * What the QR codes in a picture say, each once.
 * @param pixels four bytes each: red, green, blue, alpha
 */
export async function readCodes(pixels: {
  data: Uint8Array;
  width: number;
  height: number;
}): Promise<string[]> {
  reader ??= loadReader();
  const read = await reader;
  const { data, width, height } = pixels;
  const found = await read(
    { data: new Uint8ClampedArray(data), width, height, colorSpace: "srgb" },
    { formats: ["QRCode"], tryHarder: true, maxNumberOfSymbols: 4 },
  );
  return [...new Set(found.filter(({ isValid }) => isValid).map(({ text }) => text))];
}
