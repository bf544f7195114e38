/*
 * How names are looked for. People write "Bpk. H. Hadi", "pak hadi" and "Hadi
 * Wiranto, S.E." for one man, so titles and signs do not count.
 */

const titles = new Set(
  [
    "bapak bpk pak ibu bu sdr sdri saudara saudari mas mbak mba kak kakak abang bang om tante",
    "pakde pakdhe bude budhe paklik bulik eyang opa oma kakek nenek tuan nyonya nona tn ny nn mr mrs ms",
    "h hj haji hajah hajjah ustaz ustadz ustad ustadzah kh kyai kiai nyai",
    "dr drs dra drg ir prof alm almh keluarga kel sekeluarga beserta dan and family the",
  ]
    .join(" ")
    .split(" "),
);

const prefix = { min: 2, max: 12 } as const;
const mostWords = 8;

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Lower-case letters without accents; most names have none. */
function plainLetters(text: string): string {
  const bare = /[^ -~]/.test(text) ? text.normalize("NFD").replace(/\p{M}/gu, "") : text;
  return bare.replace(/['’`]/g, "").toLowerCase();
}

/** "Bpk. dr. Nur'Aini Élodie, Sp.A." → `["nuraini", "elodie"]`; a name of titles alone keeps them. */
export function nameWords(name: string): string[] {
  const words = (text: string) => plainLetters(text).match(wordPattern) ?? [];
  // Degrees stand behind a comma.
  const all = words(name.split(",")[0] ?? "");
  const own = all.filter((word) => !titles.has(word));
  return (own.length > 0 ? own : all.length > 0 ? all : words(name)).slice(0, mostWords);
}

/** Beginnings of a name's words, as they stand in the guest's document to be searched by. */
export function namePartsOf(name: string): string[] {
  const parts = nameWords(name).flatMap((word) => {
    const letters = [...word].slice(0, prefix.max);
    if (letters.length < prefix.min) return letters.length === 0 ? [] : [letters.join("")];
    return Array.from({ length: letters.length - prefix.min + 1 }, (_, index) =>
      letters.slice(0, index + prefix.min).join(""),
    );
  });
  return [...new Set(parts)];
}

/** The one part to ask the database for when somebody types `text`: of its longest word; null for nothing to go by. */
export function searchPart(text: string): string | null {
  const longest = nameWords(text).sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : [...longest].slice(0, prefix.max).join("");
}

/** Whether every word of `text` begins a word of `name`; nothing typed is in every name. */
export function isNamed(name: string, text: string): boolean {
  const words = nameWords(name);
  return nameWords(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Parts by which guests of a similar name are found, at most 16. */
export function similarParts(name: string): string[] {
  const parts = nameWords(name).flatMap((word) => {
    const letters = [...word];
    return [letters.slice(0, prefix.max).join(""), letters.slice(0, 4).join("")];
  });
  return [...new Set(parts)];
}

function pairsOf(word: string): string[] {
  return word.length < 2 ? [word] : Array.from(word.slice(1), (_, index) => word.slice(index, index + 2));
}

/** Share of common letter pairs (Dice), 0 to 1. */
function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [pairsOf(a), pairsOf(b)];
  const rest = [...right];
  const common = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (left.length + right.length);
}

/** How much two names are alike, 0 to 1; a missing second name weighs half. */
export function nameLikeness(a: string, b: string): number {
  const [left, right] = [nameWords(a), nameWords(b)].sort((x, y) => x.length - y.length);
  if (left === undefined || right === undefined || left.length === 0) return 0;
  const best = left.map((word) => Math.max(...right.map((other) => wordLikeness(word, other))));
  const sum = best.reduce((total, value) => total + value, 0);
  return sum / (left.length + (right.length - left.length) / 2);
}
