import { plainWords } from "@janur/domain/text/plain-words";

/** Letters that a typing of so many may be off by; three letters miss one at most. */
function slipsAllowed(length: number): number {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Slips between two words: letters that are wrong, missing, too many, or swapped with the next.
 * @returns more than `most` where there are more, without counting on
 */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let previous: number[] = [];
  let current = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const before = previous;
    previous = current;
    current = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let slips = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      current[j] = slips;
    }
    if (Math.min(...current) > most) return most + 1;
  }
  return current[b.length] ?? most + 1;
}

/** Slips in `typed` for `word`, or null where it is hardly meant: too many of them, or another first letter. */
export function slipsIn(typed: string, word: string): number | null {
  const most = slipsAllowed(typed.length);
  if (most === 0) return null;
  const isSwapped = typed[0] === word[1] && typed[1] === word[0];
  if (typed[0] !== word[0] && !isSwapped) return null;
  // "akn" is "akun" with a letter missing; any other three letters are as likely a word of their own.
  if (typed.length === 3 && word.length !== 4) return null;
  const slips = slipsBetween(typed, word, most);
  return slips > most ? null : slips;
}

/** How well a typed word fits a word, 0 for not at all: as it is, its beginning, inside it, mistyped, mistyped and unfinished. */
export function wordFit(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.9;
  // Fewer letters stand inside too many words: "hadi" is no beginning of "kehadiran".
  if (typed.length > 4 && word.includes(typed)) return 0.7;
  const slips = slipsIn(typed, word);
  if (slips !== null) return 0.6 - slips / 10;
  if (typed.length < 5) return 0;
  const begun = [typed.length - 1, typed.length, typed.length + 1].flatMap(
    (length) => slipsIn(typed, word.slice(0, length)) ?? [],
  );
  return begun.length === 0 ? 0 : 0.4 - Math.min(...begun) / 10;
}

/**
 * How well what somebody types fits a text, 0 for not at all: each of its words must fit one of the text's, in any order.
 * @param also other words for the same thing, which count a little less
 */
export function textFit(typed: string, text: string, also = ""): number {
  return wordsFit(wordsIn(typed), wordsIn(text), wordsIn(also));
}

export function wordsIn(text: string): string[] {
  const plain = plainWords(text);
  return plain === "" ? [] : plain.split(" ");
}

/** How well words fit what is typed now: in thousands of lines the same names come again and again. */
const known = new Map<string, Map<string, number>>();
/** Words of the last keys; no more is typed at once. */
const mostKnown = 8;

function fitsOf(typed: string): Map<string, number> {
  const before = known.get(typed);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const fits = new Map<string, number>();
  known.set(typed, fits);
  return fits;
}

function knownFit(fits: Map<string, number>, typed: string, word: string): number {
  const before = fits.get(word);
  if (before !== undefined) return before;
  const fit = wordFit(typed, word);
  fits.set(word, fit);
  return fit;
}

/** `textFit` of words that were made before; nothing typed fits nothing. */
export function wordsFit(
  asked: readonly string[],
  own: readonly string[],
  others: readonly string[] = [],
): number {
  if (asked.length === 0) return 0;
  let sum = 0;
  for (const one of asked) {
    const fits = fitsOf(one);
    let best = 0;
    for (const word of own) best = Math.max(best, knownFit(fits, one, word));
    for (const word of others) best = Math.max(best, 0.8 * knownFit(fits, one, word));
    if (best === 0) return 0;
    sum += best;
  }
  // Of two that fit alike the shorter one is the whole of what was asked for.
  return sum / asked.length + 0.01 / Math.max(1, own.length);
}

/** Those that fit what is typed, best first; of those that fit alike, in their order. */
export function fitting<Item>(
  typed: string,
  items: readonly Item[],
  read: (item: Item) => { text: string; also?: string },
): Item[] {
  return items
    .map((item) => {
      const { text, also } = read(item);
      return { item, fit: textFit(typed, text, also) };
    })
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ item }) => item);
}
