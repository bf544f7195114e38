import { describe, expect, test } from "vitest";
import type { LoggedEvent } from "../door/door-event.ts";
import { mergeLogs } from "../door/door-log.ts";
import type { DoorRow } from "../door/door-row.ts";
import { doorState } from "../door/door-state.ts";
import { limits } from "../limits.ts";
import { showUpOf, showUpSchema } from "./show-up.ts";

const id = (kind: string, number: number) => `${kind}${String(number).padStart(20 - kind.length, "0")}`;

function row(number: number, change: Partial<DoorRow> = {}): DoorRow {
  return {
    ...{ id: id("guest", number), name: "Tamu", origin: "", group: "Kantor", side: null, tags: [], seats: 3 },
    ...{ ceremonies: null, replies: ["resepsi:yes"], people: 2, codes: [], earlierCodes: [], ...change },
  };
}

let count = 0;
function arrival(guest: number, people: number, change: Partial<LoggedEvent> = {}): LoggedEvent {
  count += 1;
  return {
    ...{ nonce: id("event", count), ceremony: "resepsi", kind: "arrive", guest: id("guest", guest) },
    ...{ walkIn: null, people, text: "", target: null, knew: [], deviceId: id("device", 1), by: "Rina" },
    ...{ deviceAt: count, skew: 0, receivedAt: null, changedAt: null, ...change },
  };
}

const resepsi = { id: "resepsi", isOpen: true };
const counted = (rows: DoorRow[], events: LoggedEvent[], ceremonies = [resepsi]) => {
  const found = showUpOf(rows, doorState(mergeLogs(events)), ceremonies);
  return found === null ? null : showUpSchema.parse(found);
};
const range = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);
const none = { expected: 0, arrived: 0 };

describe("showUpOf", () => {
  test("counts what came of each answer: of yes its people, of silence and no the seats", () => {
    const rows = [
      ...range(0, 10).map((number) => row(number)),
      row(10, { replies: [], people: 0 }),
      row(11, { replies: [], people: 0 }),
      row(12, { replies: ["resepsi:no"], people: 0 }),
      row(13, { replies: ["resepsi:maybe"], people: 1, group: "" }),
    ];
    const events = [...range(0, 9).map((number) => arrival(number, 2)), arrival(10, 3), arrival(12, 1)];
    expect(counted(rows, events)).toEqual({
      all: {
        yes: { expected: 20, arrived: 18 },
        silent: { expected: 6, arrived: 3 },
        no: { expected: 3, arrived: 1 },
        maybe: { expected: 1, arrived: 0 },
      },
      groups: [
        {
          name: "Kantor",
          rates: {
            yes: { expected: 20, arrived: 18 },
            silent: { expected: 6, arrived: 3 },
            no: { expected: 3, arrived: 1 },
            maybe: none,
          },
        },
      ],
    });
  });

  test("leaves out ceremonies whose door nobody kept, and whom they were not for", () => {
    const rows = range(0, 12).map((number) =>
      row(number, { ceremonies: number < 11 ? ["resepsi"] : ["akad"] }),
    );
    const events = range(0, 11).map((number) => arrival(number, 2));
    const akad = { id: "akad", isOpen: false };
    expect(counted(rows, events, [resepsi, akad])?.all.yes).toEqual({ expected: 22, arrived: 22 });
    expect(counted(rows, events.slice(0, 9), [resepsi, akad])).toBeNull();
  });

  test("counts people whom two devices let in once, and nothing that was taken back", () => {
    const rows = range(0, 11).map((number) => row(number));
    const first = range(0, 11).map((number) => arrival(number, 2));
    const back = arrival(0, 0, { kind: "undo", target: first[0]?.nonce ?? null });
    const twice = arrival(1, 2, { deviceId: id("device", 2) });
    expect(counted(rows, [...first, back, twice])?.all.yes).toEqual({ expected: 22, arrived: 21 });
  });

  test("keeps the largest groups only", () => {
    const most = limits.statistics.groups;
    const rows = range(0, most + 3).map((number) => row(number, { group: `Kelompok ${String(number)}` }));
    const events = range(0, most).map((number) => arrival(number, 2));
    expect(counted(rows, events)?.groups).toHaveLength(most);
  });
});
