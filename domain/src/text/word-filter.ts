/**
 * Coarse words of Indonesian and English, and the advertisements that walls of
 * wishes attract. A hit refuses nothing: it lets the family look first, so a
 * word that is also a name, a dish or part of a prayer is not listed.
 */
const indonesian = [
  "anjing",
  "anjeng",
  "bajingan",
  "bangsat",
  "brengsek",
  "cukimai",
  "goblok",
  "goblog",
  "jancok",
  "jancuk",
  "jembut",
  "kampret",
  "keparat",
  "kontol",
  "lonte",
  "memek",
  "mampus",
  "ngentot",
  "ngentod",
  "entot",
  "dientot",
  "ngewe",
  "pantek",
  "pelacur",
  "pepek",
  "pukimak",
  "sundala",
  "telaso",
  "tolol",
  "bokep",
  // Without vowels, as it is typed on phones.
  "anjg",
  "anjng",
  "bgst",
  "bngst",
  "gblk",
  "jnck",
  "kntl",
  "ngntt",
  // Advertisements of gambling and loans.
  "togel",
  "judol",
  "maxwin",
  "pinjol",
] as const;

const english = [
  "asshole",
  "arsehole",
  "bastard",
  "bitch",
  "bullshit",
  "cunt",
  "dickhead",
  "faggot",
  "fuck",
  "fucker",
  "motherfucker",
  "nigger",
  "nigga",
  "pussy",
  "shit",
  "slut",
  "twat",
  "wanker",
  "whore",
] as const;

/** Several words together, each of them innocent alone. */
const phrases = ["slot gacor", "judi online", "slot online", "babi lu", "babi lo", "dasar babi"] as const;

/** "gobloknya"; not "-an", which makes names of places. */
const indonesianEndings = "(?:nya|mu|ku|lah|kah)?";
/** "fucking". */
const englishEndings = "(?:e?s|ed|ing?|y|ty)?";

/** What stands for a letter in disguise; `*` and `#` mask vowels only, or every word would be a hit. */
const disguises: Readonly<Record<string, string>> = {
  a: "a4@*#",
  b: "b8",
  e: "e3*#",
  g: "g9",
  i: "i1!|*#",
  o: "o0*#",
  s: "s5$",
  t: "t7",
  u: "u*#",
};

/** Signs between letters: "a.n.j-i_n'g". */
const joint = "[._\\-~'’`·•/\\\\,]{0,2}";
const start = "(?<![\\p{L}\\p{N}])";
const end = "(?![\\p{L}\\p{N}])";

/** Runs of one letter, because those may be drawn out: "asshole" wants two of the s, and takes five. */
function runsOf(word: string): { letter: string; length: number }[] {
  return Array.from(word.matchAll(/(.)\1*/g), ([run, letter = ""]) => ({ letter, length: run.length }));
}

function pattern(word: string, endings: string): string {
  const runs = runsOf(word).map(({ letter, length }) => {
    const one = `[${disguises[letter] ?? letter}]`;
    return { one, length, drawn: `(?:${one}${joint}){${String(length)},}` };
  });
  const together = runs.map(({ drawn }) => drawn).join("");
  // "a n j i n g": with blanks between all letters or none, so that no word is made of the ends of two.
  const apart = runs.map(({ one, length }) => Array(length).fill(one).join("\\s+")).join("\\s+");
  return `(?:${together}${endings}|${apart})`;
}

const patterns = [
  ...indonesian.map((word) => pattern(word, indonesianEndings)),
  ...english.map((word) => pattern(word, englishEndings)),
  ...phrases.map((phrase) =>
    phrase
      .split(" ")
      .map((word) => pattern(word, ""))
      .join("[\\s._-]+"),
  ),
];
const coarse = new RegExp(`${start}(?:${patterns.join("|")})${end}`, "gu");

/** Digits alone are a house number or an account, whatever they look like. */
function hasLetters(text: string): boolean {
  return (text.match(/\p{L}/gu) ?? []).length >= 2;
}

/**
 * Whether somebody of the family should look at `text` before everybody does.
 * Finds whole words only, also drawn out, with digits for letters, or with
 * signs between their letters.
 */
export function hasCoarseWord(text: string): boolean {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return Array.from(plain.matchAll(coarse)).some(([found]) => hasLetters(found));
}
