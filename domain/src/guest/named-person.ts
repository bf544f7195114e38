const addressed =
  /^((?:bapak|bpk\.?|pak)\s{0,3}(?:&|\/|dan)?\s{0,3}(?:ibu|bu)|bapak|bpk\.?|pak|ibu|bu|sdri?\.?|saudara|saudari|mas|mbak|mba|pakde|bude|om|tante)\s+(\S.*)$/i;
const household =
  /(?:(?:\s{0,9}[&+]|[\s,;:|/–-]{1,9}(?:dan|and|beserta|bersama|n))\s{1,9}(?:keluarga|kel\b\.?|family|fam\b\.?)|[\s,;:|/–-]{1,9}(?:sekeluarga|sakulawarga|sakbrayat|sak\s+kaluwarga))\s*$/i;
const partner =
  /(?:(?:\s{0,9}[&+]\s{0,9})|[\s,;:|/–-]{1,9}(?:dan|and|beserta|bersama|dengan|with|n)\s{1,9})(?:istri|isteri|suami|pasangan|partner|wife|husband|spouse)\s*$/i;
const betweenBoth = /^[\s,;:|/–-]+|\s+$/g;

/**
 * "Bapak Hadi & Keluarga" and "Budi & istri", written as one, taken apart: a message says an honorific of its own where there is none.
 * What stands between a name and its family goes; a name keeps every other sign.
 */
export function namedPerson(typed: string): { honorific: string; name: string; suffix: string } {
  const family = (household.exec(typed) ?? partner.exec(typed))?.[0] ?? "";
  const whole = family === "" ? typed : typed.slice(0, -family.length).replace(/[\s,;:|/–-]{1,9}$/, "");
  const [, honorific = "", name = whole] = addressed.exec(whole) ?? [];
  return { honorific, name, suffix: family.replace(betweenBoth, "") };
}
