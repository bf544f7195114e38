import { expect, test } from "vitest";
import { problemOfCode } from "./problem-of-code.ts";

test.each([
  ["a limit that passes", 400, 130429, "limited", true, false],
  ["a verdict that comes as 500", 500, 3, "not-permitted", false, true],
  ["a permission that was taken back", 403, 230, "not-permitted", false, true],
  ["a spam limit, which is no matter of minutes", 400, 131048, "limited", false, true],
  ["a bill that was not paid", 400, 131042, "payment", false, true],
  ["somebody who is not on WhatsApp", 400, 131026, "not-on-whatsapp", false, false],
  ["a service that is down", 500, 2, "unreachable", true, false],
  ["too many questions without a code", 429, null, "limited", true, false],
  ["a token that is refused without a code", 401, null, "token-refused", false, true],
  ["something that nobody has heard of", 400, 999_999, "other", false, false],
] as const)("%s", (_what, status, code, problem, isPassing, isOfNumber) => {
  expect(problemOfCode(status, code)).toEqual({ problem, code, isPassing, isOfNumber });
});
