import "../../../../tests/harness/demo-project.ts";
import { paths } from "@janur/domain/paths";
import { describe, expect, test } from "vitest";
import { erasers, untouched } from "./erasers.ts";

/** `invitations/*\/guests` for every collection that the code spells. */
const spelled = new Set(
  Object.values<(...ids: string[]) => string>(paths).map((path) => {
    const segments = path("a", "b").split("/");
    const collections = segments.length % 2 === 0 ? segments.slice(0, -1) : segments;
    return collections.map((segment, index) => (index % 2 === 0 ? segment : "*")).join("/");
  }),
);
const erased = Object.values(erasers).flatMap(({ collections }) => collections);

describe("erasing an account", () => {
  test.each([...spelled])("knows what to do with %s", (collection) => {
    expect([...erased, ...Object.keys(untouched)]).toContain(collection);
  });

  test("says it once for each collection, and of none that is not there", () => {
    const said = [...erased, ...Object.keys(untouched)];
    expect(said.filter((collection, index) => said.indexOf(collection) !== index)).toEqual([]);
    expect(said.filter((collection) => !spelled.has(collection))).toEqual([]);
  });
});
