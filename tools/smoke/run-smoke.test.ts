import { expect, test, vi } from "vitest";
import { runSmoke } from "./run-smoke.ts";
import { deployedTarget } from "./target.ts";

const web = { VITE_FIREBASE_PROJECT_ID: "janur-stg-1", VITE_FIREBASE_API_KEY: "a-key" };
const shell = { SMOKE_EMAIL: "smoke@janur.example", SMOKE_PASSWORD: "a password" };
const sent = (state: string) => ({ mails: () => Promise.resolve([{ template: "teamInvitation", state }]) });

test("a step that fails is told, and the later ones are taken all the same", async () => {
  const said: string[] = [];
  const later = vi.fn(() => Promise.resolve());
  const failed = await runSmoke(
    deployedTarget(web, "https://janur.example", sent("sent"), shell),
    (line) => said.push(line),
    [
      { name: "upload", run: () => Promise.reject(new Error("answered 403")) },
      { name: "task", run: later },
    ],
  );
  expect(failed).toEqual(["upload"]);
  expect(later).toHaveBeenCalledTimes(1);
  expect(said).toEqual(["FAILED  upload: answered 403", expect.stringMatching(/^well {4}task/)]);
});

test("a deployed project asks for an account of its own", () => {
  expect(() => deployedTarget(web, "https://janur.example", sent("sent"), {})).toThrow(/Set SMOKE_EMAIL/);
});

test.each([
  ["sent", true],
  ["queued", false],
  ["failed", false],
])("a mail that is %s counts as mailed: %s", async (state, isMailed) => {
  const target = deployedTarget(web, "https://janur.example", sent(state), shell);
  expect(await target.isMailed("teamInvitation", "x@janur.example", new Date())).toBe(isMailed);
});
