import { wrapped } from "../../kit/numbers.ts";

/*
 * Drafts of our own in the manner of songket with shoots of bamboo at its hem; copied from no cloth and named after nothing
 * but the shoot (bibahsongket.com/tra/art8.html; ejournal.unp.ac.id/index.php/serupa/article/view/5528). "gold" and "red" lie over the silk, null is the silk itself.
 */

export type Laid = "gold" | "red" | null;

/** Threads of one shoot along the hem, and of the whole hem across. */
export const shoot = { along: 44, across: 82 };

const bands = 25;
const length = 50;

/** How far a thread lies from the middle of the shoot that it is in. */
const fromMiddle = (along: number) => {
  const away = wrapped(along - 21.5, 44);
  return Math.min(away, 44 - away);
};

/** A hem: bands at its edge, then tall shoots and slender ones between, whose tips point away from it. Threads may be halves. */
export function hemDraft(along: number, across: number): Laid {
  if (across < bands) return bandDraft(Math.floor(along), Math.floor(across));
  const down = across - bands;
  const middle = fromMiddle(along);
  const between = 22 - middle;
  const grown = tall(middle, down);
  if (grown !== undefined) return grown;
  return slender(between, down);
}

/** Whether cloth that is cut out along its shoots is left at this place. */
export function isCutOut(along: number, across: number): boolean {
  const down = across - bands;
  if (down < 0) return true;
  const middle = fromMiddle(along);
  return tall(Math.max(0, middle - 1), down) !== undefined || 22 - middle < 7.4 * (1 - down / 34) ** 0.7;
}

function bandDraft(along: number, across: number): Laid {
  const isTied = (along + across * 3) % 8 === 0;
  if (across < 4 || across === 6 || across === 7 || across === 20 || across === 21)
    return isTied ? null : "gold";
  if (across >= 9 && across < 19) {
    const [x, y] = [Math.abs(wrapped(along, 11) - 5), Math.abs(across - 13.5)];
    if (x + y < 2) return "red";
    if (x + y < 3.2) return null;
    if (x + y < 5) return "gold";
    return x + y > 8.2 ? "gold" : null;
  }
  if (across >= 22) return wrapped(along, 4) < 4 - (across - 21) ? "gold" : null;
  return null;
}

/** A shoot in its sheaths: an edge, a row of beads, and chevrons one in the other up to the tip. */
function tall(middle: number, down: number): Laid | undefined {
  if (down >= length) {
    const away = down - length;
    // Three dews over the tip.
    return (away > 1 && away < 6 && middle + Math.abs(away - 3.5) < 2.2) ||
      (away > 7 && away < 10 && middle < 1)
      ? "gold"
      : undefined;
  }
  const wide = 18.5 * (1 - down / length) ** 0.86;
  if (middle > wide) return undefined;
  const edge = wide - middle;
  if (edge < 1.9) return "gold";
  if (edge < 2.9) return null;
  if (edge < 4.4) return Math.floor(down) % 3 === 0 ? null : "gold";
  if (edge < 5.6) return null;
  const sheath = wrapped(down + middle * 1.15, 10);
  if (middle < 1) return "gold";
  if (sheath < 3.6) return "gold";
  if (sheath < 5) return null;
  return sheath < 7.4 && middle > 2 ? (middle < 4 ? "red" : "gold") : null;
}

function slender(between: number, down: number): Laid {
  const high = 30;
  if (down >= high) {
    const away = down - high;
    if (away > 1 && away < 6 && between + Math.abs(away - 3.5) < 2.4) return "red";
    return away > 8 && away < 13 && between + Math.abs(away - 10.5) < 2.4 ? "gold" : null;
  }
  const wide = 5.6 * (1 - down / high) ** 0.7;
  if (between > wide) return null;
  if (wide - between < 1.5) return "gold";
  return wrapped(down, 6) < 3 && between < 1.6 ? "red" : null;
}

/** Flowers strewn in a net of dashes: 48 × 48 threads. */
export function strewnDraft(along: number, across: number): Laid {
  const from = (centre: number, place: number) => {
    const away = wrapped(place - centre, 48);
    return Math.min(away, 48 - away);
  };
  for (const [a, b] of [
    [24, 24],
    [0, 0],
  ]) {
    const [x, y] = [from(a, along), from(b, across)];
    const [long, short] = [Math.max(x, y), Math.min(x, y)];
    if (x + y <= 2) return "red";
    if (x + y <= 3) return null;
    if (Math.hypot(x, y) < 5.4) return "gold";
    if (long >= 6 && long <= 12 && short <= 2.4 - Math.abs(long - 8.5) * 0.42) return "gold";
    if (Math.abs(x - y) <= 1.4 && x + y > 9 && x + y < 14) return "gold";
  }
  const [x, y] = [from(24, along), from(24, across)];
  const net = Math.abs(x + y - 24);
  return net < 1 && wrapped(along, 4) < 3 ? "gold" : null;
}
