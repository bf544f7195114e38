const addressed =
  /^(bapak|bpk\.?|pak|ibu|bu|sdri?\.?|saudara|saudari|mas|mbak|mba|pakde|bude|om|tante)\s+(\S.*)$/i;
const household = /\s*(?:(&|dan|and|beserta)\s+(?:keluarga|kel\b\.?|family)|(sekeluarga))\s*$/i;

/** "Bapak Hadi & Keluarga", written as one, taken apart: a message says an honorific of its own where there is none. */
export function namedPerson(typed: string): { honorific: string; name: string; suffix: string } {
  const suffix = household.exec(typed)?.[0].trim() ?? "";
  const whole = typed.replace(household, "").replace(/[\s,;:|/(–-]+$/, "");
  const [, honorific = "", name = whole] = addressed.exec(whole) ?? [];
  return { honorific, name, suffix };
}
