import { MediaRefused } from "./render-picture.ts";

/** What is kept of a piece of music. */
export interface ReadMusic {
  format: "mp3" | "m4a";
  seconds: number;
  /** Only sound: no tags, no picture, nothing that hangs on at its end. */
  bytes: Buffer;
}

/** By its first bytes; what a file is called and says of itself counts for nothing. */
export function readMusic(upload: Buffer): ReadMusic {
  const text = (from: number, to: number) => upload.toString("latin1", from, to);
  if (text(4, 8) === "ftyp") return readMpeg4(upload);
  const start = text(0, 3) === "ID3" ? endOfTags(upload) : 0;
  return readFrames(upload, start);
}

/** ID3v2: ten bytes, whose last four say its length in seven bits each (id3.org, 3.1). */
function endOfTags(upload: Buffer): number {
  const length = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((upload[at] ?? 0) & 0x7f), 0);
  return 10 + length;
}

/** Kbit/s of layer III by version: MPEG 1, and MPEG 2 and 2.5 (ISO/IEC 11172-3, 2.4.2.3; 13818-3). */
const rates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const frequencies = [44_100, 48_000, 32_000] as const;

interface Frame {
  length: number;
  seconds: number;
}

/** The frame of layer III that begins here, or null. */
function frameAt(upload: Buffer, at: number): Frame | null {
  const [first = 0, second = 0, third = 0] = upload.subarray(at, at + 3);
  const version = (second >> 3) & 3;
  if (first !== 0xff || (second & 0xe6) !== 0xe2 || version === 1) return null;
  const isFirst = version === 3;
  const rate = (isFirst ? rates.first : rates.second)[third >> 4] ?? 0;
  const frequency = (frequencies[(third >> 2) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  if (rate === 0 || frequency === 0) return null;
  const samples = isFirst ? 1_152 : 576;
  const padding = (third >> 1) & 1;
  return {
    length: Math.floor((samples / 8) * ((rate * 1_000) / frequency)) + padding,
    seconds: samples / frequency,
  };
}

/** A second of sound without a gap is no accident. */
const fewestFrames = 38;

/** All frames that stand one behind the other, and nothing else. */
function readFrames(upload: Buffer, start: number): ReadMusic {
  let [at, seconds, frames] = [start, 0, 0];
  for (let frame = frameAt(upload, at); frame !== null; frame = frameAt(upload, at)) {
    // The last one may be cut off: players leave it out, too.
    if (at + frame.length > upload.length) break;
    at += frame.length;
    seconds += frame.seconds;
    frames += 1;
  }
  if (frames < fewestFrames) throw new MediaRefused(frames === 0 ? "no-music" : "broken");
  return { format: "mp3", seconds, bytes: upload.subarray(start, at) };
}

interface Box {
  type: string;
  /** Without its head. */
  body: Buffer;
}

/** The boxes of a stretch (ISO/IEC 14496-12, 4.2), or null where lengths do not add up. */
function boxesIn(bytes: Buffer): Box[] | null {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) return null;
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= bytes.length;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    const head = isLong ? 16 : 8;
    if (length < head || at + length > bytes.length) return null;
    boxes.push({
      type: bytes.toString("latin1", at + 4, at + 8),
      body: bytes.subarray(at + head, at + length),
    });
    at += length;
  }
  return boxes;
}

function inside(bytes: Buffer, ...path: string[]): Buffer[] {
  const [type, ...rest] = path;
  if (type === undefined) return [bytes];
  const boxes = (boxesIn(bytes) ?? []).filter((box) => box.type === type);
  return boxes.flatMap(({ body }) => inside(body, ...rest));
}

/** AAC in an MPEG-4 file whose only track is sound. */
function readMpeg4(upload: Buffer): ReadMusic {
  const boxes = boxesIn(upload);
  if (boxes === null) throw new MediaRefused("broken");
  const kinds = inside(upload, "moov", "trak", "mdia", "hdlr").map((body) => body.toString("latin1", 8, 12));
  const codecs = inside(upload, "moov", "trak", "mdia", "minf", "stbl", "stsd").map((body) =>
    body.toString("latin1", 12, 16),
  );
  const [header] = inside(upload, "moov", "mvhd");
  const isSound = kinds.length > 0 && kinds.every((kind) => kind === "soun");
  if (!isSound || codecs.some((codec) => codec !== "mp4a") || header === undefined) {
    throw new MediaRefused("no-music");
  }
  if (!boxes.some(({ type, body }) => type === "mdat" && body.length > 0)) throw new MediaRefused("broken");
  return { format: "m4a", seconds: secondsOf(header), bytes: upload };
}

/** Of a movie header: units a second and how many, in 32 or 64 bits by its version. */
function secondsOf(header: Buffer): number {
  const isLong = header[0] === 1;
  if (header.length < (isLong ? 32 : 20)) throw new MediaRefused("broken");
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  if (scale === 0 || length === 0) throw new MediaRefused("broken");
  return length / scale;
}
