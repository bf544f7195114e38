import { expect, test } from "vitest";
import { placeFillingSchema, templateValue } from "./sending-message.ts";

test("a value is one line without gaps, and never empty", () => {
  expect(templateValue("Akad: Sabtu\nResepsi:  Minggu\t11.00    WIB ")).toBe(
    "Akad: Sabtu; Resepsi: Minggu 11.00 WIB",
  );
  expect(templateValue(" \n ")).toBe("–");
});

test.each(["", "dua\nbaris", "kolom\tkolom", "jauh    sekali", "{nama}"])("%j fills no place", (text) => {
  expect(placeFillingSchema.safeParse({ kind: "text", text }).success).toBe(false);
});

test("words and places of ours fill one", () => {
  expect(placeFillingSchema.safeParse({ kind: "text", text: "Gedung Serbaguna" }).success).toBe(true);
  expect(placeFillingSchema.safeParse({ kind: "place", place: "link" }).success).toBe(true);
  expect(placeFillingSchema.safeParse({ kind: "place", place: "honorific" }).success).toBe(false);
});
