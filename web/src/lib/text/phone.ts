import { dialled, type PhoneReading } from "@janur/domain/contact/phone-cell";
import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import detailed from "libphonenumber-js/max/metadata";
import plain from "libphonenumber-js/min/metadata";

/** The smallest tables, and for Indonesia those that tell a landline from a mobile number. */
const tables = { ...plain, countries: { ...plain.countries, ID: detailed.countries.ID } };

/** Reads a phone number, as `dialled` takes it. */
export function readPhone(typed: string): PhoneReading {
  const text = dialled(typed);
  if (text === "") return { kind: "empty" };
  const number = parsePhoneNumberFromString(text, "ID", tables);
  if (number?.isValid() !== true) return { kind: "invalid" };
  return {
    kind: "number",
    phone: number.number,
    pretty: number.formatInternational(),
    isLandline: number.country === "ID" && number.getType() === "FIXED_LINE",
  };
}
