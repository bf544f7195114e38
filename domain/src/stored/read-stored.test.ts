import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readStored } from "./read-stored.ts";

const schema = z.strictObject({
  id: z.string(),
  at: z.date(),
  answer: z.strictObject({ people: z.int() }).or(z.null()),
  parts: z.array(
    z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("text"), text: z.string() }),
      z.strictObject({ type: z.literal("photo"), photo: z.strictObject({ name: z.string() }) }),
    ]),
  ),
});
const at = new Date(0);
const known = {
  ...{ id: "a", at, answer: { people: 2 } },
  parts: [{ type: "photo", photo: { name: "p" } }],
};

describe("what is stored", () => {
  test("is read as it is where everything is known", () => {
    expect(readStored(schema, known)).toEqual(known);
  });

  test("may have fields of a later release, at any depth", () => {
    const later = {
      ...{ ...known, colour: "red" },
      answer: { people: 2, menu: "fish" },
      parts: [{ type: "photo", photo: { name: "p", focus: { x: 1 } }, shape: "round" }],
    };
    expect(readStored(schema, later)).toEqual(known);
    expect(later.answer.menu).toBe("fish");
  });

  test.each([
    { ...known, id: 7, colour: "red" },
    { ...known, answer: { people: "two", menu: "fish" } },
    { ...known, parts: [{ type: "film" }] },
    { at },
    null,
  ])("of another shape is refused: %j", (value) => {
    expect(() => readStored(schema, value)).toThrow(z.ZodError);
  });
});
