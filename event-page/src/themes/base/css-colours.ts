const hexes = /#([\dA-Fa-f]{8}|[\dA-Fa-f]{6}|[\dA-Fa-f]{3,4})(?![\dA-Fa-f])/g;

/**
 * A style sheet with each of its colours changed; whatever lets through keeps doing so. Colours must be written in digits.
 * @param change from `#RRGGBB` to `#RRGGBB`; what it leaves as it is stays as it was written
 */
export function withColours(css: string, change: (colour: string) => string): string {
  return css.replace(hexes, (whole, digits: string) => {
    const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
    const colour = `#${long.slice(0, 6).toUpperCase()}`;
    const changed = change(colour);
    return changed === colour ? whole : changed + long.slice(6);
  });
}
