import { readMobile, readPhone } from "../../../lib/phone.ts";

/** What had to be thought about a number, and the host should look at. */
export type PhoneNote = "phoneRepaired" | "phoneLost" | "phoneTwo" | "landline" | "phoneInvalid";

export interface CellPhone {
  /** E.164; null where the cell has none that is certain. */
  phone: string | null;
  note: PhoneNote | null;
  /** Further numbers of the same cell. */
  others: string[];
}

/** As spreadsheets write large numbers: `6.28123E+12`, `6,28123E+12`. */
const scientific = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;
const between = /[/;,|&\n]|\s+(?:dan|atau|or|and)\s+|\s+(?=(?:\+?62|0)[\s-]?8)/i;

/** The number of a cell. What a spreadsheet has spoilt is repaired only where every digit is there. */
export function phonesIn(cell: string): CellPhone {
  const text = cell.replace(/^'/, "").trim();
  if (text === "") return { phone: null, note: null, others: [] };
  const isDecimal = /^\d{8,}[.,]0+$/.test(text);
  const mobile = isDecimal ? null : readMobile(text);
  if (mobile !== null) return { phone: mobile, note: null, others: [] };
  const spoilt = scientific.exec(text);
  if (spoilt !== null) {
    const [, first = "", rest = "", exponent = ""] = spoilt;
    const isWhole = rest.length >= Number(exponent);
    const read = isWhole ? numberIn(first + rest) : null;
    return { phone: read?.phone ?? null, note: read === null ? "phoneLost" : "phoneRepaired", others: [] };
  }
  const whole = numberIn(isDecimal ? text.replace(/[.,]0+$/, "") : text);
  if (whole !== null)
    return {
      phone: whole.phone,
      note: whole.isLandline ? "landline" : isDecimal ? "phoneRepaired" : null,
      others: [],
    };
  const numbers = text.split(between).flatMap((part) => numberIn(part) ?? []);
  // A message reaches a mobile number; the landline is kept beside it.
  const best = numbers.find(({ isLandline }) => !isLandline) ?? numbers[0];
  if (best === undefined) return { phone: null, note: "phoneInvalid", others: [] };
  const others = [...new Set(numbers.map(({ phone }) => phone))].filter((phone) => phone !== best.phone);
  return { phone: best.phone, note: others.length > 0 ? "phoneTwo" : "phoneRepaired", others };
}

function numberIn(text: string): { phone: string; isLandline: boolean } | null {
  const phone = readMobile(text);
  if (phone !== null) return { phone, isLandline: false };
  const reading = readPhone(text);
  return reading.kind === "number" ? { phone: reading.phone, isLandline: reading.isLandline } : null;
}
