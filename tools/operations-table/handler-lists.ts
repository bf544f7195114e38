import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hostCallables } from "@janur/domain/contracts/callables";
import { guestCallables } from "@janur/domain/contracts/guest-callables";
import { staffCallables } from "@janur/domain/contracts/staff-callables";
import { rootFolder } from "../folders.ts";
import { writtenFile } from "../written-files.ts";

const source = "functions/src";
/** Where handlers may lie; those of other folders are called by nobody but them. */
const layers = "{nouns,lifecycle}";

const audiences = [
  { name: "host", of: "hosts", contracts: hostCallables },
  { name: "guest", of: "guests", contracts: guestCallables },
  { name: "staff", of: "the staff", contracts: staffCallables },
];

/** Files by the functions that they export. */
function exporters(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of globSync(`${layers}/**/*.ts`, { cwd: join(rootFolder, source) })) {
    if (path.endsWith(".test.ts")) continue;
    const text = readFileSync(join(rootFolder, source, path), "utf8");
    for (const [, name = ""] of text.matchAll(/^export (?:async )?function (\w+)/gm)) {
      found.set(name, [...(found.get(name) ?? []), path.replaceAll("\\", "/")]);
    }
  }
  return found;
}

/**
 * Lists of handlers, by path: for each operation of a contract the function of its name.
 * @throws where no function has an operation's name, or more than one
 */
export async function handlerLists(): Promise<ReadonlyMap<string, string>> {
  const exported = exporters();
  const written = await Promise.all(
    audiences.map(async ({ name, of, contracts }): Promise<[string, string]> => {
      const operations = Object.keys(contracts);
      const imports = operations.map((operation) => {
        const [path, ...others] = exported.get(operation) ?? [];
        if (path === undefined) throw new Error(`No function of ${source}/${layers} is called ${operation}.`);
        if (others.length > 0) throw new Error(`${operation} is in ${path} and in ${others.join(", ")}.`);
        return `import { ${operation} } from "../${path}";`;
      });
      const text = `${imports.join("\n")}

/** What does the operations of ${of}. */
export const ${name}Handlers = {
${operations.map((operation) => `${operation},`).join("\n")}
};
`;
      const by = "npm run operations-table, out of contracts and the functions of their names.";
      return [`${source}/operations/${name}-handlers.ts`, await writtenFile(by, text)];
    }),
  );
  return new Map(written);
}
