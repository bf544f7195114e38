import { packDoorRows, type DoorRow } from "@janur/domain/door/door-row";
import { describe, expect, test } from "vitest";
import { listOf } from "./list.ts";
import { searchList } from "./search.ts";

function row(number: number, change: Partial<DoorRow>): DoorRow {
  return {
    ...{ id: `guest${String(number).padStart(15, "0")}`, name: "", origin: "", group: "", side: null },
    ...{
      tags: [],
      seats: 2,
      ceremonies: null,
      replies: [],
      people: 0,
      codes: [],
      earlierCodes: [],
      ...change,
    },
  };
}

const people: Partial<DoorRow>[] = [
  { name: "Bapak Hadi Wiranto & Keluarga", origin: "Solo", group: "Kantor Ayah" },
  { name: "Ibu dr. Hj. Siti Nurhaliza, Sp.A.", group: "Teman kuliah" },
  { name: "Suhadi", origin: "RT 05" },
  { name: "Tan Giok Lan" },
  { name: "Ibu Élodie Nur'aini" },
];
const list = listOf({ rows: [packDoorRows(people.map((change, index) => row(index, change)))], tables: [] });
const names = (typed: string) => searchList(list, typed).map(({ name }) => name);

describe("searchList", () => {
  test("finds by the beginning of any word first, then by what stands inside one", () => {
    expect(names("hadi")).toEqual(["Bapak Hadi Wiranto & Keluarga", "Suhadi"]);
    expect(names("giok tan")).toEqual(["Tan Giok Lan"]);
  });

  test("knows titles, accents and apostrophes for what they are", () => {
    expect(names("pak hadi wiranto")).toEqual(["Bapak Hadi Wiranto & Keluarga"]);
    expect(names("elodie")).toEqual(["Ibu Élodie Nur'aini"]);
    expect(names("nuraini")).toEqual(["Ibu Élodie Nur'aini"]);
  });

  test("finds by origin and by group", () => {
    expect(names("solo")).toEqual(["Bapak Hadi Wiranto & Keluarga"]);
    expect(names("kuliah")).toEqual(["Ibu dr. Hj. Siti Nurhaliza, Sp.A."]);
  });

  test("forgives a slip of the finger where nobody has that very name", () => {
    expect(names("wirrantoo hadi")).toEqual(["Bapak Hadi Wiranto & Keluarga"]);
    expect(names("nurhalisa siti")).toEqual(["Ibu dr. Hj. Siti Nurhaliza, Sp.A."]);
  });

  test("finds nobody for nothing, and nobody whom nothing is like", () => {
    expect(names("  ")).toEqual([]);
    expect(names("zzzz")).toEqual([]);
  });
});

describe("listOf", () => {
  test("knows where somebody sits at each ceremony, and sorts by name", () => {
    const seated = listOf({
      rows: [packDoorRows([row(2, { name: "Budi" }), row(1, { name: "Ani" })])],
      tables: [{ ceremony: "resepsi", name: "Melati", guests: [row(1, {}).id] }],
    });
    expect(seated.rows.map(({ name }) => name)).toEqual(["Ani", "Budi"]);
    expect(seated.tableOf("resepsi", row(1, {}).id)).toBe("Melati");
    expect(seated.tableOf("akad", row(1, {}).id)).toBe("");
    expect(seated.tableOf("resepsi", row(2, {}).id)).toBe("");
  });
});
