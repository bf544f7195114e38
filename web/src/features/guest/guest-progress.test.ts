import { expect, test } from "vitest";
import { progressOf } from "./guest-progress.ts";

const guest = { attendance: null, openedAt: null, sending: "unsent" } as const;

test.each([
  ["nothing happened yet", guest, "unsent"],
  ["WhatsApp was opened with the message", { ...guest, sending: "handed" }, "handed"],
  ["somebody said that it was sent", { ...guest, sending: "sent" }, "sent"],
  ["the guest opened it, sent or not", { ...guest, openedAt: 1 }, "opened"],
  ["an answer says more than anything before it", { ...guest, openedAt: 1, attendance: "no" }, "no"],
] as const)("%s", (_name, row, progress) => {
  expect(progressOf(row)).toBe(progress);
});
