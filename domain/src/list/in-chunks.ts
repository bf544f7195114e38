/** A list in parts of at most `size`, in its order; none of an empty one. */
export function inChunks<Item>(items: readonly Item[], size: number): Item[][] {
  if (size < 1) throw new RangeError("parts of nothing never end");
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
