/** The parts of `npm test`, in the order in which they run. */
export const partNames = ["static", "unit", "emulator", "browser", "budgets"] as const;

export type PartName = (typeof partNames)[number];

/** What one run covers. */
export interface Selection {
  parts: ReadonlySet<PartName>;
  /** Words that file, check or row names must contain one of; empty for all. */
  words: readonly string[];
}

function isPartName(word: string): word is PartName {
  return partNames.some((name) => name === word);
}

/** True when the name contains one of the words, or there are no words. Case does not matter. */
export function matches(name: string, words: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return words.length === 0 || words.some((word) => lower.includes(word.toLowerCase()));
}

/**
 * Reads the words after `npm test --`. A part's name chooses that part; the others choose files, checks and rows by a
 * piece of their name. Without a part's name every part that holds something of that name runs.
 * @param inventory the names that each part holds
 */
export function select(
  args: readonly string[],
  inventory: Readonly<Record<PartName, readonly string[]>>,
): Selection {
  const words = args.filter((word) => !isPartName(word));
  const named = args.filter(isPartName);
  const parts = partNames.filter((part) =>
    named.length > 0
      ? named.includes(part)
      : words.length === 0 || inventory[part].some((name) => matches(name, words)),
  );
  return { parts: new Set(parts), words };
}
