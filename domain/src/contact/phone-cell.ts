import type { PhoneNote } from "./phone-note.ts";

/** What was typed as a phone number. Landlines are kept, with a warning: they have no WhatsApp. */
export type PhoneReading =
  | { kind: "empty" }
  | { kind: "invalid" }
  /** `phone` in E.164, `pretty` as people read it. */
  | { kind: "number"; phone: string; pretty: string; isLandline: boolean };

/** libphonenumber's own pattern of Indonesian mobile numbers, which its parser takes 0.1 ms to come to. */
export const mobilePattern = "8[1-35-9]\\d{7,10}";
const mobile = new RegExp(`^(?:\\+?62)?0?(${mobilePattern})$`);

/** The Indonesian mobile number that a text is, in E.164, as `ReadPhone` would read it; null for anything else. */
export function readMobile(typed: string): string | null {
  const national = mobile.exec(typed.replace(/\(0\)|[\s().-]/g, ""))?.[1];
  return national === undefined ? null : `+62${national}`;
}

/** "+62 812 3456 3344" of a number in E.164, in the groups of `PhoneReading`; anything but an Indonesian mobile stays as it is. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^\+62(8\d\d)(\d{3}(?=\d{3}$)|\d{4})(\d{3,5})$/, "+62 $1 $2 $3");
}

/** Reads any phone number, by tables that `domain` does not carry. */
export type ReadPhone = (typed: string) => PhoneReading;

/**
 * A typed number as those tables take it. Indonesian forms need no country: 0812…, 812…, 62812…,
 * +62 (0)812… are one number; numbers from abroad begin with `+`.
 */
export function dialled(typed: string): string {
  // "+62 (0)812": the bracketed zero is the domestic prefix, which libphonenumber would keep.
  const text = typed.replace(/\(0\)/g, "").trim();
  const isCountryWithoutPlus = /^62\d{7,}/.test(text.replace(/[\s().-]/g, ""));
  const international = isCountryWithoutPlus ? `+${text}` : text;
  return international.replace(/^(\+62[\s().-]*)0/, "$1");
}

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

/** The number of a cell or a line. What a spreadsheet has spoilt is repaired only where every digit is there. */
export function phonesIn(cell: string, readPhone: ReadPhone): CellPhone {
  const numberIn = (typed: string): { phone: string; isLandline: boolean } | null => {
    const phone = readMobile(typed);
    if (phone !== null) return { phone, isLandline: false };
    const reading = readPhone(typed);
    return reading.kind === "number" ? reading : null;
  };
  const text = cell.replace(/^'/, "").trim();
  if (text === "") return { phone: null, note: null, others: [] };
  const isDecimal = /^\d{8,}[.,]0+$/.test(text);
  const mobileNumber = isDecimal ? null : readMobile(text);
  if (mobileNumber !== null) return { phone: mobileNumber, note: null, others: [] };
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
