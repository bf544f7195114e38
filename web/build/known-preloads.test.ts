import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { loadedWith } from "./known-preloads.ts";

test("a chunk comes with all that it imports statically, circles included, and with nothing it fetches later", () => {
  const chunk = (imports: string[], dynamicImports: string[] = []) => ({
    type: "chunk",
    imports,
    dynamicImports,
  });
  const bundle = {
    "room.js": chunk(["shared.js"], ["dialog.js"]),
    "shared.js": chunk(["start.js", "circle.js"]),
    "circle.js": chunk(["shared.js"]),
    "start.js": chunk([]),
    "dialog.js": chunk(["shared.js", "forms.js"]),
    "forms.js": chunk([]),
  } as unknown as Rolldown.OutputBundle;
  expect([...loadedWith(bundle, "room.js")].sort()).toEqual([
    "circle.js",
    "room.js",
    "shared.js",
    "start.js",
  ]);
});
