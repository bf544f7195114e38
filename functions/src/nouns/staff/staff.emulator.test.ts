import { randomBytes } from "node:crypto";
import { supportChatId } from "@janur/domain/chat/chat";
import { limits } from "@janur/domain/limits";
import { accountParts, staffAccountSchema, type StaffAccount } from "@janur/domain/account/staff";
import type { UserRow } from "@janur/domain/contracts/staff-callables";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { profileDocument } from "../../store/account/profile-document.ts";
import { chatDocument } from "../../store/chat-documents.ts";
import { db } from "../../platform/google/firestore.ts";
import {
  newAccount,
  newAdmin,
  signIn,
  withClaims,
  type Account,
} from "../../../../tests/harness/accounts.ts";
import { hostInputs } from "../../../../tests/harness/host-inputs.ts";
import { draftWedding, startProduct, type Product } from "../../../../tests/harness/product.ts";
import { syncProfile } from "../../document-triggers.ts";
import { accounts } from "../../platform/google/auth-record.ts";
import { changeAccount } from "./change-account.ts";
import { syncAccount } from "./sync-account.ts";
import { grantAdmin } from "./grant-admin.ts";
import { accountDocument } from "../../store/staff-documents.ts";

let product: Product;
let admin: Account;
beforeAll(async () => {
  product = await startProduct();
  admin = await newAdmin("Bu Wening");
  await syncAccount(admin.uid);
});
afterAll(() => product.close());

/** A word that no other test uses, with small letters only. */
const newWord = () =>
  randomBytes(5)
    .toString("hex")
    .replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(+digit));
const accountOf = async (uid: string) => (await accountDocument(uid).get()).data();
const find = (input: Partial<{ search: string; role: "host" | "admin"; isDisabled: boolean }>) =>
  product.asStaff("listUsers", { search: "", role: null, isDisabled: null, after: null, ...input }, admin);
const uidsOf = ({ users }: { users: UserRow[] }) => users.map(({ uid }) => uid);

async function entriesAbout(uid: string) {
  return (await product.asStaff("userDetails", { uid }, admin)).trail;
}

describe("syncProfile (T4)", () => {
  test("delivered ten times, shuffled and two at once, leaves what profile and account say", async () => {
    const host = await newAccount("Sri Wahyuni");
    const changes = Array.from({ length: 5 }, (_, round) => `Sri Wahyuni ${String(round)}`);
    for (const displayName of changes) {
      await profileDocument(host.uid).update({ displayName });
      // The runs of the real trigger come in between as they please.
      await Promise.all([syncAccount(host.uid), syncAccount(host.uid)]);
    }
    await draftWedding(product, host);
    const event = { params: { uid: host.uid } };
    const deliver = async () => {
      await Reflect.apply(Reflect.get(syncProfile, "run"), syncProfile, [event]);
    };
    await Promise.all([deliver(), deliver()]);
    const { createdAt, ...account } = (await accountOf(host.uid)) ?? {};
    expect(createdAt).toBeInstanceOf(Date);
    const named = { displayName: "Sri Wahyuni 4", email: host.email };
    expect(account).toEqual({
      uid: host.uid,
      ...named,
      role: "host",
      isDisabled: false,
      invitations: 1,
      parts: accountParts(named),
    });
  });

  test("brings back nothing of an account that is gone", async () => {
    const host = await newAccount("Rani");
    await syncAccount(host.uid);
    await accounts().deleteUser(host.uid);
    await Promise.all([syncAccount(host.uid), syncAccount(host.uid)]);
    expect(await accountOf(host.uid)).toBeUndefined();
  });

  test("never undoes what the staff decided, whatever Firebase Auth says meanwhile", async () => {
    const host = await newAccount("Rani");
    const deed = { kind: "setDisabled", isDisabled: true } as const;
    await changeAccount({
      uid: host.uid,
      change: { isDisabled: true },
      deed,
      by: admin.uid,
      now: new Date(),
    });
    await syncAccount(host.uid);
    expect((await accountOf(host.uid))?.isDisabled).toBe(true);
    expect((await accounts().getUser(host.uid)).customClaims).toMatchObject({ closed: true });
  });
});

