import { limits } from "@janur/domain/limits";
import { questionSchema } from "@janur/domain/content/sections/question";
import { expect, test } from "vitest";
import { newQuestion, readTags, withKind } from "./question-edits.ts";

test("a new question fits the schema and has an id of its own", () => {
  const first = newQuestion([]);
  const second = newQuestion([first]);
  expect(questionSchema.safeParse(first).success).toBe(true);
  expect(second.id).not.toBe(first.id);
  expect(first.options).toHaveLength(2);
});

test("options go with a choice that becomes a text, and come back", () => {
  const choice = {
    ...newQuestion([]),
    options: ["Ayam", "Ikan", "Sayur"].map((word, index) => ({
      id: `option-${String(index)}`,
      label: { id: word, en: "" },
    })),
  };
  const text = withKind(choice, "text", choice.options);
  expect(text.options).toEqual([]);
  expect(questionSchema.safeParse(text).success).toBe(true);
  expect(withKind(text, "several", choice.options).options).toEqual(choice.options);
  expect(withKind(choice, "several", []).options).toEqual(choice.options);
});

test("a text that becomes a choice can be answered at once", () => {
  const text = withKind(newQuestion([]), "number", []);
  expect(withKind(text, "choice", []).options).toHaveLength(2);
});

test("tags are read as people write them", () => {
  expect(readTags("")).toEqual({ tags: [] });
  expect(readTags(" Panitia,  keluarga   besar , panitia,, ")).toEqual({
    tags: ["Panitia", "keluarga besar"],
  });
  expect(readTags("x".repeat(limits.guest.tag))).toEqual({ tags: ["x".repeat(limits.guest.tag)] });
  expect(readTags("x".repeat(limits.guest.tag + 1))).toEqual({ problem: "too-long" });
  const many = Array.from({ length: limits.guest.tags + 1 }, (_, index) => `t${String(index)}`);
  expect(readTags(many.join(","))).toEqual({ problem: "too-many" });
  expect(readTags(many.slice(1).join(","))).toEqual({ tags: many.slice(1) });
});
