import * as logger from "firebase-functions/logger";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { faultOf, noteRefusal } from "./fault.ts";

vi.mock("firebase-functions/logger");

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

describe("what the log gets to know of a fault", () => {
  test("kind and place, not what somebody typed", () => {
    const fault = faultOf(thrownBy(() => JSON.parse("Bapak Hadi Wiranto") as unknown));
    expect(fault).toMatch(/^SyntaxError\n\s+at /);
    expect(fault).not.toContain("Hadi");
  });

  test("no line of what somebody typed, however it begins", () => {
    const typed = "We come late,\nat Bapak Hadi's house until seven\n  at 12 Jalan Melati after that";
    const outer = new Error(typed);
    outer.stack = `${String(outer.stack)}\nCaused by: Error: ${typed}\n    at write (store.ts:1:2)`;
    const fault = faultOf(outer);
    expect(fault).not.toMatch(/Hadi|Melati/);
    expect(fault).toContain("at write (store.ts:1:2)");
  });

  test("the code of a refused write", () => {
    expect(faultOf(Object.assign(new Error("12 Jalan Melati"), { code: 9 }))).toMatch(/^Error 9\n/);
  });

  test("paths of a wrong shape", () => {
    const schema = z.object({ guest: z.object({ name: z.string() }) });
    const fault = faultOf(thrownBy(() => schema.parse({ guest: { name: 4 } })));
    expect(fault).toBe("stored or returned data has another shape at: guest.name");
  });

  test("a thrown text is only called a text", () => {
    expect(faultOf("rahasia")).toBe("string");
  });
});

test("whoever is kept out leaves an entry of what and why, and honest work none", () => {
  noteRefusal("readThread", "team/not-allowed");
  noteRefusal("submitRsvp", "rsvp/too-many-people");
  expect(vi.mocked(logger.info).mock.calls).toEqual([
    ["refused", { operation: "readThread", code: "team/not-allowed" }],
  ]);
});
