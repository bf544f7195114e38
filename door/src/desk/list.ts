import { unpackDoorRows, type DoorRow } from "@janur/domain/door/door-row";
import { byName } from "@janur/domain/text/name-order";
import { plainWords } from "@janur/domain/text/plain-words";
import type { Pack } from "../stored/database.ts";

/** The list, made ready to be asked. */
export interface DoorList {
  rows: readonly DoorRow[];
  byId: ReadonlyMap<string, DoorRow>;
  /** What a row is found by, in the order of `rows`. */
  words: readonly (readonly string[])[];
  /** Where somebody sits, by ceremony and guest. */
  tableOf: (ceremony: string, guestId: string) => string;
}

export const noList: DoorList = { rows: [], byId: new Map(), words: [], tableOf: () => "" };

export function listOf({ rows: texts, tables }: Pick<Pack, "rows" | "tables">): DoorList {
  const rows = texts.flatMap(unpackDoorRows).sort(byName);
  const seats = new Map(
    tables.flatMap(({ ceremony, name, guests }) => guests.map((guest) => [`${ceremony}/${guest}`, name])),
  );
  return {
    rows,
    byId: new Map(rows.map((row) => [row.id, row])),
    words: rows.map(({ name, origin, group }) => plainWords([name, origin, group].join(" ")).split(" ")),
    tableOf: (ceremony, guestId) => seats.get(`${ceremony}/${guestId}`) ?? "",
  };
}