describe("listUsers", () => {
  test("finds by name, by address and by both", async () => {
    const word = newWord();
    const host = await newAccount(`Sri ${word}`);
    await syncAccount(host.uid);
    for (const search of [word, word.slice(0, 4), `sri ${word}`, host.email, `${host.email.split("@")[0]}@`])
      expect(uidsOf(await find({ search })), search).toContain(host.uid);
    expect(uidsOf(await find({ search: `dewi ${word}` }))).toEqual([]);
    const [row] = (await find({ search: word })).users;
    expect(row).toMatchObject({
      displayName: `Sri ${word}`,
      email: host.email,
      role: "host",
      invitations: 0,
    });
    expect(Date.parse(row?.lastSignInAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });

  test("filters by role and by whether an account is shut", async () => {
    const word = newWord();
    const [open, shut] = await Promise.all([newAccount(word), newAccount(word)]);
    await Promise.all([syncAccount(open.uid), syncAccount(shut.uid)]);
    await product.asStaff("setUserDisabled", { uid: shut.uid, isDisabled: true }, admin);
    await product.asStaff("setUserRole", { uid: open.uid, role: "admin" }, admin);
    expect(uidsOf(await find({ search: word, isDisabled: true }))).toEqual([shut.uid]);
    expect(uidsOf(await find({ search: word, isDisabled: false }))).toEqual([open.uid]);
    expect(uidsOf(await find({ search: word, role: "admin" }))).toEqual([open.uid]);
    expect(uidsOf(await find({ search: word, role: "admin", isDisabled: true }))).toEqual([]);
    expect(uidsOf(await find({ role: "admin", isDisabled: false }))).toContain(open.uid);
  });

  test("gives everybody once, page by page, the newest first", async () => {
    const word = newWord();
    const count = limits.staff.page + 3;
    const batch = db().batch();
    const all = Array.from({ length: count }, (_, index): StaffAccount => {
      const named = { displayName: word, email: `${word}-${String(index)}@contoh.id` };
      // Two of each instant: the id decides between them.
      const createdAt = new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 2) * 1000);
      const uid = `paged-${word}-${String(index).padStart(3, "0")}`;
      const rest = { role: "host" as const, isDisabled: false, invitations: 0, parts: accountParts(named) };
      return staffAccountSchema.parse({ uid, ...named, ...rest, createdAt });
    });
    for (const account of all) batch.set(accountDocument(account.uid), account);
    await batch.commit();
    const first = await find({ search: word });
    const input = { search: word, role: null, isDisabled: null, after: first.next };
    const second = await product.asStaff("listUsers", input, admin);
    expect(first.users).toHaveLength(limits.staff.page);
    expect(second.next).toBeNull();
    expect([...uidsOf(first), ...uidsOf(second)]).toEqual(all.map(({ uid }) => uid).reverse());
  });
});

describe("userDetails", () => {
  test("tells invitations by their heads and what the staff did, and nothing of guests", async () => {
    const host = await newAccount("Rani");
    const wedding = await draftWedding(product, host);
    await syncAccount(host.uid);
    await product.asStaff("setUserRole", { uid: host.uid, role: "admin" }, admin);
    await product.asStaff("setUserRole", { uid: host.uid, role: "host" }, admin);
    const details = await product.asStaff("userDetails", { uid: host.uid }, admin);
    const [shown, ...more] = details.invitations;
    expect(more).toEqual([]);
    const { title, ...rest } = shown ?? { title: "" };
    expect(title).toContain("Rani");
    expect(rest).toEqual({
      invitationId: wedding.invitationId,
      slug: wedding.slug,
      status: "draft",
      role: "owner",
    });
    expect(details.trail).toMatchObject([
      { byName: "Bu Wening", deed: { kind: "setRole", role: "host" } },
      { byName: "Bu Wening", deed: { kind: "setRole", role: "admin" } },
    ]);
    expect(details.isEmailVerified).toBe(false);
  });
});

