import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { rootFolder } from "../folders.ts";

const names = z.record(z.string(), z.string()).default({});
const entrySchema = z.looseObject({
  version: z.string().optional(),
  link: z.boolean().optional(),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.looseObject({ optional: z.boolean().optional() })).default({}),
});
const lockSchema = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entrySchema) });
const asWritten = z.object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) });

type Entry = z.infer<typeof entrySchema>;

/** What a package is needed for; of two ways to it the stronger counts. */
type Need = "always" | "optional" | "dev";

interface Placed {
  source: string;
  need: Need;
}

/**
 * The lock file of one workspace by itself, out of that of the whole repository: what was tested here is what the cloud's
 * build installs there. Without it every build would settle on versions anew.
 * @param workspace its folder, as the lock file names it
 */
export function lockOfWorkspace(root: unknown, workspace: string): Record<string, unknown> {
  const { packages } = lockSchema.parse(root);
  const { packages: written } = asWritten.parse(root);
  const top = packages[workspace];
  if (top === undefined) throw new Error(`The lock file knows no workspace ${workspace}.`);

  const placed = new Map<string, Placed>([["", { source: workspace, need: "always" }]]);
  const queue = [""];
  for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
    const here = placed.get(target);
    const entry = here === undefined ? undefined : packages[here.source];
    if (here === undefined || entry === undefined) continue;
    for (const { name, need } of needs(entry, { isTop: target === "", asked: here.need })) {
      const source = resolve(packages, here.source, name);
      if (source === undefined) continue;
      const nearest = nearestPlaced(placed, target, name);
      if (nearest !== undefined && placed.get(nearest)?.source === source) {
        if (strengthen(placed, nearest, need)) queue.push(nearest);
        continue;
      }
      // Beside the others where there is room, within its asker where another version stands there.
      const place = nearest === undefined ? `node_modules/${name}` : inside(target, name);
      placed.set(place, { source, need });
      queue.push(place);
    }
  }

  const rest = [...placed].filter(([place]) => place !== "").sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    name: top["name"],
    version: top.version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": given(written[workspace]),
      ...Object.fromEntries(
        rest.map(([place, { source, need }]) => [place, { ...given(written[source]), ...flags(need) }]),
      ),
    },
  };
}

/** Writes functions/package-lock.json, which `firebase deploy` uploads with the rest of the folder. */
export function writeFunctionsLock(): Promise<void> {
  const root: unknown = JSON.parse(readFileSync(join(rootFolder, "package-lock.json"), "utf8"));
  const text = `${JSON.stringify(lockOfWorkspace(root, "functions"), null, 2)}\n`;
  writeFileSync(join(rootFolder, "functions/package-lock.json"), text);
  return Promise.resolve();
}

function needs(entry: Entry, { isTop, asked }: { isTop: boolean; asked: Need }) {
  const list = (some: Record<string, string>, need: Need) =>
    Object.keys(some).map((name) => ({ name, need: weaker(need, asked) }));
  const peers = Object.entries(entry.peerDependencies).filter(
    ([name]) => entry.peerDependenciesMeta[name]?.optional !== true,
  );
  return [
    ...list(entry.dependencies, "always"),
    ...list(Object.fromEntries(peers), "always"),
    ...list(entry.optionalDependencies, "optional"),
    ...(isTop ? list(entry.devDependencies, "dev") : []),
  ];
}

const strength: Readonly<Record<Need, number>> = { always: 2, optional: 1, dev: 0 };

function weaker(one: Need, other: Need): Need {
  return strength[one] <= strength[other] ? one : other;
}

/** @returns whether it is needed more than was known, so that what it needs is looked at again */
function strengthen(placed: Map<string, Placed>, place: string, need: Need): boolean {
  const known = placed.get(place);
  if (known === undefined || place === "" || strength[need] <= strength[known.need]) return false;
  placed.set(place, { ...known, need });
  return true;
}

function inside(target: string, name: string): string {
  return join(target, "node_modules", name);
}

/** Folders in which Node looks for a package's dependencies, the nearest first. */
function lookedAt(path: string): string[] {
  const folders: string[] = [];
  for (let at = path; ; at = dirname(at) === "." ? "" : dirname(at)) {
    if (!at.endsWith("node_modules")) folders.push(at);
    if (at === "") return folders;
  }
}

function resolve(packages: Record<string, Entry>, from: string, name: string): string | undefined {
  const found = lookedAt(from)
    .map((folder) => inside(folder, name))
    .find((path) => packages[path] !== undefined);
  return found === undefined || packages[found]?.link === true ? undefined : found;
}

function nearestPlaced(
  placed: ReadonlyMap<string, Placed>,
  target: string,
  name: string,
): string | undefined {
  return lookedAt(target)
    .map((folder) => inside(folder, name))
    .find((path) => placed.has(path));
}

/** An entry as the lock file has it, without what it says of the repository as a whole. */
function given(entry: Record<string, unknown> = {}): Record<string, unknown> {
  const dropped = new Set(["resolved", "dev", "devOptional", "optional", "peer", "extraneous"]);
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !dropped.has(key)));
}

function flags(need: Need): Record<string, true> {
  return need === "always" ? {} : { [need]: true };
}
