import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { themeIds } from "@janur/domain/content/theme-ids";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";
import { themeLists } from "./theme-lists.ts";

const lists = await themeLists();

test.each([...lists])("%s says what the folders of themes say: else run `npm run themes`", (path, text) => {
  expect(readFileSync(join(rootFolder, path), "utf8")).toBe(text);
});

/** What a theme may consist of, beside the painters of its pictures. */
const parts = (id: string) => [`${id}.css`, `${id}.ts`, "scenes.css"];

test.each(themeIds)("%s lies in its own folder, in three files at most", (id) => {
  const folder = join(rootFolder, "event-page", "src", "themes", id);
  const found = globSync("**/*.*", { cwd: folder });
  expect(found).toContain(`${id}.ts`);
  expect(parts(id)).toEqual(expect.arrayContaining(found));
});