describe("setUserRole", () => {
  test("takes into the staff and out of it, at once", async () => {
    const host = await newAccount("Dimas");
    const asked = { search: "", role: null, isDisabled: null, after: null };
    await product.asStaff("setUserRole", { uid: host.uid, role: "admin" }, admin);
    const appointed = { ...host, ...(await signIn(host)) };
    expect((await product.callStaff("listUsers", asked, appointed)).refusal).toBeNull();
    await product.asStaff("setUserRole", { uid: host.uid, role: "host" }, admin);
    expect((await product.callStaff("listUsers", asked, appointed)).refusal).toBe("staff/only");
  });

  test("asked for again leaves one entry, and tells Firebase Auth again", async () => {
    const host = await newAccount("Dimas");
    for (let asked = 0; asked < 2; asked += 1) {
      await product.asStaff("setUserRole", { uid: host.uid, role: "admin" }, admin);
      expect((await accounts().getUser(host.uid)).customClaims).toEqual({ role: "admin" });
      await accounts().setCustomUserClaims(host.uid, {});
    }
    expect(await entriesAbout(host.uid)).toHaveLength(1);
  });

  test("keeps other claims", async () => {
    const host = await newAccount("Dimas");
    await accounts().setCustomUserClaims(host.uid, { branch: "bandung" });
    await product.asStaff("setUserRole", { uid: host.uid, role: "admin" }, admin);
    expect((await accounts().getUser(host.uid)).customClaims).toEqual({ branch: "bandung", role: "admin" });
    await product.asStaff("setUserRole", { uid: host.uid, role: "host" }, admin);
    expect((await accounts().getUser(host.uid)).customClaims).toEqual({ branch: "bandung" });
  });
});

describe("setUserDisabled", () => {
  test("leaves nothing but the word that it is closed, and the way to object, until it is undone", async () => {
    const host = await withClaims(await newAccount("Rani"), { branch: "bandung" });
    await product.asStaff("setUserDisabled", { uid: host.uid, isDisabled: true }, admin);
    const closed = { ...host, ...(await signIn(host)) };
    for (const [name, input] of Object.entries(hostInputs).filter(([each]) => each !== "appealClosure"))
      expect(await product.callHost(name, input("AbsentInvitation0000"), closed), name).toMatchObject({
        http: 403,
        refusal: "account/closed",
      });
    const objection = { messageId: "Objection00000000000", text: "Saya tidak melanggar apa pun." };
    await product.asHost("appealClosure", objection, closed);
    await product.asHost("appealClosure", objection, closed);
    const chat = await chatDocument(supportChatId(host.uid)).get();
    expect(chat.data()).toMatchObject({ kind: "support", uid: host.uid, messages: 1 });
    expect(chat.data()?.last.text).toContain(objection.text);

    await product.asStaff("setUserDisabled", { uid: host.uid, isDisabled: false }, admin);
    const open = { ...host, ...(await signIn(host)) };
    expect(
      (await product.callHost("countSeen", { invitationId: "AbsentInvitation0000" }, open)).refusal,
    ).toBe("invitation/not-found");
    expect((await accounts().getUser(host.uid)).customClaims).toEqual({ branch: "bandung" });
    expect((await entriesAbout(host.uid)).map(({ deed }) => deed)).toEqual([
      { kind: "setDisabled", isDisabled: false },
      { kind: "setDisabled", isDisabled: true },
    ]);
  });
});

test("shut and taken out of the staff at once, an account is both", async () => {
  for (let round = 0; round < 3; round += 1) {
    const host = await newAccount("Dimas");
    const { uid } = host;
    await product.asStaff("setUserRole", { uid, role: "admin" }, admin);
    await Promise.all([
      product.asStaff("setUserDisabled", { uid, isDisabled: true }, admin),
      product.asStaff("setUserRole", { uid, role: "host" }, admin),
    ]);
    expect((await accounts().getUser(uid)).customClaims).toEqual({ closed: true });
  }
});

test("an account that an earlier build shut by Firebase's own switch can be opened, and shut anew", async () => {
  const host = await withClaims(await newAccount("Rani"), {}, { isDisabled: true });
  await expect(signIn(host)).rejects.toThrow("USER_DISABLED");
  await product.asStaff("setUserDisabled", { uid: host.uid, isDisabled: true }, admin);
  const closed = { ...host, ...(await signIn(host)) };
  expect((await product.callHost("signOutEverywhere", {}, closed)).refusal).toBe("account/closed");
  await product.asStaff("setUserDisabled", { uid: host.uid, isDisabled: false }, admin);
  expect((await product.callHost("signOutEverywhere", {}, { ...host, ...(await signIn(host)) })).http).toBe(
    200,
  );
});

describe("grantAdmin", () => {
  test("takes an account into the staff and says that nobody of it did", async () => {
    const host = await newAccount("Rani");
    expect(await grantAdmin(host.email, new Date())).toBe(true);
    expect((await accounts().getUser(host.uid)).customClaims).toEqual({ role: "admin" });
    expect(await entriesAbout(host.uid)).toMatchObject([
      { byName: null, deed: { kind: "setRole", role: "admin" } },
    ]);
  });

  test("knows no other address", async () => {
    expect(await grantAdmin("nobody-at-all@janur.test", new Date())).toBe(false);
  });
});
