import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { themeIds } from "@janur/domain/content/theme-ids";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";
import { productFiles } from "../layout/changes.ts";
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

/** Files that show some themes on purpose, or draw what has no art. */
const choosing = [
  "domain/src/content/theme.ts",
  "event-page/src/styles/screen/plain.css",
  "web/src/app/living-invitation.tsx",
  "web/src/features/account/components/sign-in-screen.tsx",
  "web/src/features/theme/components/front-door.module.css",
  "web/src/features/theme/components/front-door.tsx",
  "web/src/ui/art/pictured-themes.ts",
];
/** Names of something else as well: the product, a layout, a word that no address may begin with. */
const namesakes = ["janur", "sunyi", "resmi"];

test("no theme is named beside its folders, but where some are chosen", () => {
  const files = productFiles().filter(({ path }) => !choosing.includes(path));
  const named = themeIds
    .filter((id) => !namesakes.includes(id))
    .flatMap((id) =>
      files
        .filter(
          ({ path, text }) =>
            !path.includes(`/${id}/`) && new RegExp(`"${id}"|\\bthemes\\.${id}\\b`).test(text),
        )
        .map(({ path }) => `${path}: ${id}`),
    );
  expect(named).toEqual([]);
});
