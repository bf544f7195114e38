import type { Hall, SeatingPlan, SeatingTable } from "@janur/domain/seating/seating-plan";

/* All in centimetres, around the middle of a table. */

const chair = { radius: 17, pitch: 60, gap: 27 };
const round = { least: 55 };
const long = { width: 80 };
const rows = { pitch: 55, depth: 90, perRow: 10 };
/** Between two tables that are set beside each other. */
const aisle = 90;

export interface TableShape {
  /** Of the table itself; null for rows of chairs. */
  top: { kind: "round"; radius: number } | { kind: "long"; width: number; height: number } | null;
  chairs: { x: number; y: number }[];
  /** With its chairs. */
  width: number;
  height: number;
}

export function tableShape({ kind, seats }: Pick<SeatingTable, "kind" | "seats">): TableShape {
  switch (kind) {
    case "round":
      return roundShape(seats);
    case "long":
      return longShape(seats);
    case "rows":
      return rowsShape(seats);
  }
}

function roundShape(seats: number): TableShape {
  const radius = Math.max(round.least, (seats * chair.pitch) / (2 * Math.PI) - chair.gap);
  const around = radius + chair.gap;
  const chairs = Array.from({ length: seats }, (_, index) => {
    const angle = (index / seats) * 2 * Math.PI - Math.PI / 2;
    return { x: Math.cos(angle) * around, y: Math.sin(angle) * around };
  });
  const size = 2 * (around + chair.radius);
  return { top: { kind: "round", radius }, chairs, width: size, height: size };
}

function longShape(seats: number): TableShape {
  const perSide = Math.ceil(seats / 2);
  const width = perSide * chair.pitch;
  const y = long.width / 2 + chair.gap;
  const chairs = Array.from({ length: seats }, (_, index) => ({
    x: (Math.floor(index / 2) + 0.5) * chair.pitch - width / 2,
    y: index % 2 === 0 ? -y : y,
  }));
  const height = 2 * (y + chair.radius);
  return { top: { kind: "long", width, height: long.width }, chairs, width, height };
}

function rowsShape(seats: number): TableShape {
  const columns = Math.min(rows.perRow, seats);
  const count = Math.ceil(seats / columns);
  const [width, height] = [columns * rows.pitch, count * rows.depth];
  const chairs = Array.from({ length: seats }, (_, index) => ({
    x: ((index % columns) + 0.5) * rows.pitch - width / 2,
    y: (Math.floor(index / columns) + 0.5) * rows.depth - height / 2,
  }));
  return { top: null, chairs, width, height };
}

/** Chairs as the outline of one path: a thousand of them are drawn as fast as one. */
export function chairsPath(chairs: readonly { x: number; y: number }[]): string {
  const r = String(chair.radius);
  return chairs
    .map(
      ({ x, y }) =>
        `M${(x - chair.radius).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${String(2 * chair.radius)} 0a${r} ${r} 0 1 0 -${String(2 * chair.radius)} 0z`,
    )
    .join("");
}

/**
 * Where so many things of one size find room, row by row, and how large the hall has to be for them: where it is full
 * it grows downwards.
 */
export function freePlaces(
  plan: Pick<SeatingPlan, "hall" | "tables" | "shapes">,
  { width, height }: { width: number; height: number },
  count: number,
): { places: { x: number; y: number }[]; hall: Hall } {
  const taken = [
    ...plan.tables.map((other) => ({ ...other, ...turned(tableShape(other), other.rotation) })),
    ...plan.shapes.map((shape) => ({ ...shape, ...turned(shape, shape.rotation) })),
  ];
  const isFree = (x: number, y: number) =>
    taken.every(
      (other) =>
        Math.abs(other.x - x) >= (other.width + width) / 2 + aisle / 2 ||
        Math.abs(other.y - y) >= (other.height + height) / 2 + aisle / 2,
    );
  const places: { x: number; y: number }[] = [];
  const [stepX, stepY] = [Math.round(width + aisle), Math.round(height + aisle)];
  const left = Math.round(width / 2 + aisle / 2);
  let y = Math.round(height / 2 + aisle / 2);
  for (; places.length < count; y += stepY)
    for (let x = left; x <= Math.max(left, plan.hall.width - left) && places.length < count; x += stepX)
      if (isFree(x, y)) places.push({ x, y });
  const needed = Math.round(y - stepY + height / 2 + aisle / 2);
  return { places, hall: { ...plan.hall, height: Math.max(plan.hall.height, needed) } };
}

/** The room that something takes which is turned. */
function turned(
  size: { width: number; height: number },
  rotation: number,
): { width: number; height: number } {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: size.width * cos + size.height * sin, height: size.width * sin + size.height * cos };
}
