/*
 * What stands in a QRIS: data objects of two digits each for tag and length,
 * one behind the other (EMV QR Code Specification for Payment Systems,
 * Merchant-Presented Mode 1.1, sections 3 and 4; Bank Indonesia's QRIS adds its
 * own identifiers to the merchant account information).
 */

/** As much of a code as is told to people; the code itself is never changed nor made. */
export interface Qris {
  /** Tag 59: who is paid. */
  merchant: string;
  /** Tag 60. */
  city: string;
}

/** `single-use`: made for one payment and worth nothing after it (tag 01 says `12`). */
export type QrisProblem = "no-qris" | "single-use";

const crcTag = "6304";

/** Tag and value of each object, or null where lengths do not add up or a tag comes twice. */
function objectsIn(text: string): Map<string, string> | null {
  const objects = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const head = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4));
    const [, tag = "", length = ""] = head ?? [];
    const end = at + 4 + Number(length);
    if (head === null || objects.has(tag) || end > text.length) return null;
    objects.set(tag, text.slice(at + 4, end));
    at = end;
  }
  return objects;
}

/** Over UTF-8: CRC-16 of ISO/IEC 13239 with polynomial 1021 and start FFFF, in four hexadecimal digits. */
export function qrisChecksum(text: string): string {
  let crc = 0xffff;
  for (const [sign] of encodeURIComponent(text.replace(/\p{Surrogate}/gu, "?")).matchAll(/%..|./g)) {
    crc ^= (sign.length === 3 ? Number.parseInt(sign.slice(1), 16) : sign.charCodeAt(0)) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, "0");
}

/** Merchant account information of Indonesia's own switches: their names begin so (tags 26 to 51). */
function namesQris(objects: ReadonlyMap<string, string>): boolean {
  return [...objects].some(
    ([tag, value]) =>
      Number(tag) >= 26 && Number(tag) <= 51 && objectsIn(value)?.get("00")?.startsWith("ID.") === true,
  );
}

/**
 * Reads the words of a QR code as a QRIS.
 * @returns what it says, or why a guest could not pay with it
 */
export function readQris(text: string): Qris | QrisProblem {
  const objects = objectsIn(text);
  const merchant = objects?.get("59")?.trim() ?? "";
  const signed = text.slice(0, -4);
  const isGood =
    objects?.get("00") === "01" &&
    objects.get("58") === "ID" &&
    objects.get("53") === "360" &&
    merchant !== "" &&
    namesQris(objects) &&
    signed.endsWith(crcTag) &&
    text.slice(-4).toUpperCase() === qrisChecksum(signed);
  if (!isGood) return "no-qris";
  if (objects.get("01") === "12") return "single-use";
  return { merchant, city: objects.get("60")?.trim() ?? "" };
}
