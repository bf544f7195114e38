import { answerInputSchema } from "@janur/domain/rsvp/rsvp";
import { describe, expect, test } from "vitest";
import {
  attemptKeys,
  bringsPeople,
  fromRecordForm,
  recordProblem,
  toRecordForm,
  type RecordForm,
} from "./form.ts";
import type { GuestTerms } from "./terms.ts";

const both = (text: string) => ({ id: text, en: text });
const terms: GuestTerms = {
  ceremonies: [
    { id: "akad", name: both("Akad") },
    { id: "resepsi", name: both("Resepsi") },
  ],
  questions: [
    {
      id: "menu",
      kind: "choice",
      label: both("Menu"),
      options: [{ id: "ikan", label: both("Ikan") }],
      isRequired: true,
      tags: [],
    },
  ],
  seats: 3,
  isMaybeOffered: true,
};
const blank = toRecordForm(null, terms);
const coming: RecordForm = {
  ...blank,
  ceremonies: { akad: "", resepsi: "yes" },
  companions: "Siti, \n Budi,",
  questions: { menu: ["ikan"] },
};

describe("writing down what was said", () => {
  test("begins with nothing said and two people, or what there is room for", () => {
    expect(blank).toMatchObject({ ceremonies: { akad: "", resepsi: "" }, adults: 2, children: 0 });
    expect(toRecordForm(null, { ...terms, seats: 1 }).adults).toBe(1);
    expect(recordProblem(blank, terms)).toEqual({ kind: "unsaid" });
  });

  test("what was not spoken of is left out, names stand by themselves", () => {
    const input = fromRecordForm(coming, terms);
    expect(input).toMatchObject({
      ceremonies: { resepsi: "yes" },
      companions: ["Siti", "Budi"],
      questions: { menu: ["ikan"] },
    });
    expect(answerInputSchema.parse(input)).toEqual(input);
    expect(recordProblem(coming, terms)).toBeNull();
  });

  test("a no brings nobody, names nobody and is asked nothing", () => {
    const no: RecordForm = { ...coming, ceremonies: { akad: "no", resepsi: "no" }, representedBy: "Udin" };
    expect(bringsPeople(no)).toBe(false);
    expect(fromRecordForm(no, terms)).toMatchObject({
      adults: 0,
      companions: [],
      representedBy: "",
      questions: {},
    });
    expect(recordProblem(no, terms)).toBeNull();
  });

  test.each<[string, Partial<RecordForm>, ReturnType<typeof recordProblem>]>([
    ["nobody", { adults: 0 }, { kind: "nobody" }],
    ["more than the seats", { adults: 3, children: 1 }, { kind: "too-many-people" }],
    [
      "a required question without an answer",
      { questions: { menu: [" "] } },
      { kind: "question", id: "menu" },
    ],
    ["an option that is none", { questions: { menu: ["ayam"] } }, { kind: "question", id: "menu" }],
    ["more names than seats", { companions: "A, B, C, D" }, { kind: "too-many-names" }],
    ["a name without an end", { companions: "x".repeat(81) }, { kind: "name-too-long" }],
  ])("names the problem: %s", (_name, change, problem) => {
    expect(recordProblem({ ...coming, ...change }, terms)).toEqual(problem);
  });

  test("shows an answer as it was given", () => {
    const input = fromRecordForm(coming, terms);
    expect(toRecordForm({ ...input, revision: 3 }, terms)).toEqual({
      ...coming,
      basedOn: 3,
      companions: "Siti, Budi",
    });
  });
});

test("the same content keeps its key, other content gets another", () => {
  const keyOf = attemptKeys();
  const first = keyOf({ adults: 2 });
  expect(keyOf({ adults: 2 })).toBe(first);
  expect(keyOf({ adults: 3 })).not.toBe(first);
});
