import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";
import { tokenize } from "../storage-rules/lexer.ts";
import { described, mutated } from "./mutant.ts";
import { rulesMutants } from "./rules-mutants.ts";

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isIn(id) { return id in ['owner', 'editor'] && (a < 3 || !b); }
    match /x/{id} { allow get: if isIn(id); }
  }
}
`;

const lines = (text: string) => rulesMutants(text).map((mutant) => mutated(text, mutant));

test("a condition, an operator, a role, a boundary, an operation: each is changed alone", () => {
  const changed = lines(source).map((text) =>
    text
      .split("\n")
      .slice(3, 5)
      .map((line) => line.trim()),
  );
  const functions = changed.map(([line]) => line).filter((line) => !source.includes(line ?? ""));
  const body = (text: string) => `function isIn(id) { return ${text}; }`;
  for (const text of [
    "id in ['owner', 'editor'] || (a < 3 || !b)",
    "id in ['owner', 'editor'] && (a < 3 && !b)",
    "id in ['owner', 'editor'] ",
    "(a < 3 || !b)",
    "id in ['owner', 'editor'] && (a < 3 )",
    "id in ['owner', 'editor'] && (!b)",
    "id in ['owner', 'editor'] && (a <= 3 || !b)",
    "id in ['owner', 'editor'] && (a < 4 || !b)",
    "id in ['owner', 'editor'] && (a < 3 || b)",
    "id in ['owner', 'editor', 'viewer'] && (a < 3 || !b)",
    "id in ['owner'] && (a < 3 || !b)",
    "id in ['editor'] && (a < 3 || !b)",
    "true",
    "false",
  ])
    expect(functions).toContain(body(text));
  const rules = changed.map(([, line]) => line).filter((line) => !source.includes(line ?? ""));
  expect(rules.sort()).toEqual([
    "match /x/{id} { allow get: if false; }",
    "match /x/{id} { allow get: if true; }",
    "match /x/{id} { allow read: if isIn(id); }",
  ]);
});

test("no mutant is the file itself, none is there twice, and each is still a text of tokens", () => {
  for (const file of ["firestore.rules", "storage.rules"]) {
    const text = readFileSync(join(rootFolder, file), "utf8");
    const all = lines(text);
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain(text);
    // Cutting them all takes a quarter of a minute.
    for (const changed of all.filter((_, at) => at % 40 === 0))
      expect(tokenize(changed).length).toBeGreaterThan(10);
  }
});

test("a mutant says its line, what was done and where", () => {
  const [first] = rulesMutants(source).filter(({ kind }) => kind === "get to read");
  if (first === undefined) throw new Error("there is none");
  expect(described(source, first)).toBe("5: get to read: match /x/{id} { allow [get→read]: if isIn(id); }");
});
