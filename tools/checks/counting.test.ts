import { describe, expect, it } from "vitest";
import { countPlaywright } from "./browser-part.ts";
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
    expect(countVitest(report({}), 0)).toEqual({ passed: 5, failed: 0 });
    expect(countVitest(report({ numFailedTests: 2 }), 1)).toEqual({ passed: 5, failed: 2 });
  });

  it("counts skipped tests and tests to be written as failures", () => {
    expect(countVitest(report({ numPendingTests: 1, numTodoTests: 2 }), 0)).toEqual({ passed: 5, failed: 3 });
  });

  it("counts a file that did not load as one failure", () => {
    const testResults = [{ name: "a.test.ts", status: "failed", assertionResults: [] }];
    expect(countVitest(report({ testResults }), 1)).toEqual({ passed: 5, failed: 1 });
  });

  it("counts an error outside of all tests", () => {
    expect(countVitest(report({}), 1)).toEqual({ passed: 5, failed: 1 });
  });
});

describe("countPlaywright", () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

  it("counts tests, and flaky and skipped ones as failures", () => {
    expect(countPlaywright({ errors: [], stats }, 0)).toEqual({ passed: 4, failed: 0 });
    expect(
      countPlaywright({ errors: [], stats: { ...stats, unexpected: 1, flaky: 1, skipped: 1 } }, 1),
    ).toEqual({
      passed: 4,
      failed: 3,
    });
  });

  it("counts an error outside of all tests", () => {
    expect(countPlaywright({ errors: [{ message: "broken import" }], stats }, 1)).toEqual({
      passed: 4,
      failed: 1,
    });
    expect(countPlaywright({ errors: [], stats }, 1)).toEqual({ passed: 4, failed: 1 });
  });
});
