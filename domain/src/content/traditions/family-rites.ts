import type { LocalizedText } from "../../text/language.ts";

/**
 * What the families celebrate among themselves: every guest is not asked about it. Ngunduh mantu and martumpol are not
 * among them, to which all are invited (sources beside the adats).
 */
const familyRites: ReadonlySet<string> = new Set([
  "Panggih",
  "Siraman",
  "Midodareni",
  "Ngeuyeuk seureuh",
  "Malam bainai",
  "Manjapuik marapulai",
  "Malam berinai",
  "Mappacci",
  "Mapparola",
  "Malam pacar",
  "Palang pintu",
  "Mepamit",
  "Sangjit",
  "Tea pai",
]);

export function isFamilyRite({ id }: LocalizedText): boolean {
  return familyRites.has(id);
}
