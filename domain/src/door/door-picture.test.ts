import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import { doorEventSchema, type LoggedEvent } from "./door-event.ts";
import { mergeLogs } from "./door-log.ts";
import { doorPicture, doorPictureSchema } from "./door-picture.ts";
import { packDoorRows, unpackDoorRows, type DoorRow } from "./door-row.ts";
import { doorState } from "./door-state.ts";

const id = (kind: string, number: number) => `${kind}${String(number).padStart(20 - kind.length, "0")}`;
const at = (clock: string) => Date.parse(`2026-12-12T${clock}:00Z`);

function row(number: number, change: Partial<DoorRow> = {}): DoorRow {
  return {
    ...{
      id: id("guest", number),
      name: `Tamu ${String(number)}`,
      origin: "",
      group: "Keluarga",
      side: "bride",
    },
    ...{
      tags: [],
      seats: 2,
      ceremonies: null,
      replies: ["resepsi:yes"],
      people: 2,
      codes: [],
      earlierCodes: [],
    },
    ...change,
  };
}

let count = 0;
function event(clock: string, change: Partial<LoggedEvent>): LoggedEvent {
  count += 1;
  return {
    ...{ nonce: id("event", count), ceremony: "resepsi", kind: "arrive", guest: null, walkIn: null },
    ...{ people: 0, text: "", target: null, knew: [], deviceId: id("device", 1), by: "Rina" },
    ...{ deviceAt: at(clock), skew: 0, receivedAt: null, changedAt: null, ...change },
  };
}

const ceremony = { id: "resepsi", isOpen: true };
const picture = (rows: DoorRow[], events: LoggedEvent[], of = ceremony) =>
  doorPictureSchema.parse(doorPicture(rows, doorState(mergeLogs(events)), of));

describe("the picture of a door", () => {
  test("counts invitations and people, who is awaited, over, a walk-in, and somebody who was deleted", () => {
    const rows = [
      row(1),
      row(2),
      row(3, { replies: ["resepsi:no"], people: 0, group: "Kantor", side: null }),
    ];
    const budi = { id: id("walkin", 1), name: "Budi", of: "Kantor Pak Hadi" };
    const seen = picture(rows, [
      event("11:05", { guest: id("guest", 1), people: 1 }),
      event("11:40", { guest: id("guest", 3), people: 3 }),
      event("11:50", { walkIn: budi, people: 2 }),
      event("11:50", { guest: id("guest", 9), people: 1 }),
      event("11:51", { kind: "souvenir", guest: id("guest", 1), people: 2 }),
    ]);
    expect(seen).toMatchObject({
      arrived: { invitations: 2, people: 4 },
      expected: { invitations: 2, people: 4 },
      awaited: { invitations: 2, people: 3 },
      walkIns: { invitations: 1, people: 2 },
      strangers: { invitations: 1, people: 1 },
      over: 1,
      souvenirs: 2,
      disputes: [],
    });
    expect(seen.groups.map(({ group, arrived }) => [group, arrived.people])).toEqual([
      ["Keluarga", 1],
      ["Kantor", 3],
    ]);
    expect(seen.sides.map(({ side }) => side)).toEqual(["bride", null]);
    expect(seen.curve).toEqual([
      { from: at("11:00"), people: 1 },
      { from: at("11:30"), people: 6 },
    ]);
  });

  test("shows who two devices let in, when and by whom, until one of them is taken back", () => {
    const first = event("11:05", { guest: id("guest", 1), people: 2 });
    const second = event("11:20", {
      guest: id("guest", 1),
      people: 2,
      by: "Joko",
      deviceId: id("device", 2),
    });
    const { arrived, disputed, disputes } = picture([row(1)], [second, first]);
    expect(arrived.people).toBe(2);
    expect(disputed).toBe(1);
    expect(disputes).toEqual([
      {
        ...{ guest: id("guest", 1), name: "Tamu 1", seats: 2, people: 2, disputed: 2 },
        arrivals: [
          { nonce: first.nonce, at: at("11:05"), by: "Rina", people: 2 },
          { nonce: second.nonce, at: at("11:20"), by: "Joko", people: 2 },
        ],
      },
    ]);
    const undo = event("11:30", { kind: "undo", guest: id("guest", 1), target: second.nonce });
    expect(picture([row(1)], [undo, first, second]).disputes).toEqual([]);
  });

  test("takes back nothing by an undo that is about somebody else", () => {
    const first = event("11:05", { guest: id("guest", 1), people: 2 });
    const wrong = event("11:06", { kind: "undo", guest: id("guest", 2), target: first.nonce });
    const elsewhere = event("11:06", {
      ...{ kind: "undo", guest: id("guest", 1), target: first.nonce, ceremony: "akad" },
    });
    expect(picture([row(1), row(2)], [first, wrong, elsewhere]).arrived.people).toBe(2);
  });

  test("is of one ceremony, and awaits only whom it invites", () => {
    const rows = [row(1, { ceremonies: ["akad"], replies: ["akad:yes"] }), row(2)];
    const events = [event("11:05", { guest: id("guest", 1), people: 2, ceremony: "akad" })];
    expect(picture(rows, events).arrived.people).toBe(0);
    expect(picture(rows, events).expected.invitations).toBe(1);
    const akad = { id: "akad", isOpen: false };
    expect(picture(rows, events, akad)).toMatchObject({
      arrived: { people: 2 },
      expected: { invitations: 1 },
    });
  });

  test("sums up the groups beyond those that it names", () => {
    const rows = Array.from({ length: limits.door.groups + 3 }, (_, number) =>
      row(number, { group: `Kelompok ${String(number)}` }),
    );
    const { groups } = picture(rows, [
      event("11:05", { guest: id("guest", limits.door.groups + 2), people: 1 }),
    ]);
    expect(groups).toHaveLength(limits.door.groups + 1);
    expect(groups.at(-1)?.expected.invitations).toBe(3);
    expect(groups.reduce((sum, { arrived }) => sum + arrived.people, 0)).toBe(1);
  });
});

