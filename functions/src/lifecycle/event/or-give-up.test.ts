import * as logger from "firebase-functions/logger";
import { afterEach, expect, test, vi } from "vitest";
import { orGiveUp } from "./or-give-up.ts";

vi.mock("firebase-functions/logger");
afterEach(() => vi.clearAllMocks());

const event = { trigger: "syncProfile", time: "2026-11-26T01:00:00.000Z" };
const broken = () => Promise.reject(new Error("what somebody typed"));

test("what fails comes again for hours, and then the log says that nobody tries any more", async () => {
  await expect(orGiveUp(event, new Date("2026-11-26T06:59:59.000Z"), broken)).rejects.toThrow();
  expect(logger.error).not.toHaveBeenCalled();
  await orGiveUp(event, new Date("2026-11-26T07:00:00.000Z"), broken);
  expect(vi.mocked(logger.error).mock.calls).toEqual([
    ["an event was given up", expect.objectContaining({ trigger: "syncProfile" })],
  ]);
  expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toContain("somebody typed");
});

test("what works says nothing, however late it is", async () => {
  await orGiveUp(event, new Date("2026-11-30T00:00:00.000Z"), () => Promise.resolve());
  expect(logger.error).not.toHaveBeenCalled();
});
