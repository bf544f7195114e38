import { describe, expect, test } from "vitest";
import type { Ceremony } from "../call/operations.ts";
import type { Pack } from "../stored/database.ts";
import { ceremonyNow, currentCeremony, noChoices } from "./desk.ts";

const at = (id: string, startAt: string | null): Ceremony => ({
  ...{ id, name: { id, en: id }, startAt, zone: "Asia/Jakarta", isOpen: true },
});
const akad = at("akad", "2026-12-12T01:00:00Z");
const resepsi = at("resepsi", "2026-12-12T11:00:00Z");
const now = (time: string, ...ceremonies: Ceremony[]) => ceremonyNow(ceremonies, Date.parse(time))?.id;

describe("ceremonyNow", () => {
  test("is the one that guests come to: two hours before it begins, until the next", () => {
    expect(now("2026-12-11T20:00:00Z", akad, resepsi)).toBe("akad");
    expect(now("2026-12-12T08:59:00Z", akad, resepsi)).toBe("akad");
    expect(now("2026-12-12T09:00:00Z", akad, resepsi)).toBe("resepsi");
    expect(now("2026-12-13T09:00:00Z", resepsi, akad)).toBe("resepsi");
  });

  test("is the first where none has a time, and nothing where there is none", () => {
    expect(now("2026-12-12T09:00:00Z", at("doa", null), at("makan", null))).toBe("doa");
    expect(now("2026-12-12T09:00:00Z")).toBeUndefined();
  });
});

describe("currentCeremony", () => {
  const blank = { title: "", by: "", expireAt: "", rows: [], tables: [], contacts: [], known: "", at: 0 };
  const at = (ceremony: string | null, chosen = ""): string | undefined => {
    const pack: Pack = { ...blank, isConference: false, ceremonies: [akad, resepsi], ceremony };
    return currentCeremony({ pack, choices: { ...noChoices, ceremony: chosen }, session: null })?.id;
  };

  test("is the one that somebody chose, else the link's, else that of the hour", () => {
    expect(at("resepsi", "akad")).toBe("akad");
    expect(at("resepsi")).toBe("resepsi");
    expect(at("akad")).toBe("akad");
    expect(at("gone")).toBe(at(null));
  });
});
