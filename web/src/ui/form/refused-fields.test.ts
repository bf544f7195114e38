import { AppError } from "@janur/domain/errors";
import { expect, test } from "vitest";
import { refusedFields } from "./refused-fields.ts";

const values = { name: "", phone: "", tags: ["a"], questions: { q1: [""], q2: [""] } };

test("fields are found however deep they were sent", () => {
  const error = new AppError("input/invalid", {
    fields: ["guest.name", "contact.phone", "guest.tags.0", "guest.tags.1", "answer.questions.q2.0"],
  });
  expect(refusedFields(error, values)).toEqual(["name", "phone", "tags", "questions.q2"]);
});

test("what the form does not ask is none of its fields", () => {
  expect(refusedFields(new AppError("input/invalid", { fields: ["invitationId", ""] }), values)).toEqual([]);
});

test("other refusals and faults name no field", () => {
  expect(refusedFields(new AppError("guest/not-found", { fields: ["name"] }), values)).toEqual([]);
  expect(refusedFields(new AppError("input/invalid"), values)).toEqual([]);
  expect(refusedFields(new Error("name"), values)).toEqual([]);
});
