import sharp from "sharp";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Points of a field that is looked at as one. */
const field = 12;
/** How much light may differ within a field, 0..255: more than a fold of cloth or a thread, less than an edge. */
const calm = 18;
const margin = field;
/** Words need so much, and more than this makes them no larger. */
const least = { width: 330, height: 200 };
const most = { width: 860, height: 380 };

/**
 * Finds where words may stand on a card: the largest box without ornament, about the middle or from the left.
 * @param card the picture without words
 * @param left edge of words that begin at the left; null for those in the middle
 */
export async function calmBox(card: Buffer, left: number | null): Promise<Box> {
  const rows = await reachOfRows(card, left);
  let best: Box & { worth: number } = { left: 0, top: 0, width: 0, height: 0, worth: 0 };
  for (let from = 0; from < rows.length; from += 1) {
    let width = Infinity;
    for (let to = from; to < rows.length; to += 1) {
      width = Math.min(width, rows[to] ?? 0);
      const height = (to - from + 1) * field - 2 * margin;
      if (width < least.width) break;
      if (height < least.height) continue;
      const middle = from * field + margin + height / 2;
      const worth =
        Math.min(width, most.width) * Math.min(height, most.height) * (1 - Math.abs(middle - 315) / 2000);
      if (worth <= best.worth) continue;
      best = { left: left ?? 600 - width / 2, top: from * field + margin, width, height, worth };
    }
  }
  const { worth, ...box } = best;
  if (worth === 0) throw new Error("There is no calm place for words.");
  return box;
}

/** How wide words may be in each row of fields. */
async function reachOfRows(card: Buffer, left: number | null): Promise<number[]> {
  const { data, info } = await sharp(card).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isRestless = (column: number, row: number) => {
    let [sum, squares] = [0, 0];
    for (let y = row * field; y < (row + 1) * field; y += 1) {
      for (let x = column * field; x < (column + 1) * field; x += 1) {
        const value = data[(y * info.width + x) * info.channels] ?? 0;
        sum += value;
        squares += value * value;
      }
    }
    const mean = sum / field ** 2;
    return Math.sqrt(Math.max(0, squares / field ** 2 - mean ** 2)) > calm;
  };
  const columns = Math.floor(info.width / field);
  return Array.from({ length: Math.floor(info.height / field) }, (_, row) => {
    const start = left === null ? columns / 2 : Math.ceil(left / field);
    let reach = 0;
    while (start + reach < columns - 3 && !isRestless(start + reach, row)) {
      if (left === null && isRestless(columns - start - reach - 1, row)) break;
      reach += 1;
    }
    return Math.max(0, (left === null ? 2 : 1) * reach * field - 2 * margin);
  });
}
