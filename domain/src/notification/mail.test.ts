import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import { mailMessageSchema, nextAttempt } from "./mail.ts";

const message = {
  template: "teamInvitation",
  to: "dimas@janur.test",
  language: "id",
  params: {
    inviterName: "Rani",
    invitationTitle: "Rani & Dimas",
    role: "editor",
    path: "/join#t=abc",
    expiresAt: "2026-12-01T00:00:00.000Z",
    zone: "Asia/Jakarta",
  },
};

describe("a message", () => {
  test("has a template, one address and what the template is made of", () => {
    expect(mailMessageSchema.parse(message)).toEqual(message);
  });

  test.each<[string, object]>([
    ["two addresses", { to: "a@janur.test, b@janur.test" }],
    ["an address with a line more", { to: "a@janur.test\r\nBcc: b@janur.test" }],
    ["an unknown template", { template: "newsletter" }],
    ["a path of another origin", { params: { ...message.params, path: "https://evil.example/" } }],
    ["too many words", { params: { ...message.params, inviterName: "x".repeat(limits.mail.words + 1) } }],
    ["something more", { params: { ...message.params, password: "x" } }],
  ])("has not %s", (_name, change) => {
    expect(mailMessageSchema.safeParse({ ...message, ...change }).success).toBe(false);
  });
});

test("attempts are made further and further apart, and end", () => {
  const now = new Date("2026-11-21T00:00:00Z");
  const pauses = limits.mail.pausesMs.map((_, index) => nextAttempt(index + 1, now)?.getTime() ?? 0);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[0]).toBe(now.getTime() + 60_000);
  expect(nextAttempt(limits.mail.pausesMs.length + 1, now)).toBeNull();
});
