/** Width and height of the grey picture that `lookOf` reads. */
export const lookWidth = 9;
export const lookHeight = 8;

/**
 * 64 bits of how a picture looks: whether each of 8 × 8 places is lighter than its neighbour on the right. The same
 * picture sent twice, once smaller, has the same bits.
 * @param grey `lookWidth` × `lookHeight` bytes, row by row
 */
export function lookOf(grey: Uint8Array): string {
  let bits = 0n;
  for (let row = 0; row < lookHeight; row += 1) {
    for (let column = 0; column < lookWidth - 1; column += 1) {
      const at = row * lookWidth + column;
      bits = bits * 2n + ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, "0");
}
