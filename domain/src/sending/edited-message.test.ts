import { expect, test } from "vitest";
import { editedMessageProblem, unfilledPlaces } from "./edited-message.ts";
import { limits } from "../limits.ts";

const link = "https://janur.test/event/rani-dimas#to=Bapak%20Hadi&g=abc.1.mac_-x";
const prepared = `Yth. Bapak Hadi {alm.}, buka ${link}.`;

test.each<[string, ReturnType<typeof editedMessageProblem>]>([
  [prepared, null],
  [`Pakde, buka ${link} ya`, null],
  [`Pakde, buka (${link}).`, null],
  [" \n", "empty"],
  [`${link} ${"x".repeat(limits.sending.edited)}`, "tooLong"],
  ["Pakde, datang ya", "missingLink"],
  // A link that was cut, or of somebody else, opens nothing of theirs.
  [`buka ${link.slice(0, -1)}`, "missingLink"],
  [`buka ${link}y`, "missingLink"],
  [`Pakde {nama}, ${link}`, "unfilled"],
  [`Pakde { ${link}`, "unfilled"],
])("%j: %j", (edited, problem) => {
  expect(editedMessageProblem(prepared, edited)).toBe(problem);
});

test("the short form of a link is theirs, too", () => {
  const own = "https://janur.test/event/rani-dimas#to=Bu+Ida&g=abcdefghijklmnopqrstuvwxyz-_";
  expect(editedMessageProblem(`Yth. ${own}.`, `Bude, (${own}).`)).toBeNull();
  expect(editedMessageProblem(`Yth. ${own}.`, `Bude, ${own.slice(0, -1)}`)).toBe("missingLink");
  const bare = own.replace("to=Bu+Ida&", "");
  expect(editedMessageProblem(`Yth. ${bare}.`, `Bude, ${own}`)).toBe("missingLink");
});

test("what has no link needs none, and braces of the message itself are known", () => {
  expect(editedMessageProblem("Terima kasih", "Matur nuwun")).toBeNull();
  expect(unfilledPlaces(prepared, "{alm.} {nama} {nama} {x}")).toEqual(["{nama}", "{x}"]);
});
