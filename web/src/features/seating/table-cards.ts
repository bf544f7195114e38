/** What stands on one card. */
export interface TableCard<Guest> {
  /** Which of how many of this table it is; null where it is the only one. */
  part: { number: number; of: number } | null;
  guests: readonly Guest[];
  /** Whether the names are small, so that there is room for all of them. */
  isMany: boolean;
}

/** Letters of a line and lines of a card of 105 mm, for names of 14 and of 9 points. */
const large = { letters: 28, lines: 13 };
const small = { letters: 42, lines: 20 };

function linesOf(name: string, { letters }: typeof large): number {
  return Math.max(1, Math.ceil(name.length / letters));
}

function allLines(names: readonly string[], size: typeof large): number {
  return names.reduce((sum, name) => sum + linesOf(name, size), 0);
}

/** The cards of one table: what does not fit on one stands on the next, and nobody is cut off. */
export function tableCards<Guest extends { name: string }>(guests: readonly Guest[]): TableCard<Guest>[] {
  const names = guests.map(({ name }) => name);
  if (allLines(names, large) <= large.lines) return [{ part: null, guests, isMany: false }];
  const parts: Guest[][] = [];
  let left = 0;
  for (const guest of guests) {
    const lines = linesOf(guest.name, small);
    const last = parts.at(-1);
    if (last === undefined || lines > left) {
      parts.push([guest]);
      left = small.lines - lines;
    } else {
      last.push(guest);
      left -= lines;
    }
  }
  return parts.map((part, index) => ({
    part: parts.length === 1 ? null : { number: index + 1, of: parts.length },
    guests: part,
    isMany: true,
  }));
}
