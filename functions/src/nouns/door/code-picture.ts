import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

/** Pixels of one module: a saved picture stays sharp on any screen, and costs bytes only once per row. */
const modulePixels = 20;

/**
 * A QR code as a PNG of black and white, with the quiet edge that scanners need. Drawn here, because a picture can be
 * kept and shown without a signal, which a drawing inside a page cannot.
 */
export function codePicture(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const side = size * modulePixels;
  const rows = data.map((row) => pngRow(row, side));
  const pixels = Buffer.concat(rows.flatMap((row) => Array<Buffer>(modulePixels).fill(row)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, grey.
  header[8] = 1;
  const chunks = [
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]);
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** A row of pixels behind the byte that says it is not filtered; a set bit is white. */
function pngRow(modules: readonly boolean[], side: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(side / 8));
  for (let x = 0; x < side; x += 1) {
    const at = 1 + (x >> 3);
    if (modules[Math.floor(x / modulePixels)] !== true) row[at] = (row[at] ?? 0) | (0x80 >> (x & 7));
  }
  return row;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
