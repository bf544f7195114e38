/** `items` with the one at `from` standing at `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

export function replaced<T extends { id: string }>(items: readonly T[], item: T): T[] {
  return items.map((old) => (old.id === item.id ? item : old));
}

/** `items` with `item` at `index`, unless it is there already. */
export function inserted<T extends { id: string }>(items: readonly T[], item: T, index: number): T[] {
  if (items.some(({ id }) => id === item.id)) return [...items];
  return [...items.slice(0, index), item, ...items.slice(index)];
}

/** The first of `prefix-1`, `prefix-2` … that no item has. */
export function freeId(items: readonly { id: string }[], prefix: string): string {
  const taken = new Set(items.map(({ id }) => id));
  let number = items.length + 1;
  while (taken.has(`${prefix}-${String(number)}`)) number += 1;
  return `${prefix}-${String(number)}`;
}
