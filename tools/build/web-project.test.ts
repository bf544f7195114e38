import { expect, test } from "vitest";
import { deployableProject, requireBundleFor } from "./web-project.ts";

const settings = {
  VITE_FIREBASE_PROJECT_ID: "janur-production",
  VITE_FIREBASE_API_KEY: "a-key",
  VITE_FIREBASE_AUTH_DOMAIN: "janur-production.firebaseapp.com",
  VITE_FIREBASE_APP_ID: "1:2:web:3",
};

test("a bundle for a real project is deployed to that project", () => {
  expect(deployableProject(settings)).toBe("janur-production");
  expect(() => {
    requireBundleFor("janur-production", settings);
  }).not.toThrow();
});

test.each([
  [{}, /VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY/],
  [{ ...settings, VITE_FIREBASE_PROJECT_ID: " " }, /^Write VITE_FIREBASE_PROJECT_ID into/],
  [{ ...settings, VITE_FIREBASE_PROJECT_ID: "demo-janur" }, /only emulators know/],
  [{ ...settings, VITE_FIREBASE_PROJECT_ID: "janur-staging" }, /is for janur-staging/],
])("%j goes nowhere, and says what is missing", (written, reason) => {
  expect(() => {
    requireBundleFor("janur-production", written);
  }).toThrow(reason);
});
