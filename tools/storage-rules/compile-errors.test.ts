import { expect, test } from "vitest";
import { CompileError } from "./errors.ts";
import { compileRules } from "./ruleset.ts";

const start = "rules_version = '2';\nservice firebase.storage {\n";

function errorOf(source: string): { message: string; line: number; column: number } {
  try {
    compileRules(source);
  } catch (error) {
    if (error instanceof CompileError) return { message: error.message, ...error.at };
    throw error;
  }
  throw new Error("This compiles.");
}

test.each([
  ["", "rules_version", 1, 1],
  ["rules_version = '1';", "Only rules_version = '2'", 1, 17],
  ["rules_version = '2'\nservice firebase.storage {}", '";"', 2, 1],
  ["rules_version = '2'; service cloud.firestore {}", "cloud.firestore", 1, 30],
  ["rules_version = '2'; service firebase.storage {} service", "the end of the file", 1, 50],
  [`${start}allow read; }`, "belongs into a match", 2, 9],
  [`${start}matches /a {} }`, '"match"', 3, 1],
  [`${start}match /a {`, "the end of the file", 3, 11],
  [`${start}match /a / b {} }`, '"{"', 3, 10],
  [`${start}match /a/{x=*} {} }`, '"**"', 3, 13],
  [`${start}match /{x=**}/{y=**} {} }`, "one wildcard for several segments", 3, 1],
  [`${start}match /{x=**} { match /a/{y=**} {} } }`, "one wildcard for several segments", 3, 17],
  [`${start}match /{x}/{x} {} }`, "declared already", 3, 13],
  [`${start}match /{x} { match /{x} {} } }`, "declared already", 3, 22],
  [`${start}match /{request} {} }`, "declared already", 3, 9],
  [`${start}match /{math} {} }`, "namespace", 3, 9],
  [`${start}match /a { allow peek; } }`, 'Unknown method "peek"', 3, 18],
  [`${start}match /a { allow read if true; } }`, '";"', 3, 23],
  [`${start}match /a { allow read: true; } }`, '"if"', 3, 24],
  [`${start}function f() { let x = 1; } }`, '"return"', 3, 27],
  [`${start}function f(a, a) { return a; } }`, "declared already", 3, 1],
  [`${start}function f(a) { let a = 1; return a; } }`, "declared already", 3, 21],
  [`${start}function f() { return true; } function f() { return true; } }`, 'another function "f"', 3, 31],
  [`${start}function int() { return true; } }`, 'another function "int"', 3, 1],
  [`${start}function f() { return g(); } function g() { return f(); } }`, '"f" calls itself', 3, 1],
  [`${start}function f() { let x = f(); return x; } }`, '"f" calls itself', 3, 1],
  [`${start}function f(a) { return a; } match /a { allow read: if a; } }`, 'Unknown name "a"', 3, 55],
  [`${start}function f() { return x; } match /{x} { allow read: if f(); } }`, 'Unknown name "x"', 3, 23],
  [
    `${start}function f() { ${Array.from({ length: 11 }, (_, n) => `let v${String(n)} = 1;`).join(" ")} return true; } }`,
    "at most 10 let",
    3,
    1,
  ],
])("%j → %s at %i:%i", (source, message, line, column) => {
  expect(errorOf(source)).toEqual({ message: expect.stringContaining(message) as unknown, line, column });
});

test.each([
  ["x", 'Unknown name "x"', 1],
  ["true &&", "an expression", 8],
  ["true ? false", '":"', 13],
  ["(true", '")"', 6],
  ["[1, 2", '"]"', 6],
  ["{'a': 1, 'a': 2} == null", "stands twice", 10],
  ["{a: 1} == null", "a key in quotes", 2],
  ["1 is whole", 'Unknown type "whole"', 6],
  ["f(1)", 'Unknown function "f"', 1],
  ["get(/a/b)", 'Unknown function "get"', 1],
  ["firestore.getAfter(/a/b) != null", "firestore.getAfter", 11],
  ["math.cbrt(1) > 0", "math.cbrt", 6],
  ["math.abs() > 0", "does not take 0 arguments", 6],
  ["math > 0", 'Unknown name "math"', 1],
  ["'a'.reverse() == 'a'", 'method "reverse"', 5],
  ["'a'.size(1) == 1", 'method "size"', 5],
  ["request.query.limit > 1", "request.query is not covered", 9],
  ["'a'.matches('(?=a)')", "not covered", 13],
  [String.raw`'a'.matches('(a)\\1')`, "not covered", 13],
  ["'a'.matches('(a')", "Invalid regular expression", 13],
  ["9223372036854775808 > 0", "64 bits", 1],
  ["/a /b == null", 'Unknown name "b"', 5],
  ["/a/$x == null", '"("', 5],
  ["a = 1", '";"', 3],
  [`${"(".repeat(200)}true${")".repeat(200)}`, "nested too deeply", 101],
])("the condition %j → %s", (condition, message, column) => {
  const line = `match /a { allow read: if ${condition}; }`;
  expect(errorOf(`${start}${line} }`)).toEqual({
    message: expect.stringContaining(message) as unknown,
    line: 3,
    column: column + "match /a { allow read: if ".length,
  });
});
