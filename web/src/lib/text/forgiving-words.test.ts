import { describe, expect, it } from "vitest";
import { fitting, textFit } from "./forgiving-words.ts";

const pages = [
  "Beranda",
  "Undangan",
  "Tugas",
  "Percakapan",
  "Statistik",
  "Bantuan",
  "Pengaturan",
  "Kehadiran",
];
const first = (typed: string) => fitting(typed, pages, (text) => ({ text }))[0];

describe("what is typed fits", () => {
  it.each([
    ["pengatran", "Pengaturan"],
    ["pengatur", "Pengaturan"],
    ["pengatr", "Pengaturan"],
    ["epngaturan", "Pengaturan"],
    ["berada", "Beranda"],
    ["tugs", "Tugas"],
    ["percakpan", "Percakapan"],
    ["statsitik", "Statistik"],
    ["undngan", "Undangan"],
    ["hadir", "Kehadiran"],
  ])("%s as %s", (typed, page) => {
    expect(first(typed)).toBe(page);
  });

  it.each(["hadi", "wiranto", "xylofon", "tu gas", ""])("%j as nothing", (typed) => {
    expect(first(typed)).toBeUndefined();
  });

  it("every word of it, in any order", () => {
    expect(textFit("wirnato hadi", "Hadi Wiranto")).toBeGreaterThan(0);
    expect(textFit("hadi suparmi", "Hadi Wiranto")).toBe(0);
  });

  it("better as it stands than begun, and begun than mistyped", () => {
    const fits = ["hadi", "had", "hady"].map((typed) => textFit(typed, "Hadi"));
    expect([...fits].sort((a, b) => b - a)).toEqual(fits);
    expect(fits.every((fit) => fit > 0)).toBe(true);
  });

  it("other words for the same thing too, a little less", () => {
    expect(textFit("chat", "Percakapan", "chat obrolan")).toBeGreaterThan(0);
    expect(textFit("chat", "Percakapan", "chat obrolan")).toBeLessThan(textFit("chat", "Chat"));
  });
});
