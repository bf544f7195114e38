import { expect, test } from "vitest";
import { webProblems } from "./web-project.ts";

const settings = {
  VITE_FIREBASE_PROJECT_ID: "janur-production",
  VITE_FIREBASE_API_KEY: "a-key",
  VITE_FIREBASE_AUTH_DOMAIN: "janur-production.firebaseapp.com",
  VITE_FIREBASE_APP_ID: "1:2:web:3",
};

test("settings of a project build for that project", () => {
  expect(webProblems("production", "janur-production", settings)).toEqual([]);
});

test.each([
  [{}, /^web\/\.env\.production does not say VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY/],
  [{ ...settings, VITE_FIREBASE_PROJECT_ID: " " }, /does not say VITE_FIREBASE_PROJECT_ID\.$/],
  [{ ...settings, VITE_FIREBASE_PROJECT_ID: "demo-janur" }, /only emulators know/],
  [{ ...settings, VITE_FIREBASE_PROJECT_ID: "janur-staging" }, /is for janur-staging/],
])("%j builds for nowhere, and says what is missing", (written, reason) => {
  expect(webProblems("production", "janur-production", written).join("\n")).toMatch(reason);
});
