import { dialled, type PhoneReading } from "@janur/domain/contact/phone-cell";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Reads a phone number as the application does, by the same tables. */
export function readPhone(typed: string): PhoneReading {
  const text = dialled(typed);
  if (text === "") return { kind: "empty" };
  const number = parsePhoneNumberFromString(text, "ID");
  if (number?.isValid() !== true) return { kind: "invalid" };
  return {
    kind: "number",
    phone: number.number,
    pretty: number.formatInternational(),
    isLandline: number.country === "ID" && number.getType() === "FIXED_LINE",
  };
}
