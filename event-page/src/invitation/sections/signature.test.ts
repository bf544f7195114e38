import { expect, it } from "vitest";
import { readSignature } from "./signature.ts";

const hosts = ["Rani", "Dimas"];

it.each([
  ["Rani, Dimas, dan keluarga", "", ["Rani", "Dimas"], "dan keluarga"],
  ["Rani & Dimas dan keluarga", "", ["Rani", "Dimas"], "dan keluarga"],
  ["Dimas dan Rani beserta keluarga", "", ["Dimas", "Rani"], "beserta keluarga"],
  ["Rani, Dimas and our families", "", ["Rani", "Dimas"], "and our families"],
  ["Rani, Dimas, and our families", "", ["Rani", "Dimas"], "and our families"],
  ["Rani & Dimas", "", ["Rani", "Dimas"], ""],
  ["Rani\ndan keluarga", "", ["Rani"], "dan keluarga"],
  ["Rani dan keluarga besar Dimas", "", ["Rani"], "dan keluarga besar Dimas"],
  ["Kami yang berbahagia, Rani & Dimas", "Kami yang berbahagia,", ["Rani", "Dimas"], ""],
  ["Hormat kami\nRani, Dimas, dan keluarga", "Hormat kami", ["Rani", "Dimas"], "dan keluarga"],
])("reads the names out of %j", (text, lead, names, rest) => {
  expect(readSignature(text, hosts)).toEqual({ lead, names, rest });
});

it.each([
  "Keluarga besar Ratri",
  "Keluarga besar Rani",
  "Hormat kami, keluarga Rani",
  "Ranita dan keluarga",
  "rani",
  "",
  "&",
  "dan Rani",
])("leaves %j as it is", (text) => {
  expect(readSignature(text, hosts)).toEqual({ lead: "", names: [], rest: text });
});

it("takes each name once, and no name that is empty", () => {
  expect(readSignature("Rani, Rani", ["", "Rani"])).toEqual({ lead: "", names: ["Rani"], rest: "Rani" });
});
