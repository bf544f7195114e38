import * as logger from "firebase-functions/logger";
import { expect, test, vi } from "vitest";
import { noteRefusal } from "./note-refusal.ts";

vi.mock("firebase-functions/logger");

test("whoever is kept out leaves an entry of what and why, and honest work none", () => {
  noteRefusal("readThread", "team/not-allowed");
  noteRefusal("submitRsvp", "rsvp/too-many-people");
  expect(vi.mocked(logger.info).mock.calls).toEqual([
    ["refused", { operation: "readThread", code: "team/not-allowed" }],
  ]);
});
