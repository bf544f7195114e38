import { expect, it } from "vitest";
import { brotliSize, filesOf, type Manifest } from "./web-build.ts";

const manifest: Manifest = {
  "index.html": { file: "assets/index.js", imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js" },
  "_form.js": { file: "assets/form.js", imports: ["_react.js", "_loop.js"] },
  "_loop.js": { file: "assets/loop.js", imports: ["_form.js"] },
  "sign-in.tsx": { file: "assets/sign-in.js", imports: ["_form.js"] },
  "home.tsx": { file: "assets/home.js" },
};

it("collects a route's files once each, with all they import", () => {
  expect([...filesOf(manifest, ["index.html", "sign-in.tsx"])].sort()).toEqual([
    "assets/form.js",
    "assets/index.js",
    "assets/loop.js",
    "assets/react.js",
    "assets/sign-in.js",
  ]);
});

it("refuses a route that was not built, instead of measuring nothing", () => {
  expect(() => filesOf(manifest, ["index.html", "gone.tsx"])).toThrow("no chunk for gone.tsx");
});

it("measures compressed bytes", () => {
  expect(brotliSize(Buffer.from("a".repeat(10_000)))).toBeLessThan(50);
});
