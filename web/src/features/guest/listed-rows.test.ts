import { guestInputSchema, type GuestInput } from "@janur/domain/guest/guest";
import { rowOf, type GuestRow } from "@janur/domain/guest/guest-row";
import { newGuest } from "@janur/domain/guest/new-guest";
import { describe, expect, test } from "vitest";
import { guestViewSchema, type GuestListView } from "./list-view.ts";
import { filteredGuests, makeLister, senderKey, senderOf, totalsOf } from "./listed-rows.ts";
import { mergedRows } from "./merged-rows.ts";

const now = new Date("2026-11-22T03:00:00Z");
function row(id: string, change: Partial<GuestInput> = {}, facts: Partial<GuestRow> = {}): GuestRow {
  const input = guestInputSchema.parse({
    name: id,
    honorific: "",
    suffix: "",
    origin: "",
    group: "",
    seats: 2,
    note: "",
    ...change,
  });
  return { ...rowOf(newGuest(input, { id, listing: "listed", now })), ...facts };
}

const guests = makeLister()([
  row("b", { name: "Budi Élodie", honorific: "Bapak", origin: "RT 08", group: "Tetangga" }),
  row(
    "a",
    { name: "Ani Nur'aini", tags: ["VIP"], side: "bride", ceremonies: ["akad"] },
    { attendance: "yes" },
  ),
  row("c", { name: "alumni", kind: "group" }, { listing: "group" }),
  row("d", { name: "Dewi", sender: { kind: "member", id: "bude" } }, { sending: "sent", openedAt: 5 }),
]);

function ids(change: Partial<GuestListView>, phones = new Map<string, string>(), of = guests): string {
  const view = { ...guestViewSchema.parse({}), ...change };
  return filteredGuests(of, view, { phones, openCeremonies: ["resepsi"] })
    .map(({ id }) => id)
    .join("");
}

describe("the list of guests", () => {
  test("stands in the order of names, whatever their case", () => {
    expect(ids({})).toBe("cabd");
  });

  test("are found by the code of the door that a scanner types", () => {
    const id = "GuestOfThisTest00001";
    const coded = makeLister()([row(id, { name: "Wayan" }), row("GuestOfThisTest00002", { name: "Made" })]);
    expect(ids({ q: `J1.${id}.g2_Dm5rz94TJ9bbQCEj5xQ` }, new Map(), coded)).toBe(id);
  });

  test.each<[Partial<GuestListView>, string]>([
    [{ q: "elod" }, "b"],
    [{ q: "bapak budi" }, "b"],
    [{ q: "rt 08" }, "b"],
    [{ q: "nuraini" }, "a"],
    [{ q: "vip" }, "a"],
    [{ q: "siapa" }, ""],
    [{ group: "Tetangga" }, "b"],
    [{ side: "bride" }, "a"],
    [{ tag: "VIP" }, "a"],
    [{ ceremony: "akad" }, "a"],
    [{ ceremony: "resepsi" }, "cbd"],
    [{ sender: "member:bude" }, "d"],
    [{ sender: "-" }, "cab"],
    [{ state: "unsent" }, "b"],
    [{ state: "handed" }, ""],
    [{ state: "sent" }, "d"],
    [{ state: "opened" }, "d"],
    [{ state: "yes" }, "a"],
    [{ state: "silent" }, "d"],
  ])("%j finds %s", (change, found) => {
    expect(ids(change)).toBe(found);
  });

  test.each<[Partial<GuestListView>, string]>([
    [{ state: "problem" }, "abc"],
    [{ delivery: "failed" }, "abc"],
    [{ delivery: "server" }, "a"],
    [{ delivery: "bounced" }, "b"],
    [{ delivery: "unsubscribed" }, "c"],
    [{ delivery: "read" }, "d"],
    [{ delivery: "queued" }, ""],
  ])("of those who were written to, %j finds %s", (change, found) => {
    const mail = { channel: "email", run: "invitation", state: "failed", problem: "server" } as const;
    const written = makeLister()([
      row("a", {}, { dispatch: mail }),
      row("b", {}, { problem: "bounced", dispatch: { ...mail, problem: "recipient" } }),
      row("c", {}, { dispatch: { ...mail, problem: "unsubscribed" } }),
      row("d", {}, { dispatch: { ...mail, channel: "whatsApp", state: "read", problem: null } }),
      row("e"),
    ]);
    expect(ids(change, undefined, written)).toBe(found);
  });

  test.each(["0812-3456", "+62 812 3456", "8123456", "3456"])("finds a number by %j", (q) => {
    expect(ids({ q }, new Map([["d", "81234567890"]]))).toBe("d");
  });

  test("counts envelopes and people, a group's link as neither", () => {
    expect(totalsOf(guests)).toEqual({ invitations: 3, people: 6 });
  });

  test("says of a sender what it can read again", () => {
    const sender = { kind: "member", id: "b:u" } as const;
    expect(senderKey(null)).toBe("-");
    expect(senderOf(senderKey(null))).toBeNull();
    expect(senderOf("member:")).toBeNull();
    expect(senderOf(senderKey({ ...sender, id: "bude" }))).toEqual({ kind: "member", id: "bude" });
  });
});

describe("a list that changes", () => {
  const names = ["Citra", "ani", "Budi 10", "Budi 9", "Élodie", "Zainal", "Budi 9"];
  const rows = names.map((name, index) => row(String(index), { name }));

  test("is the one that would be made anew, and keeps whoever stayed the same", () => {
    const list = makeLister();
    const first = list(rows);
    const later = [
      ...rows.slice(2),
      row("0", { name: "Aa" }),
      row("7", { name: "budi 9" }),
      row("8", { name: "Zz" }),
    ];
    const second = list(later);
    expect(second).toEqual(makeLister()(later));
    expect(second.map(({ name }) => name)).toEqual([
      "Aa",
      "Budi 9",
      "Budi 9",
      "budi 9",
      "Budi 10",
      "Élodie",
      "Zainal",
      "Zz",
    ]);
    expect(second.filter((guest) => first.includes(guest))).toHaveLength(5);
    expect(list([])).toEqual([]);
  });
});

describe("rows beside the packed ones", () => {
  test("replace them, add to them, and go", () => {
    const later = row("a", { name: "Ani" });
    const merged = mergedRows([row("a"), row("b")], [later, row("c")], ["b"]);
    expect(merged.map(({ id, name }) => [id, name])).toEqual([
      ["a", "Ani"],
      ["c", "c"],
    ]);
  });

  test("leave out places of a group that nobody has taken", () => {
    const place = row("p", {}, { listing: "group", groupId: "g" });
    expect(mergedRows([], [place, row("g", { kind: "group" }, { listing: "group" })], [])).toHaveLength(1);
  });
});
