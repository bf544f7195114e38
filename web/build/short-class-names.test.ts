import { expect, test } from "vitest";
import { scopedNames } from "./short-class-names.ts";

const named = scopedNames(["/web/a.module.css", "/web/b.module.css"]);
const css = ".row { margin: 0.5em } .row .name, .name:hover { top: 1.5px }";

test("each class of each file has a name of its own, the same in every build", () => {
  const names = [
    named("row", "/web/a.module.css", css),
    named("name", "/web/a.module.css?inline", css),
    named("row", "/web/b.module.css", css),
  ];
  expect(names).toEqual(["_0_0", "_0_1", "_1_0"]);
});

test("a class or a file that nobody knows is refused, instead of sharing a name", () => {
  expect(() => named("other", "/web/a.module.css", css)).toThrow("No short name for .other");
  expect(() => named("row", "/web/c.module.css", css)).toThrow("/web/c.module.css");
});
