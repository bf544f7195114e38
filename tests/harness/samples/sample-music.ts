/** Silence in layer III: frames of 128 kbit/s at 44.1 kHz, 417 bytes and 26 ms each. */
export function sampleMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc0]);
  const frames = Math.ceil((seconds * 44_100) / 1_152);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

/** As much of an MPEG-4 file as tells what is in it. */
export function sampleM4a(seconds: number, { kind = "soun", codec = "mp4a" } = {}): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(seconds * 1_000, 16);
  const handler = Buffer.alloc(24);
  handler.write(kind, 8, "latin1");
  const sample = Buffer.alloc(36);
  sample.writeUInt32BE(1, 4);
  sample.writeUInt32BE(28, 8);
  sample.write(codec, 12, "latin1");
  const media = box("mdia", box("hdlr", handler), box("minf", box("stbl", box("stsd", sample))));
  const brands = Buffer.from("M4A \0\0\0\0M4A isom", "latin1");
  const file = box("ftyp", brands);
  const movie = box("moov", box("mvhd", header), box("trak", media));
  return Buffer.concat([file, movie, box("mdat", Buffer.alloc(seconds * 16_000, 1))]);
}