describe("a row of the door", () => {
  test("there and back, and one that cannot be read keeps no other out", () => {
    const rows = [
      row(1, { codes: ["abc"], earlierCodes: ["d", "e"] }),
      row(2, { ceremonies: ["akad"], side: null }),
    ];
    expect(unpackDoorRows(packDoorRows(rows))).toEqual(rows);
    const [one, two] = JSON.parse(packDoorRows(rows)) as unknown[][];
    const later = JSON.stringify([[...(one ?? []), "a field of a later release"], ["broken"], two]);
    expect(unpackDoorRows(later)).toEqual(rows);
  });
});

describe("an event", () => {
  const whole = {
    ...{ nonce: id("event", 1), ceremony: "resepsi", kind: "arrive", guest: id("guest", 1), walkIn: null },
    ...{ people: 2, text: "", target: null, knew: [], deviceId: id("device", 1), deviceAt: 0, by: "Rina" },
  };
  const walkIn = { id: id("walkin", 1), name: "Budi", of: "" };

  test.each([
    {},
    { guest: null, walkIn },
    { kind: "undo", people: 0, target: id("event", 2) },
    { kind: "souvenir", people: 1 },
    { kind: "envelope", people: 0, text: "117" },
    { kind: "note", people: 0, text: "Kursi roda" },
  ])("is taken: %j", (change) => {
    expect(doorEventSchema.safeParse({ ...whole, ...change }).success).toBe(true);
  });

  test.each([
    { guest: null },
    { walkIn },
    { people: 0 },
    { people: limits.door.people + 1 },
    { people: 1.5 },
    { target: id("event", 2) },
    { text: "x" },
    { kind: "undo", people: 0 },
    { kind: "undo", target: id("event", 2) },
    { kind: "souvenir", people: 0 },
    { kind: "souvenir", people: 1, knew: [id("event", 2)] },
    { kind: "note", people: 0 },
    { kind: "envelope", people: 0, text: "1".repeat(limits.door.envelope + 1) },
    { kind: "leave" },
    { nonce: "../../users/x" },
    { guest: null, walkIn: { ...walkIn, name: " " } },
    { receivedAt: 1 },
  ])("is refused: %j", (change) => {
    expect(doorEventSchema.safeParse({ ...whole, ...change }).success).toBe(false);
  });
});
