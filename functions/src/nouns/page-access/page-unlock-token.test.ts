import { scryptSync } from "node:crypto";
import "../../../../tests/harness/demo-project.ts";
import { describe, expect, test } from "vitest";
import { makeGuestToken, verifyGuestToken } from "../../platform/secrets/guest-token.ts";
import {
  hashPassword,
  isCheap,
  isPassword,
  passwordHashSchema,
} from "../../platform/secrets/password-hash.ts";
import { makePageUnlockToken, verifyPageUnlockToken } from "./page-unlock-token.ts";

const invitationId = "FixtureWedding000001";
const other = "FixtureWedding000002";

describe("a page's proof", () => {
  test("names the password's revision, for its own invitation only", () => {
    const proof = makePageUnlockToken(invitationId, 3);
    expect(verifyPageUnlockToken(invitationId, proof)).toBe(3);
    expect(verifyPageUnlockToken(other, proof)).toBeNull();
  });

  test("cannot be raised, shortened or made of a guest's link", () => {
    const proof = makePageUnlockToken(invitationId, 3);
    const mac = proof.slice(2);
    const token = makeGuestToken(invitationId, "FixtureGuest00000001", 3);
    for (const forged of [
      `4.${mac}`,
      `03.${mac}`,
      proof.slice(0, -1),
      `${proof}A`,
      "",
      "3.",
      `3.${"A".repeat(22)}`,
      `3.${token.slice(-22)}`,
      token,
    ]) {
      expect(verifyPageUnlockToken(invitationId, forged), forged).toBeNull();
    }
    expect(verifyGuestToken(invitationId, proof)).toBeNull();
  });
});

describe("a page's password", () => {
  test("is known again, also with blanks around it and in another form of the same letters", async () => {
    const secret = await hashPassword("Kafé melati");
    expect(JSON.stringify(secret)).not.toContain("melati");
    expect(await isPassword("Kafé melati", secret)).toBe(true);
    expect(await isPassword(" Kafe\u0301 melati ", secret)).toBe(true);
    for (const wrong of ["kafé melati", "Kafe melati", ""]) {
      expect(await isPassword(wrong, secret), wrong).toBe(false);
    }
  });

  test("that an earlier release hashed is right as before, and known to be cheap", async () => {
    const salt = Buffer.alloc(16, 7);
    const hash = scryptSync("melati", salt, 32, { N: 16_384, r: 8, p: 1 });
    const stored = { salt: salt.toString("base64"), hash: hash.toString("base64") };
    const kept = passwordHashSchema.parse(stored);
    expect(await isPassword("melati", kept)).toBe(true);
    expect(await isPassword("mawar", kept)).toBe(false);
    expect(isCheap(kept)).toBe(true);
    const now = await hashPassword("melati");
    // What OWASP asks of scrypt with 16 MB.
    expect(now.parallel).toBe(5);
    expect(now.hash).toBe(
      scryptSync("melati", Buffer.from(now.salt, "base64"), 32, { N: 16_384, r: 8, p: 5 }).toString("base64"),
    );
    expect(isCheap(now)).toBe(false);
  });

  test("of two pages is hashed differently, and none is none", async () => {
    expect((await hashPassword("melati")).hash).not.toBe((await hashPassword("melati")).hash);
    expect(await isPassword("", undefined)).toBe(false);
  });
});
