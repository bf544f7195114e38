import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCommonPasswords } from "../../web/src/features/account/read-common-passwords.ts";
import { rootFolder } from "../folders.ts";
import { frontCoded } from "./front-coded.ts";

const list = readFileSync(join(rootFolder, "web/src/features/account/common-passwords.txt"), "utf8");
const words = readCommonPasswords(list);

test("holds the ten thousand commonest that are long enough, and nothing shorter", () => {
  expect(words.size).toBeGreaterThanOrEqual(10_000);
  expect([...words].filter((word) => word.length < 8)).toEqual([]);
});

test("reads what was written, word for word", () => {
  expect(frontCoded([...words])).toBe(list);
  const odd = [
    "a",
    "a b",
    "aa",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab",
  ];
  expect([...readCommonPasswords(frontCoded(odd))]).toEqual(odd);
});

test.each([
  "password",
  "12345678",
  "qwertyuiop",
  "iloveyou1",
  "bismillah",
  "sayangku",
  "rahasia123",
  "indonesia123",
  "undangan123",
])("knows %s", (word) => {
  expect(words.has(word)).toBe(true);
});

test.each(["pohon-mangga-77", "kereta malam bandung", "janur-uji-123", "Ui2-kolong-jembatan"])(
  "holds nothing against %s",
  (word) => {
    expect(words.has(word.toLowerCase())).toBe(false);
  },
);
