import { defineConfig } from "vitest/config";
import { guardGroups } from "./guard-groups.ts";

/** The unit tests of one group of guards, for `npm run mutate -- guards`, which says the group. */
const group = guardGroups.find(({ name }) => name === process.env["JANUR_GUARDS"]);

export default defineConfig({
  test: {
    include: [...(group?.tests ?? [])],
    exclude: ["**/node_modules/**", "**/*.emulator.test.ts", ".janur/**"],
    isolate: group?.isolate ?? true,
    testTimeout: 20_000,
  },
});
