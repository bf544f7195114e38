import { expect, test } from "vitest";
import { problemOfCode } from "./problem-of-code.ts";

test.each([
  ["a limit that passes", 400, 130429, "limited", true],
  ["a verdict that comes as 500", 500, 3, "not-permitted", false],
  ["a permission that was taken back", 403, 230, "not-permitted", false],
  ["a spam limit, which is no matter of minutes", 400, 131048, "limited", false],
  ["a service that is down", 500, 2, "unreachable", true],
  ["too many questions without a code", 429, null, "limited", true],
  ["a token that is refused without a code", 401, null, "token-refused", false],
  ["something that nobody has heard of", 400, 999_999, "other", false],
] as const)("%s", (_what, status, code, problem, isPassing) => {
  expect(problemOfCode(status, code)).toEqual({ problem, code, isPassing });
});
