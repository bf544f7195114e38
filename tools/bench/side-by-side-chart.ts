/* A group of bars for each figure; within a group the longest bar is as wide as the chart. */

export interface Comparison {
  name: string;
  bars: { name: string; value: number; text: string }[];
}

const [width, labels, values] = [760, 190, 90];
const [barHeight, gap] = [18, 16];
const colors: Readonly<Record<string, string>> = { Janur: "#257040", "Express and EJS": "#b8860b" };

export function chartOf(comparisons: readonly Comparison[]): string {
  let y = 12;
  const parts = comparisons.flatMap(({ name, bars }) => {
    const longest = Math.max(...bars.map(({ value }) => value));
    const heading = `<text x="12" y="${String(y + 12)}" font-weight="bold">${name}</text>`;
    y += 22;
    const drawn = bars.map((bar) => {
      const length = ((width - labels - values) * bar.value) / longest;
      const at = String(y + 13);
      const row = [
        `<text x="${String(labels - 8)}" y="${at}" text-anchor="end">${bar.name}</text>`,
        `<rect x="${String(labels)}" y="${String(y)}" width="${length.toFixed(1)}" height="${String(barHeight - 4)}" fill="${colors[bar.name] ?? "#8a867b"}"/>`,
        `<text x="${(labels + length + 6).toFixed(1)}" y="${at}">${bar.text}</text>`,
      ];
      y += barHeight;
      return row.join("");
    });
    y += gap;
    return [heading, ...drawn];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(y)}" font-family="sans-serif" font-size="12" role="img" aria-label="A bare function, Express with EJS and Janur, side by side"><rect width="100%" height="100%" fill="#fff"/>${parts.join("")}</svg>\n`;
}
