import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hostCallables } from "@janur/domain/contracts/callables";
import { guestCallables } from "@janur/domain/contracts/guest-callables";
import { staffCallables } from "@janur/domain/contracts/staff-callables";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";
import { documentedRefusals } from "./documented-refusals.ts";
import { operationsTable, operationsTablePath } from "./operations-table.ts";

test("the table of operations says what the contracts say; `npm run operations-table` writes it", () => {
  expect(readFileSync(join(rootFolder, operationsTablePath), "utf8")).toBe(operationsTable());
});

test("the docstring of every operation is found", () => {
  const names = [hostCallables, guestCallables, staffCallables].flatMap((contracts) =>
    Object.keys(contracts),
  );
  expect([...documentedRefusals().keys()].sort()).toEqual(names.sort());
});
