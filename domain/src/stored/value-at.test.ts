import { expect, test } from "vitest";
import { valueAt } from "./value-at.ts";

const source = { sections: [{ title: "Akad" }, null], name: "Rani" };

test.each<[PropertyKey[], unknown]>([
  [[], source],
  [["name"], "Rani"],
  [["sections", 0, "title"], "Akad"],
  [["sections", "0", "title"], "Akad"],
  [["sections", 1], null],
  [["sections", 1, "title"], undefined],
  [["sections", 2, "title"], undefined],
  [["name", "length"], undefined],
  [["constructor"], undefined],
  [["__proto__", "constructor"], undefined],
])("at %j lies %j", (path, value) => {
  expect(valueAt(source, path)).toEqual(value);
});

test("nothing lies in what is no object", () => {
  expect(valueAt(null, ["name"])).toBeUndefined();
  expect(valueAt("Rani", ["length"])).toBeUndefined();
});
