/*
 * What grows and stands in the cells of the lattice: a pavilion, a butterfly, two sprouts, drawn as strokes about the middle of a
 * cell of 160 × 188. Red is a line of wax, green what is dyed within it, blue a dot of the canting.
 */

const line = (d: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="#f00" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, width = 2) =>
  `<path d="${d}" fill="#0f0" stroke="#f00" stroke-width="${String(width)}" stroke-linejoin="round"/>`;
const dots = (d: string, gap = 4.2, size = 1.9) =>
  `<path d="${d}" fill="none" stroke="#00f" stroke-width="${String(size)}" stroke-linecap="round" stroke-dasharray="0 ${String(gap)}"/>`;
const disc = (x: number, y: number, radius: number) =>
  `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="#0f0" stroke="#f00" stroke-width="1.8"/>`;
const at = (x: number, y: number, turn: number, size: number, drawn: string) =>
  `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size)})">${drawn}</g>`;
const both = (half: string) => `${half}<g transform="scale(-1 1)">${half}</g>`;

/** A leaf that points up: its outline, its vein, dots on both sides of it. */
const leaf =
  shape("M0 0C-9-6-10-18 0-30C10-18 9-6 0 0Z") +
  line("M0-3L0-24", 1.3) +
  dots("M-3.6-7C-5-12-4.4-18-2-22", 3.6, 1.7) +
  dots("M3.6-7C5-12 4.4-18 2-22", 3.6, 1.7);

/** A tendril that curls over and ends in a bud. */
const tendril = line("M0 0C6-12 20-14 24-4C27 5 15 9 13 2C12-2 17-4 19-1", 2) + disc(19.5, 0.5, 2.4);

const pavilion =
  shape("M-3-58L3-58L4-51L-4-51Z", 1.8) +
  shape("M-15-28C-11-36-8-44-6-51L6-51C8-44 11-36 15-28Z") +
  dots("M-8-42L8-42") +
  dots("M-10.5-35L11-35") +
  shape("M-46 0C-34-6-24-16-18-27L18-27C24-16 34-6 46 0L41 5L-41 5Z") +
  dots("M-21-20L21-20") +
  dots("M-27-12.5L27-12.5") +
  dots("M-36-5L36-5") +
  both(shape("M33 5L38 5L38 33L33 33Z", 1.8) + shape("M16 5L20 5L20 33L16 33Z", 1.8)) +
  shape("M-10 33L-10 16C-10 8 10 8 10 16L10 33Z") +
  dots("M-5.5 29L-5.5 17C-4.5 12 4.5 12 5.5 17L5.5 31", 4, 1.7) +
  shape("M-44 33L44 33L44 39L-44 39Z", 1.8) +
  shape("M-34 39L34 39L34 45L-34 45Z", 1.8) +
  dots("M-29 42L30 42", 4.4, 1.7) +
  both(line("M27 9C24 14 26 20 27 28", 1.4) + at(14, 46, 118, 0.52, leaf) + at(46, 2, 64, 0.42, leaf)) +
  at(0, 47, 180, 0.6, leaf);

const wing =
  shape("M4-8C10-34 30-50 50-42C58-32 50-12 36-4C26 1 14 0 4-2Z") +
  line("M8-9C15-28 29-39 44-35C47-27 40-14 31-9C23-5 15-5 8-6Z", 1.4) +
  dots("M11-9C17-23 28-33 41-31") +
  dots("M11-8C20-9 32-12 40-28") +
  disc(29, -20, 4.6) +
  shape("M4 0C18-1 36 4 40 18C40 30 28 36 20 30C12 24 7 12 4 4Z") +
  line("M8 4C18 4 31 8 34 18C33 26 27 29 22 25C15 20 11 12 8 7Z", 1.4) +
  dots("M12 7C20 8 28 12 30 19") +
  disc(23, 17, 3.4) +
  dots("M20 35C18 43 23 49 28 46", 3.8);

const butterfly =
  both(wing + line("M2-18C3-28 8-36 15-38C20-38 19-32 16-33", 1.7) + dots("M56-40C64-30 58-12 42 0", 4.4)) +
  shape("M0-20C5-16 5-4 3 6C2 18 1 28 0 36C-1 28-2 18-3 6C-5-4-5-16 0-20Z") +
  dots("M0-14L0 28", 3.8, 1.7) +
  at(0, 64, 0, 0.62, leaf) +
  both(at(4, 62, 58, 0.5, leaf));

const sprout =
  line("M0 62C-4 40 4 20 0-8", 2.4) +
  both(
    at(1, 44, 62, 0.9, leaf) +
      at(1, 26, 38, 1.06, leaf) +
      at(0, 8, 64, 1.12, leaf) +
      at(1, -8, 26, 1, leaf) +
      at(22, -14, 12, 0.86, tendril) +
      at(14, 56, 20, 0.6, tendril),
  ) +
  at(0, -8, 0, 1.5, leaf) +
  dots("M0-58L0-68", 4.4, 2.6) +
  disc(0, 62, 4);

const bloom =
  [0, 60, 120, 180, 240, 300]
    .map((turn) => at(0, 0, turn + 30, 1, leaf) + at(0, 0, turn, 1, dots("M0-12L0-34", 4, 1.9)))
    .join("") +
  disc(0, 0, 8) +
  disc(0, 0, 3.4) +
  line("M0-30L0-44M0 30L0 44M-30 0L-38 0M30 0L38 0", 1.8) +
  both(
    line("M0-38C8-30 20-30 22-38C23-44 14-46 14-40", 1.9) +
      disc(18, -37, 2.2) +
      line("M0 38C8 30 20 30 22 38C23 44 14 46 14 40", 1.9) +
      disc(18, 37, 2.2),
  ) +
  at(0, -42, 0, 0.94, leaf) +
  at(0, 42, 180, 0.94, leaf) +
  both(at(36, 0, 90, 0.86, leaf) + at(34, -5, 48, 0.56, leaf) + at(34, 5, 132, 0.56, leaf));

export const motifs = { pavilion, butterfly, sprout, bloom } as const;
export type Motif = keyof typeof motifs;
