import { describe, expect, test } from "vitest";
import { indexPartOf, indexPartId, indexParts, packedById, packedFormat } from "./packed-guests.ts";
import { guestInputSchema, guestSchema } from "./guest.ts";
import { packContacts, packRows, rowFields, rowOf, unpackContacts, unpackRows } from "./guest-row.ts";
import { guestTextNames, guestTexts } from "./guest-texts.ts";
import { newGuest } from "./new-guest.ts";
import { packDoorRows } from "../door/door-row.ts";
import { doorRowOf } from "../door/door-source.ts";

const now = new Date("2026-11-22T03:00:00Z");
const input = guestInputSchema.parse({
  name: "Suparmi",
  honorific: "Ibu",
  suffix: "& Keluarga",
  origin: "RT 08",
  organisation: "SMAN 3",
  position: "Guru",
  group: "Kantor",
  side: "bride",
  channel: "printed",
  sender: { kind: "member", id: "bude" },
  seats: 3,
  note: "",
  tags: ["VIP"],
  ceremonies: ["akad"],
});
const guest = newGuest(input, { id: "gggggggggggggggggggg", listing: "listed", now });

describe("packed rows", () => {
  test("tell of a guest what lists need, and come back as they were", () => {
    const row = rowOf({ ...guest, opened: { firstAt: now, lastAt: now } });
    expect(unpackRows(packRows([row]))).toEqual([row]);
    expect(row).toMatchObject({ name: "Suparmi", position: "Guru", side: "bride", openedAt: now.getTime() });
  });

  test("are read as they were packed before a field was added", () => {
    const row = rowOf({ ...guest, sending: { ...guest.sending, state: "sent", via: "email" } });
    expect(unpackRows(packRows([row]))).toEqual([row]);
    const [packed] = JSON.parse(packRows([row])) as unknown[][];
    expect(unpackRows(JSON.stringify([packed?.slice(0, -1)]))).toEqual([{ ...row, replies: null }]);
    const older = unpackRows(JSON.stringify([packed?.slice(0, -2)]));
    expect(older).toEqual([{ ...row, replies: null, sentVia: null }]);
  });

  test("ask for the fields that they are made of", () => {
    const present: Record<string, unknown> = guest;
    const asked = Object.fromEntries(rowFields.map((field) => [field, present[field]]));
    expect(rowOf({ ...guest, ...asked })).toEqual(rowOf(guest));
    expect(rowFields).not.toContain("note");
  });

  test("of contacts leave out those that say nothing", () => {
    const known = { id: "a", phone: "+6281234567890", email: null };
    expect(unpackContacts(packContacts([known, { id: "b", phone: null, email: null }]))).toEqual([known]);
  });

  test.each(["", "{}"])("refuse %j", (text) => {
    expect(() => unpackRows(text)).toThrow();
  });

  test("of a later release are read as far as they go, and one that cannot be read keeps no other from the list", () => {
    const row = rowOf(guest);
    const packed = JSON.parse(packRows([row])) as unknown[][];
    const later = packed.map((entries) => [...entries, "of later", { colour: "red" }]);
    expect(unpackRows(JSON.stringify([["x"], [1, 2], ...later]))).toEqual([row]);
    const contacts = JSON.parse(packContacts([{ id: "a", phone: "+62812", email: null }])) as unknown[][];
    const laterContacts = [["b"], ...contacts.map((entries) => [...entries, 7])];
    expect(unpackContacts(JSON.stringify(laterContacts))).toHaveLength(1);
  });

  test("are of this format; who adds an entry to one raises it", () => {
    const entriesOf = (text: string) => (JSON.parse(text) as unknown[][])[0]?.length;
    const door = doorRowOf(guest, { codes: [], earlierCodes: [] });
    expect({
      format: packedFormat,
      guest: entriesOf(packRows([rowOf(guest)])),
      contact: entriesOf(packContacts([{ id: "a", phone: "+62812", email: null }])),
      door: entriesOf(packDoorRows([door])),
    }).toEqual({ format: 1, guest: 35, contact: 3, door: 12 });
  });

  test("keep under their ids what no release of before knows", () => {
    const rows = [["a", "Siti", { colour: "red" }], ["b"], [1], "c"];
    expect([...packedById(JSON.stringify(rows))]).toEqual([
      ["a", rows[0]],
      ["b", ["b"]],
    ]);
  });
});

describe("parts of the index", () => {
  test("take guests evenly, by their ids alone", () => {
    const counts = Array.from({ length: indexParts }, () => 0);
    for (let index = 0; index < 16_000; index += 1) {
      const part = indexPartOf(`Guest${String(index * 7919).padStart(15, "x")}`);
      counts[part] = (counts[part] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(700);
    expect(Math.max(...counts)).toBeLessThan(1_300);
  });

  test("are named in the order in which they are read", () => {
    expect([indexPartId(3, 0), indexPartId(3, 1), indexPartId(12, 0)]).toEqual([
      "part-03",
      "part-03-1",
      "part-12",
    ]);
  });
});

test("each text has a place of its own in a packed row, for good", () => {
  const places = Object.fromEntries(guestTextNames.map((name) => [guestTexts[name].packedAt, name]));
  // What stands here is what documents of earlier builds have there; a new one is added and none is moved.
  expect(places).toEqual({ 5: "organisation", 28: "position" });
});

test("a guest of an earlier build, who has none, has empty ones", () => {
  for (const name of guestTextNames) expect(guestSchema.shape[name].parse(undefined)).toBe("");
});
