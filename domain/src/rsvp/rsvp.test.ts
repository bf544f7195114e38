import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import {
  answerInputSchema,
  answerProblem,
  answerSchema,
  idempotencyKeySchema,
  isRsvpOpen,
  makeAnswer,
  overallAttendance,
  type AnswerInput,
} from "./rsvp.ts";
import type { Attendance } from "./attendance.ts";
import { attendances } from "./attendance.ts";

const ceremonyIds = ["akad", "resepsi", "malam"];
const seatsMax = limits.guest.seats.max;
const meta = {
  revision: 1,
  key: "key-of-a-test",
  answeredAt: new Date("2026-11-21T03:00:00Z"),
  by: "guest",
} as const;
const input: AnswerInput = {
  ceremonies: { resepsi: "yes" },
  adults: 2,
  children: 0,
  companions: [],
  note: "",
  representedBy: "",
  questions: {},
};
const rules = { ceremonyIds, seats: 4, isMaybeOffered: true };

const inputs = fc.record({
  ceremonies: fc.dictionary(fc.constantFrom(...ceremonyIds, "elsewhere"), fc.constantFrom(...attendances)),
  adults: fc.nat(seatsMax),
  children: fc.nat(seatsMax),
  companions: fc.array(fc.string({ maxLength: 10 }), { maxLength: 4 }),
  note: fc.string({ maxLength: 20 }),
  representedBy: fc.constant(""),
  questions: fc.constant({}),
});
const ruleSets = fc.record({
  ceremonyIds: fc.constant(ceremonyIds),
  seats: fc.integer({ min: 1, max: seatsMax }),
  isMaybeOffered: fc.boolean(),
});

describe("companions by name", () => {
  const problem = (companions: string[], change: Partial<AnswerInput> = {}) =>
    answerProblem({ ...input, companions, ...change }, { ...rules, seats: 2 });

  test("are no more than there are seats; names that are left empty count as nobody", () => {
    expect(problem(["Siti", "Budi"])).toBeNull();
    expect(problem(["Siti", "Budi", "Udin"])).toBe("too-many-companions");
    expect(problem(["Siti", "", "Budi", ""])).toBeNull();
    expect(problem(["", "", ""])).toBeNull();
  });
});

test("one maybe among several answers is refused where none is offered", () => {
  const answer: AnswerInput = { ...input, ceremonies: { akad: "yes", resepsi: "maybe" } };
  expect(answerProblem(answer, { ...rules, isMaybeOffered: false })).toBe("maybe-not-offered");
  expect(answerProblem(input, { ...rules, isMaybeOffered: false })).toBeNull();
});

describe("one word for an answer", () => {
  test.each([
    [{ akad: "no", resepsi: "yes" }, "yes"],
    [{ akad: "maybe", resepsi: "yes" }, "yes"],
    [{ akad: "no", resepsi: "maybe" }, "maybe"],
    [{ akad: "no" }, "no"],
    [{}, "no"],
  ] as const)("%j is %s", (ceremonies, word) => {
    expect(overallAttendance(ceremonies)).toBe(word);
  });
});

describe("answerProblem", () => {
  test.each<[string, Partial<AnswerInput>, Partial<typeof rules>, ReturnType<typeof answerProblem>]>([
    ["a yes within the seats", {}, {}, null],
    ["exactly all seats", { adults: 3, children: 1 }, {}, null],
    ["one more than the seats", { adults: 3, children: 2 }, {}, "too-many-people"],
    ["a yes with nobody", { adults: 0 }, {}, "nobody"],
    ["children alone", { adults: 0, children: 1 }, {}, null],
    ["a no, whatever the numbers say", { ceremonies: { akad: "no" }, adults: 20, children: 20 }, {}, null],
    ["no ceremony at all", { ceremonies: {} }, {}, "no-ceremony"],
    ["a ceremony of another invitation", { ceremonies: { akad: "yes", other: "no" } }, {}, "no-ceremony"],
    [
      "a name that objects inherit",
      { ceremonies: Object.fromEntries<Attendance>([["constructor", "yes"]]) },
      {},
      "no-ceremony",
    ],
    ["a maybe", { ceremonies: { akad: "maybe" } }, {}, null],
    [
      "a maybe that is not offered",
      { ceremonies: { akad: "maybe" } },
      { isMaybeOffered: false },
      "maybe-not-offered",
    ],
  ])("%s", (_name, change, ruleChange, problem) => {
    expect(answerProblem({ ...input, ...change }, { ...rules, ...ruleChange })).toBe(problem);
  });

  test("an answer without a problem brings no more people than seats, and a coming one brings somebody", () => {
    fc.assert(
      fc.property(inputs, ruleSets, (answer, ruleSet) => {
        if (answerProblem(answer, ruleSet) !== null) return;
        const stored = makeAnswer(answer, meta);
        expect(stored.people).toBeLessThanOrEqual(ruleSet.seats);
        expect(stored.people > 0).toBe(stored.attendance !== "no");
        expect(Object.keys(stored.ceremonies).every((id) => ruleSet.ceremonyIds.includes(id))).toBe(true);
      }),
    );
  });
});

