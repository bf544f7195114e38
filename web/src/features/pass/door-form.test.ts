import type { Pass } from "@janur/domain/helper/pass";
import { expect, test } from "vitest";
import { doorPassFormSchema, emptyDoorPassForm, fromDoorPassForm, toDoorPassForm } from "./door-form.ts";

const zone = "Asia/Jakarta";
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

test("a new link needs a PIN; one that has a PIN keeps it where the field stays empty", () => {
  const values = { ...emptyDoorPassForm({ startAt: inDays(20), zone }), name: "Meja depan" };
  expect(doorPassFormSchema(zone, false).safeParse(values).success).toBe(false);
  expect(doorPassFormSchema(zone, true).safeParse(values).success).toBe(true);
  expect(doorPassFormSchema(zone, false).safeParse({ ...values, pin: "2468" }).success).toBe(true);
  expect(doorPassFormSchema(zone, true).safeParse({ ...values, pin: "12" }).success).toBe(false);
});

test("a link lasts until two days after the feast, also one that is made on the day itself", () => {
  const lasts = (startAt: Date) => {
    const input = fromDoorPassForm(emptyDoorPassForm({ startAt, zone }), zone, null);
    return (Date.parse(input.expireAt) - Date.now()) / dayMs;
  };
  expect(lasts(inDays(20))).toBeGreaterThan(21.9);
  expect(lasts(inDays(20))).toBeLessThan(23.1);
  expect(lasts(inDays(-0.2))).toBeGreaterThan(1.9);
});

test("a change keeps the other tasks that a helper has", () => {
  const pass: Pass = {
    ...{ id: "PassOfThisTest000001", invitationId: "InvitationOfTest0001", name: "Bude Sri" },
    ...{ scopes: ["programme", "door"], seesGated: true, family: "bride", branch: null, screen: null },
    doorCeremony: "akad",
    ...{ branchCount: { taken: 0, waiting: 0 }, hasPin: true, createdAt: inDays(-1) },
    ...{ expireAt: inDays(3), revokedAt: null, uses: [] },
  };
  const input = fromDoorPassForm({ ...toDoorPassForm(pass, zone), name: "Bude Ratna" }, zone, pass);
  expect(input).toMatchObject({ name: "Bude Ratna", scopes: pass.scopes, family: "bride", seesGated: true });
  expect(input.doorCeremony).toBe("akad");
});
