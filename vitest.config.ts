import { configDefaults, defineConfig } from "vitest/config";
import { testsOfOwnProcess } from "./tools/checks/own-process.ts";

const emulatorTests = ["**/*.emulator.test.ts", "tests/rules/**/*.test.ts"];
/** Three at once: two leave a third of two cores idle while they wait for the emulators. */
const besideEmulators = {
  setupFiles: ["tools/checks/require-suite.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  maxWorkers: 3,
};
/** As many as there are cores; by itself Vitest leaves one of two to nobody. */
const alone = { maxWorkers: 2 };
/** Work files and copies of the sources stand there, never a test. */
const workFiles = ".janur/**";
/** Without a page or a process around them, so that a file leaves nothing behind for the next. */
const pureTests = ["{domain,event-page}/**/*.test.ts"];
/** In a browser, one component each (web/vitest.config.ts). */
const componentTests = ["**/*.component.test.tsx"];
/** Load and fault proofs: minutes long, started by `npm run proof`. */
const proofs = ["{tests,tools}/**/*.proof.test.ts"];

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Functions log every call; what a failing test printed is shown.
    silent: "passed-only",
    projects: [
      {
        test: {
          name: "unit",
          ...alone,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [
            ...configDefaults.exclude,
            workFiles,
            ...pureTests,
            ...emulatorTests,
            ...proofs,
            ...componentTests,
            "tests/e2e/**",
          ],
          // Drawing pictures and zipping take seconds, on a slow machine more of them.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "unit, pure",
          ...alone,
          include: pureTests,
          exclude: [...configDefaults.exclude, ...emulatorTests],
          testTimeout: 20_000,
          isolate: false,
        },
      },
      "web/vitest.config.ts",
      {
        test: {
          name: "emulator",
          include: emulatorTests,
          exclude: [...configDefaults.exclude, workFiles, ...testsOfOwnProcess],
          ...besideEmulators,
          // Loading the SDKs anew for each file took more of the processor than the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: "emulator, a process each",
          include: testsOfOwnProcess,
          exclude: [...configDefaults.exclude, workFiles],
          ...besideEmulators,
        },
      },
      {
        test: {
          name: "scale",
          include: ["tests/scale/**/*.scale.ts"],
          testTimeout: 1_800_000,
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
