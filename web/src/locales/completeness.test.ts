import { describe, expect, it } from "vitest";

const files = import.meta.glob<{ default: unknown }>(["./*/*.ts", "./*/rooms/*.ts"], { eager: true });
const names = (language: string) =>
  Object.keys(files)
    .filter((path) => path.startsWith(`./${language}/`))
    .map((path) => path.slice(`./${language}/`.length));

/** Every text by its path, `a.b.0.c`. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) throw new Error(`${path} is neither a text nor a group`);
  return Object.entries(value).flatMap(([key, child]) => texts(child, path === "" ? key : `${path}.${key}`));
}

function load(language: string, name: string): Map<string, string> {
  return new Map(texts(files[`./${language}/${name}`]?.default, ""));
}

/** Placeholders and tags of a text. A text for exactly one thing may leave the number out. */
function marks(key: string, text: string): (string | undefined)[] {
  return [...text.matchAll(/\{\{\s*(\w+)|<(\w+)>/g)]
    .map((match) => match[1] ?? match[2])
    .filter((mark) => !(key.endsWith("_one") && mark === "count"))
    .sort();
}

it("has the same files in both languages", () => {
  expect(names("id")).toContain("shell.ts");
  expect(names("en")).toEqual(names("id"));
});

describe.each(names("id"))("%s", (name) => {
  it("has the same keys, none of them empty, with the same placeholders", () => {
    const indonesian = load("id", name);
    const english = load("en", name);
    expect([...english.keys()].sort()).toEqual([...indonesian.keys()].sort());
    for (const [key, text] of indonesian) {
      expect(text.trim(), `id ${key}`).not.toBe("");
      expect(english.get(key)?.trim(), `en ${key}`).not.toBe("");
      expect(marks(key, english.get(key) ?? ""), key).toEqual(marks(key, text));
    }
  });

  it("speaks in the voice of the house", () => {
    for (const [key, text] of load("id", name)) {
      expect(text, key).not.toMatch(/\b(kamu|kak|bestie|user|submit|klik|invalid|expired|error)\b/i);
    }
    // Guests and helpers are anybody; the sample wordings speak of somebody.
    if (name === "invitation-help.ts") return;
    for (const [key, text] of load("en", name)) expect(text, key).not.toMatch(/\b(she|hers?|he|him|his)\b/i);
  });
});
