import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hostCallables } from "@janur/domain/contracts/callables";
import { guestCallables } from "@janur/domain/contracts/guest-callables";
import { staffCallables } from "@janur/domain/contracts/staff-callables";
import { capabilities } from "@janur/domain/team/team";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";
import { documentedRefusals } from "./documented-refusals.ts";
import { handlerLists } from "./handler-lists.ts";
import { namedCapabilities, newsByCapability } from "./named-capabilities.ts";
import { operationsTable, operationsTablePath } from "./operations-table.ts";

test("the table of operations says what the contracts say; `npm run operations-table` writes it", () => {
  expect(readFileSync(join(rootFolder, operationsTablePath), "utf8")).toBe(operationsTable());
});

test.each([...(await handlerLists())])(
  "%s has what the contracts name: else run `npm run operations-table`",
  (path, text) => {
    expect(readFileSync(join(rootFolder, path), "utf8")).toBe(text);
  },
);

test("the docstring of every operation is found", () => {
  const names = [hostCallables, guestCallables, staffCallables].flatMap((contracts) =>
    Object.keys(contracts),
  );
  expect([...documentedRefusals().keys()].sort()).toEqual(names.sort());
});

/** Where a word is called as a capability and is none: a step of a page's life, a sweep, what a helper's link is for. */
const namesakes = [
  "functions/src/nouns/invitation/prepare-publication.ts: publish",
  "functions/src/nouns/invitation/publish-scheduled.ts: publish",
  "functions/src/nouns/helper-list/decide-proposed-guests.ts: sendInvitations",
  "functions/src/nouns/sending/helper-mark.ts: sendInvitations",
  "functions/src/nouns/sending/helper-queue.ts: sendInvitations",
];

test("functions name no capability but those that are listed with what they decide", () => {
  const files = globSync("functions/src/**/*.ts", { cwd: rootFolder })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".test.ts") && file !== newsByCapability);
  const named = files.flatMap((file) => {
    const text = readFileSync(join(rootFolder, file), "utf8");
    return Object.keys(capabilities)
      .filter((capability) => text.includes(`"${capability}"`))
      .map((capability) => `${file}: ${capability}`);
  });
  const listed = namedCapabilities.map(({ file, capability }) => `${file}: ${capability}`);
  expect(named.sort()).toEqual([...listed, ...namesakes].sort());
});
