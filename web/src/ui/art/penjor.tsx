/** A leaf between two points of a spine: two curves that meet in a tip. Angles in radians. */
function petal(x: number, y: number, angle: number, length: number, width = 0.2): string {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const middle = [x + 0.55 * length * cos, y + 0.55 * length * sin] as const;
  const side = [-sin * length * width, cos * length * width] as const;
  const round = (value: number) => value.toFixed(1);
  const tip = `${round(x + length * cos)} ${round(y + length * sin)}`;
  return (
    `M${round(x)} ${round(y)}Q${round(middle[0] + side[0])} ${round(middle[1] + side[1])} ${tip}` +
    `Q${round(middle[0] - side[0])} ${round(middle[1] - side[1])} ${round(x)} ${round(y)}Z`
  );
}

const start = { x: 34, y: 470 };
const bend = { x: 18, y: 40 };
const end = { x: 190, y: 118 };

function spine(t: number): { x: number; y: number; angle: number } {
  const u = 1 - t;
  const dx = 2 * u * (bend.x - start.x) + 2 * t * (end.x - bend.x);
  const dy = 2 * u * (bend.y - start.y) + 2 * t * (end.y - bend.y);
  return {
    x: u * u * start.x + 2 * u * t * bend.x + t * t * end.x,
    y: u * u * start.y + 2 * u * t * bend.y + t * t * end.y,
    angle: Math.atan2(dy, dx),
  };
}

const leaves = Array.from({ length: 21 }, (_, index) => {
  const t = 0.12 + (index / 21) * 0.86;
  const { x, y, angle } = spine(t);
  const length = 40 * (1 - t * 0.55);
  return petal(x, y, angle + 0.72, length) + petal(x, y, angle - 0.72, length);
}).join("");

const pendant = [0, 1, 2, 3]
  .map((index) => {
    const y = end.y + 16 + index * 17;
    const length = 22 - index * 2;
    return petal(end.x, y, Math.PI / 2 - 0.6, length) + petal(end.x, y, Math.PI / 2 + 0.6, length);
  })
  .join("");

/** The decorated bamboo pole at the gate of a feast. @param mirrored the other one of the pair */
export function Penjor({
  className,
  mirrored = false,
}: {
  className?: string | undefined;
  mirrored?: boolean;
}) {
  return (
    <svg className={className} viewBox="0 0 240 480" aria-hidden focusable="false">
      <g transform={mirrored ? "translate(240 0) scale(-1 1)" : undefined}>
        <path
          d={`M${String(start.x)} ${String(start.y)}Q${String(bend.x)} ${String(bend.y)} ${String(end.x)} ${String(end.y)}V${String(end.y + 96)}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
        />
        <path d={leaves} fill="currentColor" />
        <path d={pendant} fill="var(--mantine-color-kunyit-4)" />
      </g>
    </svg>
  );
}
