import { wrapped } from "../../kit/numbers.ts";

/* Drafts of our own, named after nothing and copied from no cloth. */

/** Points that hold long floats down. */
function isFree(warp: number, row: number): boolean {
  return (warp + row * 3) % 8 !== 0;
}

/** Stars in a net of lozenges: 64 × 64 threads. */
export function starDraft(warp: number, row: number): boolean {
  const from = (centre: number, place: number) => {
    const away = wrapped(place - centre, 64);
    return Math.min(away, 64 - away);
  };
  for (const centre of [32, 0]) {
    const [x, y] = [from(centre, warp), from(centre, row)];
    const [long, short] = [Math.max(x, y), Math.min(x, y)];
    if (x + y <= 2) return false;
    if (x + y <= 6) return true;
    if (x + y <= 8) return false;
    if (long <= 15 && short <= (15 - long) * 0.75 + 0.5) return isFree(warp, row);
    if (Math.abs(x - y) <= 2.4 && long <= 11) return isFree(warp, row);
    if (x + y >= 25 && x + y <= 27) return true;
    if (x + y === 30 || x + y === 31) return (warp + (row >> 1)) % 3 !== 0;
  }
  const away = Math.min(from(0, warp) + from(32, row), from(32, warp) + from(0, row));
  return away > 1 && away <= 4;
}

/** The head of a cloth: lines, hooks in a row, and shoots: 96 × 132 threads. */
export function headDraft(warp: number, row: number): boolean {
  const place = wrapped(warp, 48);
  const centre = Math.abs(place - 23.5);
  const isIn = (from: number, to: number) => row >= from && row < to;
  if (isIn(0, 2) || isIn(4, 5) || isIn(30, 32) || isIn(34, 35) || isIn(126, 127) || isIn(129, 131))
    return isFree(warp, row) || row % 2 === 1;
  if (isIn(7, 28)) return hooks(wrapped(place, 24) - 12, row - 17.5, warp);
  if (isIn(38, 122)) return shoots(centre, row - 38, warp, row);
  return false;
}

function hooks(x: number, y: number, warp: number): boolean {
  const ring = Math.hypot(x + 4, y);
  if (ring > 4 && ring < 7.2 && !(x > -4 && y > 0 && y < 4)) return true;
  if (Math.hypot(x - 5, y) < 2.6) return true;
  if (Math.abs(y + x * 0.9 - 8) < 1.6 && x > -2) return true;
  return Math.abs(Math.abs(y) - 9.4) < 0.7 && warp % 4 < 2;
}

function shoots(centre: number, down: number, warp: number, row: number): boolean {
  const share = down / 84;
  const wide = 23.5 * (1 - share) ** 0.92;
  if (centre >= wide) {
    const lozenge = (down % 12) - 6;
    return centre - wide >= 2 && Math.abs(lozenge) + (24 - centre) < 4.2 && share > 0.18;
  }
  const edge = wide - centre;
  if (edge < 2.4) return true;
  if (edge < 4) return false;
  if (edge < 6) return row % 4 < 3;
  if (edge < 7.6) return false;
  const within = Math.abs((down % 14) - 7);
  if (centre < 7 && within + centre < 7.5) return within + centre >= 2.6 && isFree(warp, row);
  return edge > 9 && (warp + row) % 6 === 0 && row % 2 === 0;
}
