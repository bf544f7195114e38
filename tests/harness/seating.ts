import type { SeatingChange } from "@janur/domain/seating/seating-change";
import type { SeatingTable } from "@janur/domain/seating/seating-plan";

export function addTable(id: string, change: Partial<SeatingTable> = {}): SeatingChange {
  return {
    kind: "addTable",
    table: { id, name: `Meja ${id}`, kind: "round", seats: 8, x: 300, y: 300, rotation: 0, ...change },
  };
}

/** Seats guests by table, each with so many people. */
export function seat(places: Readonly<Record<string, string | null>>, people = 2): SeatingChange {
  return {
    kind: "seat",
    guests: Object.fromEntries(
      Object.entries(places).map(([id, table]) => [id, table === null ? null : { table, people }]),
    ),
  };
}
