/** A four-pointed star with a narrow waist, about (x, y): the lozenge of songket tabur. */
function star(x: number, y: number, radius: number): string {
  const waist = Math.round(radius * 0.32);
  const arm = radius - waist;
  const points = [
    [waist, arm],
    [arm, waist],
    [-arm, waist],
    [-waist, arm],
    [-waist, -arm],
    [-arm, -waist],
    [arm, -waist],
  ];
  return `M${String(x)} ${String(y - radius)}${points.map((point) => `l${point.map(String).join(" ")}`).join("")}z`;
}

function diamond(x: number, y: number, radius: number): string {
  const r = String(radius);
  return `M${String(x)} ${String(y - radius)}l${r} ${r}-${r} ${r}-${r}-${r}z`;
}

const size = 64;
const half = size / 2;

/**
 * Songket tabur, gold thread scattered over cloth: stars in half-drop, small
 * diamonds between them, and the weft as broken diagonals.
 * Source: budaya-indonesia.org/Kain-Songket-Palembang; apriansyachtaufik.blogspot.com 2009/10.
 * @param thread `#RRGGBB`
 * @returns an SVG tile of 64 units
 */
export function songketTile(thread: string): string {
  const corners = [0, size].flatMap((x) => [0, size].map((y) => star(x, y, 13)));
  const between = [diamond(half, 0, 3), diamond(0, half, 3), diamond(half, size, 3), diamond(size, half, 3)];
  const weft = `M0 ${String(half)}L${String(half)} 0l${String(half)} ${String(half)}L${String(half)} ${String(size)}z`;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${String(size)} ${String(size)}'>` +
    `<path fill='${thread}' d='${[star(half, half, 13), ...corners, ...between].join("")}'/>` +
    `<path fill='none' stroke='${thread}' opacity='.5' stroke-dasharray='3 6' d='${weft}'/></svg>`
  );
}

/**
 * Pucuk rebung, the bamboo shoot: one tooth of a cloth's edge that points to
 * the right, with chevrons inside, to be repeated downwards.
 * Source: bibahsongket.com/tra/art8.html; ejournal.unp.ac.id/index.php/serupa/article/view/5528 (“puncak rebung”).
 * @param ground and
 * @param thread `#RRGGBB`
 */
export function shootTile(ground: string, thread: string): string {
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 32'>` +
    `<path fill='${ground}' d='M0 0L36 16L0 32z'/>` +
    `<path fill='none' stroke='${thread}' stroke-width='1.6' d='M0 5L25 16L0 27M0 10L13 16L0 22'/></svg>`
  );
}
