/*
 * Places in a list that people sort by hand: each item carries a key, and a
 * moved one gets a key between its new neighbours, so that a move writes one
 * document. Six digits in base 62 count whole places, further digits are a
 * fraction. Keys compare as strings.
 */
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const base = digits.length;
const wholeDigits = 6;
/** Whole places between items that are appended: room for eleven later ones between any two before a fraction is needed. */
const stride = base ** 2;
const middle = Math.floor(base ** wholeDigits / 2);

/** Below "000000" there would be no place. */
export const orderKeyPattern = /^(?!0{6}$)[0-9A-Za-z]{6}([0-9A-Za-z]*[1-9A-Za-z])?$/;

function digitAt(text: string, index: number): number {
  return index < text.length ? digits.indexOf(text.charAt(index)) : 0;
}

function wholeOf(key: string): number {
  let whole = 0;
  for (let index = 0; index < wholeDigits; index += 1) whole = whole * base + digitAt(key, index);
  return whole;
}

function keyOf(whole: number): string {
  let rest = whole;
  let key = "";
  for (let index = 0; index < wholeDigits; index += 1) {
    key = digits.charAt(rest % base) + key;
    rest = Math.floor(rest / base);
  }
  return key;
}

/** A fraction above `low` and, where there is one, below `high`; it never ends in 0. */
function fractionBetween(low: string, high: string | null): string {
  for (let index = 0, prefix = ""; ; index += 1) {
    const from = digitAt(low, index);
    const to = high === null ? base : digitAt(high, index);
    if (to - from > 1) return prefix + digits.charAt(Math.floor((from + to) / 2));
    prefix += digits.charAt(from);
    // One below the other's digit: whatever follows is below it, too.
    if (to - from === 1) return prefix + fractionBetween(low.slice(index + 1), null);
  }
}

/**
 * A key above `low` and below `high`; null stands for the ends of the list.
 * @throws RangeError when `low` is not below `high`
 */
export function orderBetween(low: string | null, high: string | null): string {
  if (low === null && high === null) return keyOf(middle);
  if (low === null) {
    const whole = wholeOf(high ?? "");
    return whole > 0
      ? keyOf(Math.max(0, whole - stride))
      : keyOf(0) + fractionBetween("", fractionOf(high ?? ""));
  }
  if (high === null) return keyOf(wholeOf(low) + stride);
  if (low >= high) throw new RangeError("no place between these keys");
  const [from, to] = [wholeOf(low), wholeOf(high)];
  if (to - from > 1) return keyOf(Math.floor((from + to) / 2));
  const whole = keyOf(from);
  return whole + fractionBetween(fractionOf(low), from === to ? fractionOf(high) : null);
}

function fractionOf(key: string): string {
  return key.slice(wholeDigits);
}

/** Keys for `count` items behind `last`, in order. */
export function ordersAfter(last: string | null, count: number): string[] {
  const orders: string[] = [];
  for (let previous = last; orders.length < count;) {
    previous = orderBetween(previous, null);
    orders.push(previous);
  }
  return orders;
}

export interface Ordered {
  id: string;
  order: string;
}

/** By key; items whose keys two people made at the same time stand in the order of their ids, for everybody. */
export function byOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/**
 * The keys that put `id` at `index` of a sorted list without it: usually its
 * own alone. Where both neighbours carry the same key, those behind it that
 * share the key move up as well.
 */
export function placedAt(others: readonly Ordered[], id: string, index: number): Map<string, string> {
  const before = others[index - 1]?.order ?? null;
  const after = others.slice(index);
  const next = after.findIndex(({ order }) => order !== before);
  const sharing = before === null ? [] : after.slice(0, next === -1 ? after.length : next);
  const end = after[sharing.length]?.order ?? null;
  const placed = new Map<string, string>();
  let previous = before;
  for (const moved of [id, ...sharing.map((item) => item.id)]) {
    previous = orderBetween(previous, end);
    placed.set(moved, previous);
  }
  return placed;
}
