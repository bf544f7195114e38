import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/* What browsers change without a function has a pace (docs/decisions/050): no line of the rules lets a document be written again and again. */

const rules = readFileSync(join(import.meta.dirname, "../../firestore.rules"), "utf8");
const updates = rules
  .split(/\n(?=\s*(?:allow|match|function) )/)
  .filter((line) => /^\s*allow [a-z, ]*update/.test(line));

test("every update is counted in its commit, or waits for the time that stands in the document", () => {
  expect(updates.length).toBeGreaterThan(9);
  const bounds = /isPacedChange(?:Of)?\(|isMessagePace\(|isChangePace\(|isOneMore\(|isCount\(|isLaterThan\(/;
  expect(updates.filter((line) => !bounds.test(line))).toEqual([]);
});
