import { describe, expect, test } from "vitest";
import type { Ceremony } from "../call/operations.ts";
import { ceremonyNow } from "./desk.ts";

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
