import type { ScaleRow } from "./scale-row.ts";

/* One line for each size: how long its sweeps work in a night, by the month. */

const [width, height, left, bottom] = [760, 300, 56, 40];
const colors = ["#4c8f8a", "#b8860b", "#a8324a"];
const mostMinutes = 240;

/** Minutes after two o'clock at which the last sweep was through. */
function minutesOf(endedAt: string): number {
  const [hour = "0", minute = "0"] = endedAt.split(":");
  return Math.max(0, (Number(hour) - 2) * 60 + Number(minute));
}

export function chartOf(rows: readonly ScaleRow[]): string {
  const days = Math.max(...rows.map(({ nights }) => nights.length));
  const x = (day: number) => left + ((width - left - 16) * day) / days;
  const y = (minutes: number) => height - bottom - ((height - bottom - 30) * minutes) / mostMinutes;
  const hours = [2, 3, 4, 5, 6].map((hour) => {
    const at = y((hour - 2) * 60);
    return `<line x1="${String(left)}" x2="${String(width - 16)}" y1="${at.toFixed(1)}" y2="${at.toFixed(1)}" stroke="#ccc"/><text x="${String(left - 8)}" y="${(at + 4).toFixed(1)}" text-anchor="end">0${String(hour)}:00</text>`;
  });
  const months = [0, 6, 12, 18, 24].map(
    (month) =>
      `<text x="${x(month * 30.4).toFixed(1)}" y="${String(height - bottom + 20)}" text-anchor="middle">month ${String(month)}</text>`,
  );
  const lines = rows.map(({ nights, perMonth }, index) => {
    // Every fifth night is enough to see.
    const points = nights
      .filter(({ day }) => day % 5 === 0)
      .map(({ day, endedAt }) => `${x(day).toFixed(1)},${y(minutesOf(endedAt)).toFixed(1)}`);
    const color = colors[index] ?? "#333";
    const key = `<text x="${String(left + 12 + index * 190)}" y="20" fill="${color}">${perMonth.toLocaleString("en-US")} a month</text>`;
    return `<polyline fill="none" stroke="${color}" stroke-width="2" points="${points.join(" ")}"/>${key}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" font-family="sans-serif" font-size="12" role="img" aria-label="When the sweeps of the night were through, over two years"><rect width="100%" height="100%" fill="#fff"/>${hours.join("")}${months.join("")}${lines.join("")}</svg>\n`;
}
