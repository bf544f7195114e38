import { configDefaults, defineConfig } from "vitest/config";

const emulatorTests = ["**/*.emulator.test.ts", "tests/rules/**/*.test.ts"];

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...emulatorTests, "tests/e2e/**"],
        },
      },
      {
        test: {
          name: "emulator",
          include: emulatorTests,
          setupFiles: ["tools/checks/require-suite.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Two at once on the two cores that the emulators need as well.
          maxWorkers: 2,
        },
      },
    ],
  },
});
