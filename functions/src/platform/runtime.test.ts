import { afterEach, expect, test, vi } from "vitest";
import { staffNeedsSecondFactor } from "./runtime.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["janur-production", undefined, true],
  // No word of the settings turns it off where there is something to protect.
  ["janur-production", "false", true],
  ["janur-staging", "", true],
  ["demo-janur", undefined, false],
  ["demo-janur", "true", true],
])("%s with %j: the staff needs a second factor: %s", (project, setting, isNeeded) => {
  vi.stubEnv("FIREBASE_CONFIG", JSON.stringify({ projectId: project }));
  vi.stubEnv("GCLOUD_PROJECT", project);
  if (setting !== undefined) vi.stubEnv("JANUR_STAFF_SECOND_FACTOR", setting);
  expect(staffNeedsSecondFactor()).toBe(isNeeded);
});
