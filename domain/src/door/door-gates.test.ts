import { describe, expect, test } from "vitest";
import { doorGateSchema, doorVipSchema, gatesOf, vipsOf } from "./door-gates.ts";
import { isVip } from "./vip-tag.ts";
import type { LoggedEvent } from "./door-event.ts";
import { mergeLogs } from "./door-log.ts";
import { arrivedOf, arrivedSchema } from "./door-report.ts";
import type { DoorRow } from "./door-row.ts";
import { doorState } from "./door-state.ts";

const id = (kind: string, number: number) => `${kind}${String(number).padStart(20 - kind.length, "0")}`;

let count = 0;
function came(guest: string, by: string, device: number, change: Partial<LoggedEvent> = {}): LoggedEvent {
  count += 1;
  return {
    ...{ nonce: id("event", count), ceremony: "resepsi", kind: "arrive", guest, walkIn: null, people: 2 },
    ...{ text: "", target: null, knew: [], deviceId: id("device", device), by, deviceAt: 1_000 * count },
    ...{ skew: 0, receivedAt: null, changedAt: null, ...change },
  };
}

function row(number: number, tags: string[], name = `Tamu ${String(number)}`): DoorRow {
  return {
    ...{ id: id("guest", number), name, origin: "", group: "", side: null, tags, seats: 2 },
    ...{ ceremonies: null, replies: [], people: 0, codes: [], earlierCodes: [] },
  };
}

describe("gates", () => {
  test("are told apart by device and by who held it, the busiest first", () => {
    const state = doorState(
      mergeLogs([
        came(id("guest", 1), "Rina", 1),
        came(id("guest", 2), "Joko", 1, { people: 3 }),
        came(id("guest", 3), "Rina", 1),
        came(id("guest", 4), "Rina", 2, { people: 1 }),
        came(id("guest", 5), "Rina", 1, { ceremony: "akad" }),
      ]),
    );
    const gates = gatesOf(state, "resepsi").map((gate) => doorGateSchema.parse(gate));
    expect(gates.map(({ by, arrivals, people }) => [by, arrivals, people])).toEqual([
      ["Rina", 2, 4],
      ["Joko", 1, 3],
      ["Rina", 1, 1],
    ]);
  });
});

describe("VIPs", () => {
  test("are whom a tag says so of, in whatever words, and nobody else", () => {
    for (const tag of ["VIP", "VVIP pejabat", "vip-1", "Tamu kehormatan", "guest of honour"])
      expect(isVip({ tags: ["kantor", tag] }), tag).toBe(true);
    for (const tag of ["kantor", "Vipassana", "Kavip"]) expect(isVip({ tags: [tag] }), tag).toBe(false);
  });

  test("stand in the order in which they came, then those who are awaited; not who is invited elsewhere", () => {
    const rows = [row(1, ["VIP"], "Sari"), row(2, ["VIP"], "Budi"), row(3, ["VIP"], "Ani"), row(4, ["VIP"])];
    const state = doorState(mergeLogs([came(id("guest", 2), "Rina", 1), came(id("guest", 1), "Rina", 1)]));
    const known = rows.map((one, index) => ({ row: one, expected: 2, isInvited: index < 3 }));
    const vips = vipsOf(known, state, "resepsi").map((vip) => doorVipSchema.parse(vip));
    expect(vips.map(({ name, people }) => [name, people])).toEqual([
      ["Budi", 2],
      ["Sari", 2],
      ["Ani", 0],
    ]);
  });
});

test("the report has who came with each arrival, without what was taken back, and who is on no list", () => {
  const first = came(id("guest", 1), "Rina", 1);
  const slip = came(id("guest", 2), "Rina", 1);
  const undo = came(id("guest", 2), "Rina", 1, { kind: "undo", people: 0, target: slip.nonce });
  const budi = { id: id("walkin", 1), name: "Budi", of: "" };
  const extra = came("", "Joko", 2, { guest: null, walkIn: budi, people: 1 });
  const note = came(id("guest", 1), "Rina", 1, { kind: "note", people: 0, text: "Kursi roda" });
  const state = doorState(mergeLogs([first, slip, undo, extra, note]));
  const arrived = arrivedOf([row(1, []), row(2, [])], state).map((one) => arrivedSchema.parse(one));
  expect(arrived).toMatchObject([
    {
      guest: id("guest", 1),
      people: 2,
      disputed: 0,
      arrivals: [{ by: "Rina", people: 2 }],
      notes: ["Kursi roda"],
    },
    { guest: null, walkIn: budi, people: 1, arrivals: [{ by: "Joko" }] },
  ]);
});
