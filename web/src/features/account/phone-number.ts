import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A phone number in E.164, or null. Indonesian forms need no country:
 * 0812…, 812…, 62812…, +62 (0)812… are one number.
 */
export function parsePhoneNumber(typed: string): string | null {
  // "+62 (0)812": the bracketed zero is the domestic prefix, which libphonenumber would keep.
  const text = typed.trim().replace(/\(0\)/g, "");
  const international = /^\+/.test(text)
    ? text
    : /^62\d{7,}/.test(text.replace(/[\s().-]/g, ""))
      ? `+${text}`
      : text;
  const number = parsePhoneNumberFromString(international.replace(/^(\+62[\s().-]*)0/, "$1"), "ID");
  return number?.isValid() === true ? number.number : null;
}
