/** Characters of one packed document; in UTF-8 at most three bytes each, and a document holds 1 MiB. */
const pieceSize = 300_000;

/** Packed rows in texts of at most so many characters, each a document of its own; one row more than that stays whole. */
export function inPieces<Row>(rows: readonly Row[], pack: (rows: readonly Row[]) => string): string[] {
  const text = pack(rows);
  if (text.length <= pieceSize || rows.length < 2) return [text];
  const half = Math.ceil(rows.length / 2);
  return [...inPieces(rows.slice(0, half), pack), ...inPieces(rows.slice(half), pack)];
}
