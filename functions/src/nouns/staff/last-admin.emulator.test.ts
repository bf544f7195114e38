import { randomBytes } from "node:crypto";
import { paths } from "@janur/domain/paths";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { accounts } from "../../platform/google/auth-record.ts";
import { eraseUser } from "../../lifecycle/erasure/erase-user.ts";
import { grantAdmin } from "./grant-admin.ts";
import { setUserDisabled } from "./set-user-disabled.ts";
import { setUserRole } from "./set-user-role.ts";

/*
 * Whether an admin is the last one is asked of all there are, so these tests
 * work in a project of their own beside the one that all others share.
 */
const projectId = "demo-last-admin";
process.env["FIREBASE_CONFIG"] = JSON.stringify({ projectId });
process.env["GCLOUD_PROJECT"] = projectId;
process.env["GOOGLE_CLOUD_PROJECT"] = projectId;

async function newAdmin(): Promise<AccountCaller> {
  const email = `${randomBytes(8).toString("hex")}@janur.test`;
  const { uid } = await accounts().createUser({ email });
  await grantAdmin(email, new Date());
  return { uid, email, displayName: null, photoURL: null, isEmailVerified: false, signedInAt: new Date() };
}

const leave = ({ uid }: AccountCaller, by: AccountCaller) =>
  setUserRole({ uid, role: "host" }, by, new Date());
const shut = ({ uid }: AccountCaller, by: AccountCaller) =>
  setUserDisabled({ uid, isDisabled: true }, by, new Date());

async function activeAdmins(): Promise<string[]> {
  const { users } = await accounts().listUsers();
  return users
    .filter(({ disabled, customClaims }) => !disabled && customClaims?.["role"] === "admin")
    .map(({ uid }) => uid);
}

beforeEach(async () => {
  const { users } = await accounts().listUsers();
  if (users.length > 0) await accounts().deleteUsers(users.map(({ uid }) => uid));
  await db().recursiveDelete(db().collection(paths.accounts()));
});

describe("the last admin", () => {
  test("cannot leave, nor shut the own account", async () => {
    const only = await newAdmin();
    for (const go of [leave, shut])
      await expect(go(only, only)).rejects.toMatchObject({ code: "staff/last-admin" });
    expect(await activeAdmins()).toEqual([only.uid]);
  });

  test("is whoever is left when the others are shut", async () => {
    const [one, other] = [await newAdmin(), await newAdmin()];
    await shut(other, one);
    await expect(leave(one, one)).rejects.toMatchObject({ code: "staff/last-admin" });
    await expect(eraseUser({ uid: one.uid }, other, new Date())).rejects.toMatchObject({
      code: "staff/last-admin",
    });
    // Somebody who cannot act any more may go.
    await leave(other, one);
    expect(await activeAdmins()).toEqual([one.uid]);
  });

  test.each([
    ["each other", 1],
    ["themselves", 0],
  ])("stays when two take %s out at once", async (_whom, shift) => {
    for (let round = 0; round < 2; round += 1) {
      const pair = [await newAdmin(), await newAdmin()];
      const outcomes = await Promise.allSettled(
        pair.map((by, index) => leave(pair[(index + shift) % 2] ?? by, by)),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      const left = await activeAdmins();
      expect(left).toHaveLength(1);
      await accounts().deleteUsers(left);
      await db().recursiveDelete(db().collection(paths.accounts()));
    }
  });
});
