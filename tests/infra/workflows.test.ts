import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../../tools/folders.ts";

const workflows = globSync(".github/workflows/*.yml", { cwd: rootFolder }).map((path) => ({
  path,
  text: readFileSync(join(rootFolder, path), "utf8"),
}));

test("workflows take actions by their commit, with the version beside it", () => {
  const uses = workflows.flatMap(({ path, text }) =>
    [...text.matchAll(/uses: (.*)$/gm)].map(([, action = ""]) => ({ path, action })),
  );
  expect(uses.length).toBeGreaterThan(10);
  expect(
    uses.filter(({ action }) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
  ).toEqual([]);
});

test("each is given nothing by default but to read", () => {
  for (const { path, text } of workflows) expect(text, path).toMatch(/^permissions:\n {2}contents: read$/m);
});

test("only what deploys may ask for an identity, and nothing deploys without an environment", () => {
  for (const { path, text } of workflows) {
    const asks = text.match(/id-token: write/g)?.length ?? 0;
    expect(asks, path).toBe(text.match(/^ {4}environment: \w+$/gm)?.length ?? 0);
    expect(asks, path).toBe(text.match(/npm run deploy/g)?.length ?? 0);
    // Whoever opens a pull request writes what runs then.
    expect(text, path).not.toContain("pull_request_target");
  }
});
