import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eraseMemberships } from "../../lifecycle/erasure/erase-memberships.ts";
import { db } from "../../platform/google/firestore.ts";
import { newAccount, newAdmin, signIn, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import {
  draftWedding,
  newSlug,
  publishWedding,
  startProduct,
  starter,
  type Product,
} from "../../../../tests/harness/product.ts";
import { accounts, isShut } from "../../platform/google/auth-record.ts";
import { syncAccount } from "../staff/sync-account.ts";
import { syncProfile } from "../../document-triggers.ts";
import { createProfile } from "./create-profile.ts";
import { shownParts } from "./shown-parts.ts";

/* What earlier rules took from the owner of a profile keeps nobody from their work, whatever is in it. */

let product: Product;
let admin: Account;
beforeAll(async () => {
  product = await startProduct();
  admin = await newAdmin("Bu Wening");
  await syncAccount(admin.uid);
});
afterAll(() => product.close());

const oddities: [string, Record<string, unknown>][] = [
  ["a blank name", { displayName: "   " }],
  ["a name without a width", { displayName: "\u200b\u200d" }],
  ["a name that turns lines", { displayName: "Rani\u202e\u0007" }],
  ["a name that is too long", { displayName: "💍".repeat(80) }],
  ["no address behind the photo", { photoURL: "https://" }],
  ["a blank in the photo's address", { photoURL: "https://a b" }],
  [
    "values of other kinds",
    { displayName: 7, photoURL: {}, email: [], createdAt: "now", invitations: "none" },
  ],
  ["a field more", { nickname: "Ran" }],
  ["nothing", { displayName: null, photoURL: null, email: null, createdAt: null, invitations: null }],
];

async function oddAccount(change: Record<string, unknown>): Promise<Account> {
  const account = await newAccount("Rani");
  await db().doc(paths.user(account.uid)).update(change);
  return account;
}

describe.each(oddities)("a profile with %s", (_what, change) => {
  test("is looked at, shut, opened, given a role and erased by the staff", async () => {
    const host = await oddAccount(change);
    const { uid } = host;
    expect((await product.asStaff("userDetails", { uid }, admin)).user.uid).toBe(uid);
    await product.asStaff("setUserDisabled", { uid, isDisabled: true }, admin);
    expect(isShut(await accounts().getUser(uid))).toBe(true);
    await product.asStaff("setUserDisabled", { uid, isDisabled: false }, admin);
    await product.asStaff("setUserRole", { uid, role: "admin" }, admin);
    await product.asStaff("setUserRole", { uid, role: "host" }, admin);
    expect(await product.asStaff("eraseUser", { uid }, admin)).toEqual({ status: "erased" });
    await expect(signIn(host)).rejects.toThrow("EMAIL_NOT_FOUND");
  });

  test("is followed from birth, as the trigger does", async () => {
    const account = await newAccount(null);
    const { uid } = account;
    await db()
      .doc(paths.user(uid))
      .set({ id: uid, ...change });
    await createProfile({ uid, email: account.email }, new Date());
    const snapshot = { data: () => ({ id: uid, ...change }) };
    const event = { params: { uid }, data: { before: { data: () => undefined }, after: snapshot } };
    await Reflect.apply(Reflect.get(syncProfile, "run"), syncProfile, [event]);
    expect((await product.asStaff("userDetails", { uid }, admin)).user.email).toBe(account.email);
    const found = await product.asStaff(
      "listUsers",
      { search: account.email, role: null, isDisabled: null, after: null },
      admin,
    );
    expect(found.users.map((user) => user.uid)).toEqual([uid]);
  });

  test("keeps its owner from nothing of theirs but publishing under no name", async () => {
    const host = await oddAccount(change);
    await product.asHost("createInvitation", { starter, slug: newSlug() }, host);
    await product.asHost("exportMyData", {}, host);
    expect(shownParts((await db().doc(paths.user(host.uid)).get()).data())).not.toBeNull();
    await product.asHost(
      "deleteMyAccount",
      { choices: [{ invitationId: await onlyOne(host), heir: null }] },
      host,
    );
  });

  test("takes an invitation over, by its owner's word and by their erasure", async () => {
    const [owner, heir] = await Promise.all([newAccount("Ibu Tari"), newAccount("Dimas")]);
    const weddings = await Promise.all([publishWedding(product, owner), publishWedding(product, owner)]);
    for (const { invitationId } of weddings) await joinTeam(invitationId, heir.uid, "editor");
    await db().doc(paths.user(heir.uid)).update(change);
    const [given, left] = weddings;
    await product.asHost("transferOwnership", { invitationId: given.invitationId, uid: heir.uid }, owner);
    const choices = [{ invitationId: left.invitationId, heir: heir.uid }];
    await eraseMemberships({ uid: owner.uid, email: owner.email, choices }, new Date());
    for (const { invitationId, slug } of weddings) {
      expect((await stored.invitation(invitationId))?.owner).toBe(heir.uid);
      expect((await stored.publication(slug))?.sender.name.trim()).not.toBe("");
      expect((await stored.invitation(invitationId))?.members).not.toContain(
        invitationId === left.invitationId ? owner.uid : "",
      );
    }
  });
});

async function onlyOne({ uid }: Account): Promise<string> {
  const own = await db().collection(paths.invitations()).where("owner", "==", uid).get();
  return own.docs.map(({ id }) => id).join();
}

test.each(["publishInvitation", "schedulePublish"] as const)(
  "%s asks for a name in place of a blank one",
  async (name) => {
    const host = await newAccount("Rani");
    const { invitationId, revision } = await draftWedding(product, host);
    await db().doc(paths.user(host.uid)).update({ displayName: " \u00a0" });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const input = { invitationId, revision, ...(name === "schedulePublish" && { at }) };
    expect((await product.callHost(name, input, host)).refusal).toBe("publish/sender-unnamed");
  },
);

test("an account whose entry cannot be read is found and keeps what the staff decided", async () => {
  const host = await newAccount("Rani");
  const { uid } = host;
  await product.asStaff("setUserDisabled", { uid, isDisabled: true }, admin);
  await db().doc(paths.account(uid)).update({ parts: "none", invitations: -1, createdAt: "long ago" });
  expect((await product.asStaff("userDetails", { uid }, admin)).user).toMatchObject({
    uid,
    isDisabled: true,
  });
  await product.asStaff("setUserDisabled", { uid, isDisabled: false }, admin);
  expect(isShut(await accounts().getUser(uid))).toBe(false);
});

test("what Firebase Auth supplies can always be stored", async () => {
  for (const photoURL of ["https://", "https://a b", "javascript:alert(1)", "http://elsewhere.test/a.png"]) {
    const uid = `odd-${newSlug()}`;
    await createProfile(
      { uid, photoURL, displayName: "\u200b \u0000", email: "rani@[127.0.0.1]" },
      new Date(),
    );
    expect(await stored.profile(uid)).toMatchObject({
      photoURL: null,
      displayName: "Pengguna Baru",
      email: "rani@[127.0.0.1]",
    });
  }
});
