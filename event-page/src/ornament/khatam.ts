const size = 56;
const half = size / 2;
/** From the middle to the points of the star. */
const reach = 20;
/** Of the level square: its corners lie as far from the middle as the points of the other. */
const side = 14;

/**
 * Khatam, the star of two squares, one turned by 45°, joined to its neighbours
 * at the middles and corners of the tile.
 * @param line `#RRGGBB`
 * @returns an SVG tile of 56 units
 */
export function khatamTile(line: string): string {
  const [near, far] = [half - reach, half + reach].map(String);
  const [low, high] = [half - side, half + side].map(String);
  const middle = String(half);
  const end = String(size);
  const squares = `M${middle} ${near}L${far} ${middle}L${middle} ${far}L${near} ${middle}zM${low} ${low}H${high}V${high}H${low}z`;
  const joints = `M${middle} 0V${near}M${middle} ${far}V${end}M0 ${middle}H${near}M${far} ${middle}H${end}`;
  const corners = `M0 0L${low} ${low}M${end} 0L${high} ${low}M0 ${end}L${low} ${high}M${end} ${end}L${high} ${high}`;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${end} ${end}'>` +
    `<path fill='none' stroke='${line}' stroke-width='1.3' d='${squares}${joints}${corners}'/></svg>`
  );
}

/** The star alone, filled; 104 × 104. */
export const khatamStar = "M52 2L102 52L52 102L2 52zM17 17H87V87H17z";
