import { describe, expect, test } from "vitest";
import { decideCondition, type Sample } from "./sample-request.ts";

const sample: Sample = {
  auth: { uid: "ani", token: { email_verified: true, role: "admin" } },
  requestResource: {
    size: 1000,
    contentType: "image/png",
    metadata: { kind: "cover" },
    name: "photos/one.jpg",
  },
  path: "photos/one.jpg",
};

function outcome(condition: string): "true" | "false" | "error" {
  const { isPermitted, warnings } = decideCondition(condition, sample);
  if (isPermitted) return "true";
  return warnings.length === 0 ? "false" : "error";
}

/** `1 / 0` stands for any error. */
const error = "1 / 0 == 1";

describe("an operand that decides absorbs an error on the other side", () => {
  test.each([
    [`${error} && false`, "false"],
    [`false && ${error}`, "false"],
    [`${error} && true`, "error"],
    [`true && ${error}`, "error"],
    [`${error} && ${error}`, "error"],
    [`${error} || true`, "true"],
    [`true || ${error}`, "true"],
    [`${error} || false`, "error"],
    [`false || ${error}`, "error"],
    [`${error} || ${error}`, "error"],
    [`!(${error})`, "error"],
    [`!(${error} && false)`, "true"],
    [`(${error} ? true : true)`, "error"],
    ["1 && true", "error"],
    ["true && 'yes'", "error"],
    ["1 && false", "false"],
    ["null || true", "true"],
    ["null", "error"],
    ["'true'", "error"],
  ])("%s → %s", (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });
});

describe("operators", () => {
  test.each([
    ["true && true", "true"],
    ["true && false", "false"],
    ["false || true", "true"],
    ["false || false", "false"],
    ["!false", "true"],
    ["!!true", "true"],
    ["!1", "error"],
    ["1 == 1 && 1 == 1.0 && 'a' == \"a\" && null == null", "true"],
    ["1 == '1'", "false"],
    ["1 != '1'", "true"],
    ["[1, [2]] == [1, [2]] && {'a': 1} == {'a': 1}", "true"],
    ["[1, 2] == [2, 1]", "false"],
    ["[1, 2].toSet() == [2, 1, 2].toSet()", "true"],
    ["1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3 && 1 < 1.5", "true"],
    ["2 < 1", "false"],
    ["'a' < 'b' && 'Z' < 'a'", "true"],
    ["1 < 'a'", "error"],
    ["null < 1", "error"],
    ["1 + 2 * 3 == 7 && (1 + 2) * 3 == 9 && 7 - 2 - 1 == 4", "true"],
    ["7 / 2 == 3 && -7 / 2 == -3 && 7 % 3 == 1 && 7.0 / 2 == 3.5", "true"],
    ["1 / 0 == 0", "error"],
    ["1 % 0 == 0", "error"],
    ["9223372036854775807 + 1 > 0", "error"],
    ["9007199254740993 == 9007199254740992", "false"],
    ["'a' + 'b' == 'ab'", "true"],
    ["'a' + 1 == 'a1'", "error"],
    ["-(1 + 1) == -2 && -1.5 < 0", "true"],
    ["-'a' == 'a'", "error"],
    ["1 in [1, 2] && !(3 in [1, 2]) && 1 in [1].toSet()", "true"],
    ["'a' in {'a': 1} && !('b' in {'a': 1})", "true"],
    ["'a' in 'abc'", "error"],
    ["1 in null", "error"],
    ["(true ? 1 : 1 / 0) == 1", "true"],
    ["true ? false : true", "false"],
    ["false ? true : true ? true : false", "true"],
    ["1 ? true : true", "error"],
    ["[1, 2][1] == 2 && {'a': 1}['a'] == 1 && 'abc'[1] == 'b'", "true"],
    ["[1][1] == 1", "error"],
    ["[1][-1] == 1", "error"],
    ["{'a': 1}['b'] == 1", "error"],
    ["[1, 2, 3][0:2] == [1, 2] && 'abc'[1:3] == 'bc'", "true"],
    ["[1][0:2] == [1]", "error"],
    ["1 is int && 1.0 is float && 1 is number && 1.5 is number && 'a' is string && true is bool", "true"],
    ["[] is list && {} is map && [].toSet() is set && /a/b is path && 'a'.toUtf8() is bytes", "true"],
    ["request.time is timestamp && duration.value(1, 's') is duration && {}.diff({}) is map_diff", "true"],
    ["1 is float", "false"],
    ["null is map", "false"],
    ["true == false == false", "true"],
    ["1 < 2 == true", "true"],
    ["'a' in ['a'] == true", "true"],
  ])("%s → %s", (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });
});

describe("what a request carries", () => {
  test.each([
    ["request.auth.uid == 'ani' && request.auth.token.email_verified", "true"],
    ["request.auth.token.missing == null", "error"],
    ["request.auth['uid'] == 'ani'", "true"],
    ["request.resource.size < 5 * 1024 * 1024 && request.resource.contentType.matches('image/.*')", "true"],
    ["request.resource.metadata.kind == 'cover'", "true"],
    ["resource == null", "true"],
    ["resource.size > 0", "error"],
    ["request.path == /b/janur/o/photos/$('one.jpg')", "true"],
    ["request.path[1] == bucket && request.path[9] == 'x'", "error"],
    ["bucket == 'janur' && object == /photos/one.jpg", "true"],
    ["request.time == timestamp.value(1795249815250)", "true"],
    ["/a/$(1) == /a/b", "error"],
    ["/a/$('b/c') == /a/b/c", "error"],
    ["/a/$('') == /a", "error"],
    ["/x/$(object)/y == /x/photos/one.jpg/y", "true"],
  ])("%s → %s", (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });

  test("a warning names the place", () => {
    const { warnings } = decideCondition("request.auth.token.missing == null", sample);
    expect(warnings).toEqual([expect.stringMatching(/no property "missing"\. \(line 1, column \d+\)/)]);
  });
});

test("rules that take too many steps deny, and nothing absorbs that", () => {
  const doubled = Array.from({ length: 14 }, (_, n) => `f${String(n)}() && f${String(n)}()`);
  const functions = doubled.map((body, n) => `function f${String(n + 1)}() { return ${body}; }`).join(" ");
  const body = `function f0() { return true; } ${functions}`;
  expect(decideCondition(`true; } ${body} match /never { allow read: if f14()`, sample).isPermitted).toBe(
    true,
  );
  const { isPermitted, warnings } = decideCondition(
    `f14() || true; } ${body} match /never { allow read`,
    sample,
  );
  expect(isPermitted).toBe(false);
  expect(warnings).toEqual([expect.stringContaining("too many steps")]);
});
