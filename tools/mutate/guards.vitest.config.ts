import { defineConfig } from "vitest/config";

/** The unit tests that hold the guards, for `npm run mutate -- guards`: none of them needs a suite. */
export default defineConfig({
  test: {
    include: [
      "domain/src/{door,team,invitation,rsvp,guest}/**/*.test.ts",
      "functions/src/operations/*.test.ts",
      "functions/src/platform/{limits,secrets,http}/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "**/*.emulator.test.ts", ".janur/**"],
    testTimeout: 20_000,
  },
});
