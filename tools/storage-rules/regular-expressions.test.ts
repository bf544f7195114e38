import { describe, expect, test } from "vitest";
import { EvaluationError } from "./errors.ts";
import { matchesWhole } from "./regular-expressions.ts";

describe("matches covers the whole text, in RE2's syntax", () => {
  test.each([
    ["abc", "abc", true],
    ["xabc", "abc", false],
    ["abcx", "abc", false],
    ["b", "a|b", true],
    ["ab", "a|b", false],
    ["a\n", "a", false],
    ["a\nb", "a.b", false],
    ["a\rb", "a.b", true],
    ["a\nb", "(?s)a.b", true],
    ["ABC", "(?i)abc", true],
    ["ABC", "abc", false],
    ["a-b_c@d", "a\\-b\\_c\\@d", true],
    ["photo.png", "[^/]+\\.(?:png|jpe?g)", true],
    ["a/b.png", "[^/]+\\.(?:png|jpe?g)", false],
    ["-", "[\\w-]", true],
    ["]", "[]]", true],
    ["a", "[^]]", true],
    ["[", "[[]", true],
    ["5f", "[[:digit:]][[:alpha:]]", true],
    ["é", "\\w", false],
    ["é", "\\pL", true],
    ["٣", "\\d", false],
    ["\u00a0", "\\s", false],
    ["🌴", ".", true],
    ["aaa", "a{2,3}", true],
    ["a{", "a{", true],
    ["a}", "a}", true],
    ["A", "\\x41", true],
    ["a b", "\\Aa\\sb\\z", true],
  ])("%j matches %j: %s", (text, pattern, expected) => {
    expect(matchesWhole(text, pattern)).toBe(expected);
  });
});

test.each([
  "(?=a)",
  "(?!a)",
  "(?<=a)",
  "(?<name>a)",
  "(a)\\1",
  "\\Qa",
  "[[:^alpha:]]",
  "[\\S]",
  "(",
  "a)|(b",
  "*",
  "[b-a]",
])("refuses %j", (pattern) => {
  expect(() => matchesWhole("a", pattern)).toThrow(EvaluationError);
});
