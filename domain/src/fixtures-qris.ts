import { qrisChecksum } from "./qris.ts";

const usual: Readonly<Record<string, string>> = {
  "00": "01",
  "01": "11",
  "26": "0016ID.CO.CONTOH.WWW0215ID0000000000000",
  "51": "0014ID.CO.QRIS.WWW0215ID0000000000000",
  "52": "4829",
  "53": "360",
  "58": "ID",
  "60": "BANDUNG",
  "61": "40135",
};

/** A code of no real merchant, for tests: the order of tags and the checksum are as in real ones. */
export function qrisOf(merchant: string, change: Readonly<Record<string, string>> = {}): string {
  const objects = Object.entries({ ...usual, "59": merchant, ...change }).sort(([a], [b]) =>
    a.localeCompare(b),
  );
  const text = objects
    .map(([tag, value]) => `${tag}${String(value.length).padStart(2, "0")}${value}`)
    .join("");
  return `${text}6304${qrisChecksum(`${text}6304`)}`;
}
