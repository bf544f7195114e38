import { faultLimits, type BrowserFault } from "@janur/domain/service/browser-fault";
import * as logger from "firebase-functions/logger";
import { expect, test, vi } from "vitest";
import { reportFault } from "./report-fault.ts";

vi.mock("firebase-functions/logger");

const fault: BrowserFault = {
  app: "web",
  kind: "error",
  name: "TypeError",
  places: ["assets/x.js:1:1"],
  room: "",
};
const caller = (sender: string) => ({ sender, device: "phone" as const });
const now = new Date("2026-11-26T01:00:00.000Z");
const told = () => vi.mocked(logger.warn).mock.calls.length;

test("one sender has a small part of the budget, all of an instance have one, and an hour later there is more", async () => {
  for (let time = 0; time < 50; time += 1) await reportFault(fault, caller("one"), now);
  expect(told()).toBe(faultLimits.perSender.count);
  for (let sender = 0; sender < 500; sender += 1)
    await reportFault(fault, caller(`other-${String(sender)}`), now);
  expect(told()).toBe(faultLimits.perInstance.count);
  await reportFault(fault, caller("one"), new Date(now.getTime() + 3_600_000));
  expect(told()).toBe(faultLimits.perInstance.count + 1);
  expect(vi.mocked(logger.warn).mock.calls[0]).toEqual(["a browser failed", fault]);
});
