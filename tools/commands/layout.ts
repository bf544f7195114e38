import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format } from "prettier";
import { rootFolder } from "../folders.ts";
import { changes, touchedBy } from "../layout/changes.ts";
import { foldersOf, importsOf, type Folder } from "../layout/folders.ts";

const parts = {
  "domain/src": "Domain",
  "door/src": "The door",
  "event-page/src": "The guests' page",
  "functions/src": "Functions",
  "web/src": "The hosts' application",
};

/** `npm run layout`: counts the folders, who imports whom between them, and what a change touches, into `docs/house.md`. */
export async function run(): Promise<number> {
  const day = new Date().toISOString().slice(0, 10);
  const text = [
    "# Layout",
    `Folders of the product with what lies directly in them, and the folders that each imports. Made by \`npm run layout\` on ${day}; ` +
      "`tools/layout/layout.test.ts` holds the sizes, `.dependency-cruiser.js` and `.dependency-cruiser.folders.js` the directions.",
    changesTable(),
    ...Object.entries(parts).map(([root, title]) => section(root, title)),
  ].join("\n\n");
  const file = join(rootFolder, "docs/house.md");
  writeFileSync(file, await format(text, { parser: "markdown", printWidth: 110 }));
  process.stdout.write("docs/house.md is written.\n");
  return Promise.resolve(0);
}

/** How many places have to be known for what is done most often. */
function changesTable(): string {
  const touched = touchedBy(changes);
  return [
    "## What a change touches",
    "",
    "Files of the product, without tests, for what is done again and again; counted by an example of each. `tools/layout/layout.test.ts` lets none of them grow.",
    "",
    "| change | counted as | files | goal | which |",
    "|---|---|---|---|---|",
    ...changes.map(({ what, as, goal }, index) => {
      const files = touched[index] ?? [];
      return `| ${what} | ${as} | ${String(files.length)} | ≤ ${String(goal)} | ${files.map((file) => `\`${file}\``).join(" ")} |`;
    }),
  ].join("\n");
}

function section(root: string, title: string): string {
  const folders = foldersOf(root);
  const rows = folders.map((folder) => row(folder, root));
  const sum = (count: (folder: Folder) => number) =>
    folders.reduce((all, folder) => all + count(folder), 0).toLocaleString("en");
  return [
    `## ${title}`,
    "",
    `\`${root}\`: ${sum(({ files }) => files.length)} files with ${sum(lines)} lines, ${sum(({ tests }) => tests.length)} files of tests.`,
    "",
    "| folder | files | lines | tests | imports |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function row(folder: Folder, root: string): string {
  const { path, files, tests } = folder;
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const imported = new Set(code.flatMap(importsOf).map((target) => dirname(target)));
  imported.delete(path);
  const names = [...imported]
    .filter((target) => target.startsWith(`${root}/`) || target === root)
    .map((target) => (target === root ? "·" : target.slice(root.length + 1)))
    .sort();
  const name = path === root ? "·" : path.slice(root.length + 1);
  return `| ${name} | ${String(files.length)} | ${String(lines(folder))} | ${String(tests.length)} | ${names.join(" ")} |`;
}

function lines({ files }: Folder): number {
  return files
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .reduce((sum, file) => sum + readFileSync(join(rootFolder, file), "utf8").split("\n").length - 1, 0);
}
