import { describe, expect, test } from "vitest";
import { isAsked, isGoodAnswer, offeredOptions, readAnswers } from "../question-answer.ts";
import { questionSchema } from "./question.ts";

const label = { id: "Pilihan menu", en: "Menu" };
const options = ["ayam", "ikan", "sayur"].map((id) => ({ id, label }));
const question = (id: string, change: object = {}) =>
  questionSchema.parse({ id, kind: "choice", label, options, isRequired: false, tags: [], ...change });
const free = { options: [] };

describe("isGoodAnswer", () => {
  test.each<[object, string[], boolean]>([
    [{}, [], true],
    [{}, ["ayam"], true],
    [{}, ["", "ayam"], true],
    [{}, ["kambing"], false],
    [{}, ["ayam", "ikan"], false],
    [{ isRequired: true }, [], false],
    [{ isRequired: true }, [""], false],
    [{ kind: "several" }, ["ayam", "sayur"], true],
    [{ kind: "several" }, ["ayam", "ayam"], false],
    [{ kind: "several" }, ["ayam", "kambing"], false],
    [{ kind: "text", ...free }, ["Tanpa kacang"], true],
    [{ kind: "text", ...free }, ["dua", "baris"], false],
    [{ kind: "number", ...free }, ["12"], true],
    [{ kind: "number", ...free }, ["-1"], false],
    [{ kind: "number", ...free }, ["1.5"], false],
    [{ kind: "number", ...free }, ["1000000"], false],
  ])("%j takes %j: %s", (change, answer, isGood) => {
    expect(isGoodAnswer(question("menu", change), answer)).toBe(isGood);
  });
});

test("a question with tags is for guests with one of them", () => {
  expect(isAsked(question("menu"), [])).toBe(true);
  expect(isAsked(question("menu", { tags: ["luar kota"] }), ["kantor"])).toBe(false);
  expect(isAsked(question("menu", { tags: ["luar kota", "vip"] }), ["vip"])).toBe(true);
});

test("a question without words is asked of nobody, even when an answer was required", () => {
  const begun = question("begun", { label: { id: "", en: "" }, isRequired: true });
  expect(isAsked(begun, [])).toBe(false);
  expect(isAsked(question("menu", { label: { id: "", en: "Menu" } }), [])).toBe(true);
  expect(readAnswers([begun], {}, { tags: [], isComing: true })).toEqual({ kept: {} });
});

describe("an option without words", () => {
  const begun = { id: "begun", label: { id: "", en: "" } };
  const menu = question("menu", { options: [...options, begun] });

  test("is offered to nobody and is no answer", () => {
    expect(offeredOptions(menu).map(({ id }) => id)).toEqual(["ayam", "ikan", "sayur"]);
    expect(isGoodAnswer(menu, ["begun"])).toBe(false);
    expect(isGoodAnswer(menu, ["ikan"])).toBe(true);
  });

  test("makes no question where there is no other, even when an answer was required", () => {
    const empty = question("menu", { options: [begun], isRequired: true });
    expect(isAsked(empty, [])).toBe(false);
    expect(readAnswers([empty], {}, { tags: [], isComing: true })).toEqual({ kept: {} });
    expect(isAsked(question("note", { kind: "text", options: [] }), [])).toBe(true);
  });
});

describe("readAnswers", () => {
  const menu = question("menu", { isRequired: true });
  const hotel = question("hotel", { tags: ["luar kota"], kind: "text", ...free });
  const coming = { tags: [], isComing: true };

  test("keeps what was asked and said, without empty values", () => {
    expect(readAnswers([menu, hotel], { menu: ["", "ikan"], hotel: ["Melati"] }, coming)).toEqual({
      kept: { menu: ["ikan"] },
    });
    expect(
      readAnswers([menu, hotel], { menu: ["ikan"], hotel: ["Melati"] }, { ...coming, tags: ["luar kota"] }),
    ).toEqual({ kept: { menu: ["ikan"], hotel: ["Melati"] } });
  });

  test("names what is missing, wrong or no question at all", () => {
    expect(readAnswers([menu], {}, coming)).toEqual({ wrong: ["menu"] });
    expect(readAnswers([menu], { menu: ["kambing"], lain: ["x"] }, coming)).toEqual({
      wrong: ["lain", "menu"],
    });
    expect(readAnswers([menu], { menu: ["ikan"], constructor: ["x"] }, coming)).toEqual({
      wrong: ["constructor"],
    });
  });

  test("asks nothing of somebody who is not coming, yet takes no nonsense", () => {
    const absent = { tags: [], isComing: false };
    expect(readAnswers([menu], {}, absent)).toEqual({ kept: {} });
    expect(readAnswers([menu], { menu: ["kambing"] }, absent)).toEqual({ wrong: ["menu"] });
  });
});
