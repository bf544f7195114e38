import type { LoggedEvent } from "@janur/domain/door/door-event";
import type { DoorRow } from "@janur/domain/door/door-row";
import { describe, expect, test } from "vitest";
import { en } from "../../texts/en.ts";
import { id } from "../../texts/id.ts";
import { verdictText } from "./verdict-text.ts";

const row: DoorRow = {
  ...{ id: "g".repeat(20), name: "Bapak Hadi", origin: "", group: "", side: null, tags: [], seats: 4 },
  ...{ ceremonies: null, replies: [], people: 0, codes: [], earlierCodes: [] },
};
const last: LoggedEvent = {
  ...{ nonce: "n", ceremony: "resepsi", kind: "arrive", guest: row.id, walkIn: null, people: 4, text: "" },
  ...{ target: null, knew: [], deviceId: "d", deviceAt: 1_000, by: "Rina", skew: 0 },
  ...{ receivedAt: null, changedAt: null },
};
const facts = { time: (at: number) => `18.${String(at)}`, listAt: 7, table: "", nameOf: (of: string) => of };
const inside = (people: number, inAll: number) =>
  ({ kind: "in", row, walkIn: null, people, inAll, nonce: "" }) as const;

describe("verdictText", () => {
  test("welcomes a party in parts, in full, and beyond its seats", () => {
    expect(verdictText(inside(2, 2), id.verdict, facts)).toEqual({
      ...{ tone: "in", sign: "check", title: "Silakan masuk", name: "Bapak Hadi" },
      lines: ["2 dari 4 orang", "2 lagi menyusul"],
    });
    expect(verdictText(inside(2, 4), id.verdict, { ...facts, table: "Meja Melati" }).lines).toEqual([
      "4 dari 4 orang",
      "Meja Melati",
    ]);
    expect(verdictText(inside(6, 6), id.verdict, facts).lines).toEqual([
      "6 dari 4 orang",
      "2 orang di luar undangan, tercatat",
    ]);
  });

  test("says who let somebody in, and when", () => {
    const verdict = { kind: "allIn", row, arrived: { people: 4, disputed: 0 }, last } as const;
    expect(verdictText({ kind: "verdict", verdict }, id.verdict, facts)).toEqual({
      ...{ tone: "again", sign: "warn", title: "Sudah masuk", name: "Bapak Hadi" },
      lines: ["4 dari 4 orang", "Sudah masuk 18.1000 oleh Rina"],
    });
  });

  test("says to what else somebody is invited, where the phone knows it", () => {
    const verdict = { kind: "otherCeremony", arrived: { people: 0, disputed: 0 } } as const;
    const said = (ceremonies: string[], nameOf = facts.nameOf) =>
      verdictText({ kind: "verdict", verdict: { ...verdict, row: { ...row, ceremonies } } }, id.verdict, {
        ...facts,
        nameOf,
      }).lines;
    expect(said(["Akad nikah", "Pengajian"])).toEqual(["Undangannya untuk Akad nikah, Pengajian."]);
    expect(said(["akad"], () => "")).toEqual(["Undangannya untuk acara lain."]);
  });

  test("tells old, foreign and unknown codes apart, and how old the list is that says so", () => {
    const said = (kind: "revoked" | "forged") =>
      verdictText({ kind: "verdict", verdict: { kind, row } }, id.verdict, facts);
    expect(said("revoked").lines[0]).toContain("daftar per 18.7");
    // A phone without a signal does not know a code that was made since: nobody is called a forger.
    expect(said("forged")).toMatchObject({ tone: "no", name: "", title: "Kode tidak cocok" });
    expect(said("forged").lines[0]).toContain("daftar per 18.7");
    const unknown = verdictText({ kind: "verdict", verdict: { kind: "unknown" } }, en.verdict, facts);
    expect(unknown.title).toBe("Not recognised");
    expect(unknown.lines[0]).toContain("the list as of 18.7");
  });
});
