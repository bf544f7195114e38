import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { withoutPipelines } from "./no-pipelines.ts";

const folder = dirname(createRequire(import.meta.url).resolve("@firebase/firestore"));
const sources = readdirSync(folder)
  .filter((name) => /^common-[\w-]+\.esm\.js$/.test(name))
  .map((name) => readFileSync(join(folder, name), "utf8"));

/** What a file declares: its functions and classes, and the methods of those. */
const declared = (text: string) =>
  [...text.matchAll(/^(?:(?:async )?(?:function|class)| {3}(?: async)?) (\w+)/gm)].map(([, name]) => name);

test("Firestore's SDK asks nowhere for a pipeline, and has lost nothing but what answers one", () => {
  expect(sources).toHaveLength(1);
  const [source = ""] = sources;
  const left = withoutPipelines(source);
  const asked = left.match(
    /.*(__PRIVATE_(isPipeline|targetIsPipelineTarget)\(|instanceof (Core|__PRIVATE_Realtime)Pipeline\b).*/g,
  );
  expect(asked).toEqual([
    "function __PRIVATE_targetIsPipelineTarget(e) {",
    "function __PRIVATE_isPipeline(e) {",
  ]);
  const kept = new Set(declared(left));
  expect(declared(source).filter((name) => !kept.has(name))).toEqual([
    "getDocumentsMatchingPipeline",
    "getOverlaysForPipeline",
  ]);
});

test("an SDK that is written otherwise stops the build", () => {
  expect(() => withoutPipelines("export const nothing = 1;")).toThrow("any more");
});
