import { describe, expect, test } from "vitest";
import { chairsPath, freePlaces, tableShape } from "./table-shape.ts";

const hall = { width: 2_000, height: 1_500 };
const empty = { hall, tables: [], shapes: [] };

describe("a table on the plan", () => {
  test.each(["round", "long", "rows"] as const)("of kind %s has its chairs, each of them apart", (kind) => {
    for (const seats of [1, 2, 7, 10, 40]) {
      const { chairs, width, height } = tableShape({ kind, seats });
      expect(chairs).toHaveLength(seats);
      for (const [index, one] of chairs.entries()) {
        expect(Math.abs(one.x)).toBeLessThanOrEqual(width / 2);
        expect(Math.abs(one.y)).toBeLessThanOrEqual(height / 2);
        for (const other of chairs.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(34);
      }
    }
  });

  test("draws all chairs as one outline", () => {
    expect(chairsPath([{ x: 10, y: 20 }]).match(/M/g)).toHaveLength(1);
    expect(chairsPath(tableShape({ kind: "round", seats: 8 }).chairs).match(/M/g)).toHaveLength(8);
  });
});

describe("new tables", () => {
  test("stand where nothing stands, and within the hall", () => {
    const stage = {
      id: "s",
      name: "",
      kind: "stage" as const,
      x: 1_000,
      y: 150,
      width: 600,
      height: 250,
      rotation: 0,
    };
    const { places, hall: grown } = freePlaces(
      { ...empty, shapes: [stage] },
      tableShape({ kind: "round", seats: 10 }),
      12,
    );
    const { width } = tableShape({ kind: "round", seats: 10 });
    expect(places).toHaveLength(12);
    expect(grown).toEqual(hall);
    for (const [index, { x, y }] of places.entries()) {
      expect(x + width / 2).toBeLessThanOrEqual(hall.width);
      expect(Math.abs(x - stage.x) > 300 + width / 2 || Math.abs(y - stage.y) > 125 + width / 2).toBe(true);
      for (const other of places.slice(index + 1))
        expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThan(width);
    }
  });

  test("let the hall grow where it is full", () => {
    const { places, hall: grown } = freePlaces(empty, tableShape({ kind: "rows", seats: 100 }), 10);
    expect(places).toHaveLength(10);
    expect(grown.width).toBe(hall.width);
    expect(Math.max(...places.map(({ y }) => y))).toBeLessThan(grown.height);
    expect(grown.height).toBeGreaterThan(hall.height);
  });
});
