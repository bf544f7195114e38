import { guestLimits } from "../limits/guest-limits.ts";

/*
 * How many people a name speaks of. Nobody is counted who is not written: one
 * name is one person, and whoever comes along is said by the name ("& Istri",
 * "Budi & Ani", "+1"), by what stands behind it, or by a number.
 */

const { person, couple, family } = guestLimits.usualSeats;

const partner =
  "(?:istri|isteri|suami|pasangan|partner|wife|husband|spouse|istrinya|suaminya|pacar|tunangan)";
const kin =
  "(?:bapak|bpk|pak|ibu|bu|mas|mbak|mba|pakde|pakdhe|bude|budhe|paklik|bulik|om|tante|nantulang|namboru|inang|uni|ambu|nyak|umi|abi|mama|papa|mak|nyai|teh|teteh|ci|cici|ko|koko|mbah|oma|opa)";
const joined =
  "(?:&|\\+|/|\\bdan\\b|\\band\\b|\\bbeserta\\b|\\bbersama\\b|\\bdengan\\b|\\bserta\\b|\\bwith\\b|\\bn\\b|\\bplus\\b)";

const isFamily =
  /(?:&|\+|\bdan\b|\band\b|\bbeserta\b|\bbersama\b|\bn\b)\s*(?:keluarga|kel\b|family|fam\b)|\b(?:sekeluarga|sakulawarga|sakbrayat|sak\s+kaluwarga)\b/i;
const isHousehold = /^(?:keluarga|kel\.?|family of|fam\.?)\s+(?!besar\b)\S/i;
const withPartner = new RegExp(`${joined}\\s*${partner}\\b`, "i");
const bothTitles = new RegExp(
  `^(?:(?:bapak|bpk|pak|tn|mr)\\.?\\s*(?:&|/|,|dan|and)?\\s*(?:ibu|bu|ny|mrs)\\b|(?:papa|bapa)\\s*(?:&|/|dan)?\\s*(?:mama)\\b)`,
  "i",
);
const twoNames = new RegExp(`\\p{L}[\\p{L}.]*\\s*(?:&|/|\\+|\\b(?:dan|and|n)\\b)\\s*\\p{L}`, "iu");
/** Words of regions that are names or other words, too: only before who is called by a title. */
const twoOfARegion = new RegExp(`\\s(?:lan|sareng|jo|ama|deng|karo)\\s+${kin}\\b`, "i");
const withChildren =
  /(?:&|\+|\bdan\b|\band\b|\bbersama\b)\s*(\d)?\s*(?:orang\s+)?(?:anak|child(?:ren)?|kids?)\b/i;
const andMore = /\+\s*([1-9])\s*\)?$|\bplus\s+(one|satu|[1-9])\b/i;
const houses = /^(?:pt|cv|ud|toko|yayasan|dinas|kantor|firma|rm|warung|bank|hotel)\b/i;

const inWords: readonly (readonly [RegExp, number])[] = [
  [/\bberdua\b/i, 2],
  [/\bbertiga\b/i, 3],
  [/\bberempat\b/i, 4],
  [/\bberlima\b/i, 5],
];

/**
 * The people that a name speaks of, as it stands on the envelope.
 * @param addressed "Bapak Hadi & Keluarga"
 */
export function partySize(addressed: string): number {
  const said = inWords.find(([word]) => word.test(addressed))?.[1];
  if (said !== undefined) return said;
  const children = withChildren.exec(addressed);
  if (children !== null) return person + Number(children[1] ?? "1");
  const more = andMore.exec(addressed);
  if (more !== null) return person + (Number(more[1] ?? more[2]) || 1);
  if (isOfHousehold(addressed)) return family;
  if (houses.test(addressed)) return person;
  const names = addressed.split("/").length;
  if (names > couple) return names;
  const isTwo = [withPartner, bothTitles, twoNames, twoOfARegion].some((pattern) => pattern.test(addressed));
  return isTwo ? couple : person;
}

/** Whether a name on an envelope is of a household: "Bapak Hadi & Keluarga", "Keluarga Om Harto". */
export function isOfHousehold(addressed: string): boolean {
  return isFamily.test(addressed) || isHousehold.test(addressed);
}

/** The people whom an invitation is for that says no number: those of a household by their names, where they are known. */
export function usualSeats(guest: {
  kind?: "person" | "household" | "group";
  honorific?: string;
  name: string;
  suffix?: string;
  members?: readonly string[];
}): number {
  const { kind = "person", honorific = "", name, suffix = "", members = [] } = guest;
  // Of a group each answers for themselves.
  if (kind === "group") return person;
  const said = partySize([honorific, name, suffix].filter((part) => part !== "").join(" "));
  if (kind === "person") return said;
  const inside = members.length > 0 ? members.length : family;
  return Math.min(guestLimits.seats.max, Math.max(inside, said));
}

/** A name without the words and numbers that say no more than how many come. */
export function withoutCount(name: string): string {
  const words = inWords.reduce((rest, [word]) => rest.replace(word, " "), name);
  return words.replace(/\s*\(?\s*(?:\+\s*[1-9]|\bplus\s+(?:one|satu|[1-9]))\s*\)?\s*$/i, "").trim();
}
