import { describe, expect, test } from "vitest";
import { changes, touchedBy } from "./changes.ts";
import { foldersOf } from "./folders.ts";

/** Folders that hold one thing each: a noun, a feature, a layer below which nouns lie apart. */
const things =
  /^(domain\/src\/[^/]+|door\/src\/[^/]+|event-page\/src\/(?!themes\/)[^/]+|functions\/src\/(nouns\/[^/]+|(?!nouns\/)[^/]+)|web\/src\/(features\/[^/]+|ui\/[^/]+|lib))(?=\/|$)/;

const most = { flat: 40, whole: 80 };

describe("the layout", () => {
  const folders = foldersOf(
    "domain/src",
    "door/src",
    "event-page/src",
    "functions/src",
    "web/src",
    "tools",
    "tests",
  );

  test(`has no more than ${String(most.flat)} files flat in a folder`, () => {
    expect(folders.length).toBeGreaterThan(150);
    const crowded = folders
      .map(({ path, files, tests }) => ({ path, count: files.length + tests.length }))
      .filter(({ count }) => count > most.flat);
    expect(crowded).toEqual([]);
  });

  test(`has no more than ${String(most.whole)} files in a noun or feature`, () => {
    const byThing = Map.groupBy(folders, ({ path }) => things.exec(path)?.[0] ?? "");
    byThing.delete("");
    expect(byThing.size).toBeGreaterThan(60);
    const crowded = [...byThing]
      .map(([path, parts]) => ({
        path,
        count: parts.reduce((sum, { files, tests }) => sum + files.length + tests.length, 0),
      }))
      .filter(({ count }) => count > most.whole);
    expect(crowded).toEqual([]);
  });
});

describe("what is done again and again", () => {
  const touched = touchedBy(changes);

  test.each(changes.map((change, index) => ({ ...change, files: touched[index] ?? [] })))(
    "$what touches no more than $most files",
    ({ files, most: allowed }) => {
      expect(files.length).toBeGreaterThan(0);
      expect(files.length, files.join("\n")).toBeLessThanOrEqual(allowed);
    },
  );
});
