import { newGuest } from "@janur/domain/guest/new-guest";
import { guestInputSchema } from "@janur/domain/guest/guest";
import { rowOf, type GuestRow } from "@janur/domain/guest/guest-row";
import { describe, expect, test } from "vitest";
import { guestStatistics, portionsOf } from "./guest-statistics.ts";

const zone = "Asia/Makassar";
const tally = (invitations: number, people: number) => ({ invitations, people });

const input = guestInputSchema.parse({
  name: "Suparmi",
  honorific: "",
  suffix: "",
  origin: "",
  group: "Kantor",
  seats: 2,
  note: "",
});
let made = 0;
function row(change: Partial<GuestRow> = {}): GuestRow {
  made += 1;
  const id = String(made).padStart(20, "A");
  const guest = newGuest(input, { id, listing: "listed", now: new Date("2026-11-01T00:00:00Z") });
  return { ...rowOf(guest), ...change };
}
const opened = (at: string, change: Partial<GuestRow> = {}) => row({ openedAt: Date.parse(at), ...change });

describe("guestStatistics", () => {
  test("leads from the invited to those who come, each step within the one before", () => {
    const report = guestStatistics(
      [
        row(),
        row({ sending: "handed" }),
        row({ sending: "sent", seats: 3 }),
        opened("2026-11-20T01:10:00Z"),
        opened("2026-11-20T01:50:00Z", { attendance: "no", device: "phone" }),
        opened("2026-11-20T15:59:00Z", { attendance: "yes", people: 1, device: "phone" }),
        opened("2026-11-20T16:00:00Z", { attendance: "yes", people: 2, device: "desktop", group: "" }),
        // Told on the phone, before anything was sent.
        row({ attendance: "no" }),
        row({ listing: "inbox", attendance: "yes", people: 4 }),
        row({ listing: "group", kind: "group" }),
      ],
      zone,
    );
    expect(report.steps).toEqual({
      invited: tally(8, 17),
      sent: tally(6, 13),
      opened: tally(4, 8),
      answered: tally(4, 8),
      coming: tally(2, 3),
    });
    expect(report.hours.flatMap((count, hour) => (count === 0 ? [] : [[hour, count]]))).toEqual([
      [0, 1],
      [9, 2],
      [23, 1],
    ]);
    expect(report.devices).toEqual([
      { device: "phone", count: 2 },
      { device: "tablet", count: 0 },
      { device: "desktop", count: 1 },
    ]);
    expect(report.groups).toEqual([
      { name: "Kantor", invited: tally(7, 15), answered: tally(3, 6), coming: tally(1, 1) },
      { name: "", invited: tally(1, 2), answered: tally(1, 2), coming: tally(1, 2) },
    ]);
  });

  test("counts by whose guests they are, and together they are everybody", () => {
    const rows = [
      row({ side: "groom" }),
      row({ side: "groom", attendance: "yes", people: 2, seats: 3 }),
      row({ side: "bride", attendance: "no" }),
      row(),
      row({ side: "bride", listing: "inbox", attendance: "yes", people: 4 }),
    ];
    expect(guestStatistics(rows, zone).sides).toEqual([
      { side: "groom", invited: tally(2, 5), answered: tally(1, 3), coming: tally(1, 2) },
      { side: "bride", invited: tally(1, 2), answered: tally(1, 2), coming: tally(0, 0) },
      { side: null, invited: tally(1, 2), answered: tally(0, 0), coming: tally(0, 0) },
    ]);
  });

  test("says nothing of sides where none is named", () => {
    expect(guestStatistics([row(), row()], zone).sides).toEqual([]);
  });

  test("of nobody is nothing", () => {
    const { steps, groups } = guestStatistics([], zone);
    expect(steps.invited).toEqual(tally(0, 0));
    expect(groups).toEqual([]);
  });
});

describe("portionsOf", () => {
  const ceremony = { id: "akad", name: { id: "Akad", en: "" }, isOpen: true, maybe: tally(0, 0) };

  test("are a range once enough have answered, of those who are invited to this ceremony", () => {
    const rows = [
      ...Array.from({ length: 12 }, () => row({ attendance: "yes", people: 2 })),
      ...Array.from({ length: 3 }, () => row({ sending: "sent" })),
      ...Array.from({ length: 5 }, () => row()),
      row({ ceremonies: ["resepsi"] }),
    ];
    const portions = portionsOf(rows, { ...ceremony, coming: tally(12, 24) }, []);
    expect(portions).toEqual({
      invited: tally(20, 40),
      silent: tally(3, 6),
      unsent: tally(5, 10),
      expected: { low: 30, high: 40 },
      feasts: 0,
    });
  });

  test("of a ceremony for the chosen count only whose list names it", () => {
    const rows = [row(), row({ ceremonies: ["akad"], attendance: "yes", people: 1 })];
    const portions = portionsOf(rows, { ...ceremony, isOpen: false, coming: tally(1, 1) }, []);
    expect(portions).toMatchObject({
      invited: tally(1, 2),
      silent: tally(0, 0),
      unsent: tally(0, 0),
      expected: { low: 1, high: 1 },
    });
  });

  test("are learned from earlier feasts, by what each said of this ceremony", () => {
    const none = { expected: 0, arrived: 0 };
    const all = { yes: { expected: 1000, arrived: 500 }, maybe: none, no: none, silent: none };
    const rows = [
      ...Array.from({ length: 50 }, () => row({ attendance: "yes", people: 2, replies: ["akad:yes"] })),
      ...Array.from({ length: 50 }, () => row({ attendance: "yes", people: 2, replies: ["resepsi:yes"] })),
      row({ attendance: "yes", people: 2, replies: null }),
    ];
    const found = portionsOf(rows, { ...ceremony, coming: tally(50, 100) }, [{ all, groups: [] }]);
    // Half of the 102 people who said that they come to it: 51.98, give or take the root of 52 (households) + 2.6².
    expect(found).toMatchObject({ expected: { low: 40, high: 60 }, feasts: 1 });
  });

  test("say nothing while few have answered", () => {
    expect(portionsOf([row(), row()], { ...ceremony, coming: tally(0, 0) }, []).expected).toBeNull();
  });
});
