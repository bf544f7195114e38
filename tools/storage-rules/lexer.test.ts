import { expect, test } from "vitest";
import { CompileError } from "./errors.ts";
import { tokenize } from "./lexer.ts";

const texts = (source: string) =>
  tokenize(source).map(({ kind, text }) => (kind === "end" ? kind : `${kind} ${text}`));

test("cuts names, numbers, strings and signs apart", () => {
  expect(texts("allow_1 12 1.5 'a' \"b\" && == **")).toEqual([
    "name allow_1",
    "int 12",
    "float 1.5",
    "string a",
    "string b",
    "punctuation &&",
    "punctuation ==",
    "punctuation **",
    "end",
  ]);
});

test("skips comments of both kinds", () => {
  expect(texts("a // b\n/* c\n d */ e")).toEqual(["name a", "name e", "end"]);
});

test("decodes the escapes of strings", () => {
  expect(texts(String.raw`'\\.\'\"\n\t'`)).toEqual([`string \\.'"\n\t`, "end"]);
});

test("counts lines and columns from 1", () => {
  expect(tokenize("a\n  bc\n\n d").map(({ at }) => [at.line, at.column])).toEqual([
    [1, 1],
    [2, 3],
    [4, 2],
    [4, 3],
  ]);
});

test.each([
  ["a\n  #", "Unexpected character", 2, 3],
  ["a & b", "Unexpected character", 1, 3],
  ["x = 'open", "never closed", 1, 5],
  ["x = 'open\n'", "never closed", 1, 5],
  ["a /* open", "never closed", 1, 3],
  [String.raw`'\d'`, "Unknown escape", 1, 2],
])("refuses %j", (source, message, line, column) => {
  expect(() => tokenize(source)).toThrow(CompileError);
  expect(() => tokenize(source)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(message) as unknown, at: { line, column } }),
  );
});
