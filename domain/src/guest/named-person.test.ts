import { expect, test } from "vitest";
import { namedPerson } from "./named-person.ts";

test.each<[string, [honorific: string, name: string, suffix: string]]>([
  ["Bapak Hadi Wiranto & Keluarga", ["Bapak", "Hadi Wiranto", "& Keluarga"]],
  ["Ibu Tuti, sekeluarga", ["Ibu", "Tuti", "sekeluarga"]],
  ["Hadi - & Keluarga", ["", "Hadi", "& Keluarga"]],
  ["Hadi& kel.", ["", "Hadi", "& kel."]],
  ["Bude Sri dan keluarga", ["Bude", "Sri", "dan keluarga"]],
  ["Rusdan Keluarga", ["", "Rusdan Keluarga", ""]],
  ["Hadi (Pak RT)", ["", "Hadi (Pak RT)", ""]],
  ["Toko Maju -", ["", "Toko Maju -", ""]],
  ["Ibu", ["", "Ibu", ""]],
  ["& Keluarga", ["", "", "& Keluarga"]],
])("%j", (typed, [honorific, name, suffix]) => {
  expect(namedPerson(typed)).toEqual({ honorific, name, suffix });
});
