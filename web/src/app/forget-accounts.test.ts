import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageOver } from "../../../tests/harness/storage-over.ts";
import { hasWaiting } from "../lib/storage/unsent.ts";
import { forgetAccounts } from "./forget-accounts.ts";

const waiting = "janur.gifts.rani.AAAAAAAAAAAAAAAAAAAA.Gift0000000000000001";

let stored: Record<string, string>;
beforeEach(() => {
  stored = { [waiting]: "an envelope", "janur.edited.rani.x": "a message", "janur.language": "en" };
  vi.stubGlobal("window", { localStorage: storageOver(stored), sessionStorage: storageOver({}) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("whoever asked to leave leaves nothing but what is the browser's", () => {
  forgetAccounts(null, { hasLeft: true, keepsWaiting: false });
  expect(Object.keys(stored)).toEqual(["janur.language"]);
});

test("whom nobody asked to leave finds what waits again, until another account signs in", () => {
  forgetAccounts(null, { hasLeft: true, keepsWaiting: true });
  expect(Object.keys(stored)).toEqual([waiting, "janur.language"]);
  forgetAccounts("rani", { hasLeft: false, keepsWaiting: false });
  expect(hasWaiting("rani")).toBe(true);
  forgetAccounts("dimas", { hasLeft: false, keepsWaiting: false });
  expect(Object.keys(stored)).toEqual(["janur.language"]);
});
