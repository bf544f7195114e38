import { configDefaults, defineConfig } from "vitest/config";

const emulatorTests = ["**/*.emulator.test.ts", "tests/rules/**/*.test.ts"];
/** Work files and copies of the sources stand there, never a test. */
const workFiles = ".janur/**";
/** Load and fault proofs: minutes long, started by `npm run proof`. */
const proofs = ["tests/{load,faults}/**/*.proof.test.ts"];

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Functions log every call; what a failing test printed is shown.
    silent: "passed-only",
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, workFiles, ...emulatorTests, ...proofs, "tests/e2e/**"],
        },
      },
      {
        test: {
          name: "emulator",
          include: emulatorTests,
          exclude: [...configDefaults.exclude, workFiles],
          setupFiles: ["tools/checks/require-suite.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Two at once on the two cores that the emulators need as well.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "proof",
          include: proofs,
          exclude: [...configDefaults.exclude, workFiles],
          setupFiles: ["tools/checks/require-suite.ts"],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