describe("makeAnswer", () => {
  test("a no brings nobody and names nobody", () => {
    const stored = makeAnswer(
      { ...input, ceremonies: { akad: "no" }, adults: 3, children: 2, companions: ["Udin"] },
      meta,
    );
    expect(stored).toEqual({
      ceremonies: { akad: "no" },
      adults: 0,
      children: 0,
      companions: [],
      note: "",
      representedBy: "",
      questions: {},
      attendance: "no",
      people: 0,
      replies: ["akad:no"],
      ...meta,
    });
  });

  test("counts adults and children, drops empty names, keeps the note", () => {
    const stored = makeAnswer(
      { ...input, children: 1, companions: ["Siti", "", "Budi"], note: "Menyusul" },
      meta,
    );
    expect(stored).toMatchObject({
      people: 3,
      companions: ["Siti", "Budi"],
      note: "Menyusul",
      attendance: "yes",
    });
  });

  test("what it makes of any parsed input can be stored", () => {
    fc.assert(
      fc.property(inputs, (answer) => {
        const parsed = answerInputSchema.safeParse(answer);
        if (!parsed.success) return;
        const stored = makeAnswer(parsed.data, meta);
        expect(answerSchema.parse(stored)).toEqual(stored);
      }),
    );
  });
});

describe("what may be sent", () => {
  test.each<[string, Partial<Record<keyof AnswerInput, unknown>>]>([
    ["half a person", { adults: 1.5 }],
    ["fewer than nobody", { children: -1 }],
    ["more than any invitation holds", { adults: seatsMax + 1 }],
    ["too many companions", { companions: Array.from({ length: seatsMax + 1 }, () => "x") }],
    ["a companion's name that is too long", { companions: ["x".repeat(limits.rsvp.companionName + 1)] }],
    ["a note that is too long", { note: "x".repeat(limits.rsvp.note + 1) }],
    ["a ceremony id that is no id", { ceremonies: { "Akad Nikah": "yes" } }],
    ["an attendance that is none", { ceremonies: { akad: "perhaps" } }],
    ["numbers as words", { adults: "2" }],
  ])("%s is refused", (_name, change) => {
    expect(answerInputSchema.safeParse({ ...input, ...change }).success).toBe(false);
  });

  test("everything at its limit is taken", () => {
    const full = {
      ceremonies: { akad: "yes" },
      adults: seatsMax,
      children: seatsMax,
      companions: Array.from({ length: seatsMax }, () => "x".repeat(limits.rsvp.companionName)),
      note: "x".repeat(limits.rsvp.note),
      representedBy: "x".repeat(limits.rsvp.representative),
      questions: { shirt: Array.from({ length: limits.rsvp.questionOptions }, () => "x") },
    };
    expect(answerInputSchema.parse(full)).toEqual(full);
  });

  test("keys of attempts have 8 to 64 letters, digits, hyphens and underscores", () => {
    const isKey = (key: string) => idempotencyKeySchema.safeParse(key).success;
    expect([7, 8, 64, 65].map((length) => isKey("k".repeat(length)))).toEqual([false, true, true, false]);
    expect(["12345678/", "1234567 8", "ключключ"].map(isKey)).toEqual([false, false, false]);
  });
});

describe("the deadline", () => {
  const deadlineAt = "2026-12-05T16:59:00Z";
  test("is the last moment that still counts", () => {
    expect(isRsvpOpen({ deadlineAt }, new Date("2026-12-05T16:59:00.000Z"))).toBe(true);
    expect(isRsvpOpen({ deadlineAt }, new Date("2026-12-05T16:59:00.001Z"))).toBe(false);
  });

  test("may be missing", () => {
    expect(isRsvpOpen({ deadlineAt: null }, new Date("2199-01-01T00:00:00Z"))).toBe(true);
  });
});
