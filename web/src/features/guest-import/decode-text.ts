/**
 * The text of a file: UTF-8 and UTF-16 with and without their marks, and what
 * is neither as Windows-1252, in which every file is some text.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  const wide = marked ?? unmarkedUtf16(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Latin letters in UTF-16 are every other byte a zero. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const head = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = head.length / 8;
  if (odd > many && even < odd / 8) return "utf-16le";
  return even > many && odd < even / 8 ? "utf-16be" : null;
}

/** Whether a text is none: pictures and programs have control characters that no list has. */
export function isBinary(text: string): boolean {
  const head = text.slice(0, 4_000);
  const controls = head.match(/[\u0000-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g)?.length ?? 0;
  return controls > head.length / 100;
}
