import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rootFolder } from "../folders.ts";
import { countPlaywright } from "./browser-part.ts";
import { nothing } from "./outcome.ts";
import { countVitest } from "./vitest-part.ts";

describe("countVitest", () => {
  const report = (changes: object) => ({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...changes,
  });

  it("counts tests", () => {
    expect(countVitest(report({}), 0)).toEqual({ passed: 5, failed: 0, reasons: [], unsteady: [] });
    expect(countVitest(report({ numFailedTests: 2 }), 1)).toEqual({
      passed: 5,
      failed: 2,
      reasons: [],
      unsteady: [],
    });
  });

  it("counts skipped tests and tests to be written as failures", () => {
    expect(countVitest(report({ numPendingTests: 1, numTodoTests: 2 }), 0)).toEqual({
      passed: 5,
      failed: 3,
      reasons: [],
      unsteady: [],
    });
  });

  it("counts a file that did not load as one failure", () => {
    const testResults = [
      {
        name: join(rootFolder, "a.test.ts"),
        status: "failed",
        message: "no such module",
        assertionResults: [],
      },
    ];
    expect(countVitest(report({ testResults }), 1)).toEqual({
      passed: 5,
      failed: 1,
      reasons: ["a.test.ts\nno such module"],
      unsteady: [],
    });
  });

  it("names what failed and what was skipped, with the reason", () => {
    const assertionResults = [
      { status: "passed", fullName: "opens", failureMessages: [] },
      { status: "failed", fullName: "answers twice", failureMessages: ["expected 2 to be 1"] },
      { status: "skipped", fullName: "waits", failureMessages: [] },
    ];
    const testResults = [{ name: join(rootFolder, "domain/a.test.ts"), status: "failed", assertionResults }];
    const { reasons } = countVitest(report({ numFailedTests: 1, numPendingTests: 1, testResults }), 1);
    expect(reasons).toEqual([
      "domain/a.test.ts > answers twice (failed)\nexpected 2 to be 1",
      "domain/a.test.ts > waits (skipped)",
    ]);
  });

  it("counts an error outside of all tests", () => {
    expect(countVitest(report({}), 1)).toMatchObject({ passed: 5, failed: 1 });
  });
});

describe("countPlaywright", () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

  it("counts tests, and skipped ones as failures", () => {
    expect(countPlaywright({ errors: [], stats }, 0)).toEqual({ ...nothing, passed: 4 });
    expect(countPlaywright({ errors: [], stats: { ...stats, unexpected: 1, skipped: 1 } }, 1)).toEqual({
      ...nothing,
      passed: 4,
      failed: 2,
    });
  });

  it("counts two tests that passed at the second try, and names them; a third fails them all", () => {
    const flaky = (title: string) => ({
      title,
      file: "door.spec.ts",
      line: 7,
      tests: [{ projectName: "phone", status: "flaky", results: [{ error: { message: "no door" } }, {}] }],
    });
    const report = (titles: readonly string[]) => ({
      errors: [],
      stats: { ...stats, flaky: titles.length },
      suites: [{ specs: titles.map(flaky) }],
    });
    const named = (title: string) => `[phone] door.spec.ts:7 > ${title} (flaky)\nno door\n`;
    expect(countPlaywright(report(["a", "b"]), 0)).toEqual({
      ...nothing,
      passed: 6,
      unsteady: [named("a"), named("b")],
    });
    expect(countPlaywright(report(["a", "b", "c"]), 0)).toEqual({
      ...nothing,
      passed: 4,
      failed: 3,
      reasons: [named("a"), named("b"), named("c")],
    });
  });

  it("counts an error outside of all tests", () => {
    expect(countPlaywright({ errors: [{ message: "broken import" }], stats }, 1)).toEqual({
      passed: 4,
      failed: 1,
      reasons: ["outside of all tests\nbroken import"],
      unsteady: [],
    });
    expect(countPlaywright({ errors: [], stats }, 1)).toMatchObject({ passed: 4, failed: 1 });
  });

  it("names what failed, wherever it stands, with the reason", () => {
    const test = (projectName: string, message?: string) => ({
      projectName,
      status: message === undefined ? "expected" : "unexpected",
      results: [message === undefined ? {} : { error: { message } }],
    });
    const specs = [
      { title: "a door", file: "door.spec.ts", line: 7, tests: [test("phone"), test("desktop", "no door")] },
    ];
    const report = { errors: [], stats: { ...stats, unexpected: 1 }, suites: [{ suites: [{ specs }] }] };
    expect(countPlaywright(report, 1).reasons).toEqual([
      "[desktop] door.spec.ts:7 > a door (unexpected)\nno door",
    ]);
  });
});
