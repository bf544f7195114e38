/** Heights of the stripes from edge to edge; the broad one in the middle carries the pattern. */
const heights = [6, 1.5, 2.5, 1.5, 10, 1.5, 2.5, 1.5, 6];

/**
 * A band as looms of the highlands weave them, of no cloth in particular:
 * stripes with diamonds and dashes along the middle. Cloths of the Batak have occasions of their own, so this
 * is none of them. Source: budaya-indonesia.org.
 * @param outer, @param middle and @param thread `#RRGGBB`
 * @returns an SVG tile of 24 × 33 units
 */
export function wovenBandTile(outer: string, middle: string, thread: string): string {
  let y = 0;
  const stripes = heights.map((height, index) => {
    const colour = index === 4 ? middle : index % 2 === 1 ? thread : outer;
    const stripe = `<path fill='${colour}' d='M0 ${String(y)}h24v${String(height)}H0z'/>`;
    y += height;
    return stripe;
  });
  const pattern = [0, 12].map((x) => `M${String(x)} 16.5l3-3 3 3-3 3zM${String(x + 7.5)} 15.7h3v1.6h-3z`);
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 33'>` +
    `${stripes.join("")}<path fill='${thread}' d='${pattern.join("")}'/></svg>`
  );
}
