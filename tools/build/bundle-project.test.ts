import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectsOfBundle, requireBundleOf } from "./bundle-project.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bundle-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const built = (id: string) =>
  `const env={MODE:"x",VITE_FIREBASE_PROJECT_ID:"${id}",PROD:true};use("demo-project")`;

test("a bundle of one project leaves for that project", () => {
  write({
    "assets/start.js": built("janur-stg-1"),
    "sign-in.html": "<script>projectId:'janur-stg-1'</script>",
  });
  expect(projectsOfBundle(folder)).toEqual(["janur-stg-1"]);
  expect(() => {
    requireBundleOf("janur-stg-1", folder);
  }).not.toThrow();
});

test.each([
  ["none", {}, /names no project at all/],
  ["one of the demo", { "assets/start.js": built("demo-janur") }, /names demo-janur/],
  ["one of the other alias", { "assets/start.js": built("janur-prod-1") }, /names janur-prod-1, and this/],
  [
    "one with a piece of the demo left over",
    { "assets/start.js": built("janur-stg-1"), "assets/old.js": 'f("demo-janur")' },
    /names demo-janur and janur-stg-1/,
  ],
])("%s leaves for nowhere", (_which, files, reason) => {
  write(files);
  expect(() => {
    requireBundleOf("janur-stg-1", folder);
  }).toThrow(reason);
});
