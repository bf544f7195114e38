import { findSection, withSection } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { erasureJobDocument } from "../../store/account/erasure-job.ts";
import { newAccount, newAdmin, signIn, type Account } from "../../../../tests/harness/accounts.ts";
import {
  openWedding,
  publishWedding,
  startProduct,
  type Product,
} from "../../../../tests/harness/product.ts";
import { syncAccount } from "../../nouns/staff/sync-account.ts";
import { accountDocument, auditDocument } from "../../store/staff-documents.ts";

let product: Product;
let admin: Account;
let second: Account;
beforeAll(async () => {
  product = await startProduct();
  [admin, second] = await Promise.all([newAdmin("Bu Wening"), newAdmin("Pak Galih")]);
  await Promise.all([admin, second].map(({ uid }) => syncAccount(uid)));
});
afterAll(() => product.close());

const erase = ({ uid }: Account, by: Account = admin) => product.callStaff("eraseUser", { uid }, by);
const detailsOf = ({ uid }: Account, by: Account = admin) => product.asStaff("userDetails", { uid }, by);
/** What is left to do lies there until the last token of the account is dead. */
const jobOf = async ({ uid }: Account) => (await erasureJobDocument(uid).get()).data();

/** A host whose page says that its feast is so many days from now. */
async function hostOfFeastIn(days: number): Promise<Account> {
  const host = await newAccount("Sri Wahyuni");
  const content = openWedding();
  const section = findSection(content, "ceremonies");
  if (section === undefined) throw new Error("the wedding has no ceremonies");
  const startAt = new Date(Date.now() + days * 86_400_000).toISOString();
  const ceremonies = section.ceremonies.map((ceremony) => ({ ...ceremony, startAt, endAt: null }));
  await publishWedding(product, host, withSection(content, { ...section, ceremonies }));
  await syncAccount(host.uid);
  return host;
}

describe("eraseUser", () => {
  test("closes the account, takes it off the list and has the rest erased", async () => {
    const host = await hostOfFeastIn(30);
    expect((await detailsOf(host)).erasure).toEqual({ needsConsent: false, request: null });
    expect((await erase(host)).result).toEqual({ status: "erased" });
    await expect(signIn(host)).rejects.toThrow("EMAIL_NOT_FOUND");
    expect((await accountDocument(host.uid).get()).exists).toBe(false);
    expect(await jobOf(host)).toMatchObject({ account: host.uid, choices: [] });
    // Who comes late finds nobody, and asks for nothing a second time.
    expect((await erase(host, second)).refusal).toBe("staff/account-not-found");
  });

  test("takes two of the staff while guests are on their way", async () => {
    const host = await hostOfFeastIn(2);
    expect((await detailsOf(host)).erasure).toEqual({ needsConsent: true, request: null });
    for (let asked = 0; asked < 2; asked += 1)
      expect((await erase(host)).result).toEqual({ status: "waiting" });
    expect(await jobOf(host)).toBeUndefined();
    expect((await signIn(host)).idToken).not.toBe("");
    const { trail, erasure } = await detailsOf(host);
    expect(trail.map(({ deed }) => deed)).toEqual([{ kind: "eraseUser", isRequest: true }]);
    expect(erasure).toMatchObject({ needsConsent: true, request: { byName: "Bu Wening", isMine: true } });
    expect((await detailsOf(host, second)).erasure.request?.isMine).toBe(false);
    expect((await erase(host, second)).result).toEqual({ status: "erased" });
    expect(await jobOf(host)).toBeDefined();
  });

  test("does not count what was asked for long ago as consent", async () => {
    const host = await hostOfFeastIn(1);
    await erase(host);
    const [entry] = (await detailsOf(host)).trail;
    const longAgo = new Date(Date.now() - limits.staff.requestMs - 60_000);
    await auditDocument(entry?.id ?? "").update({ at: longAgo });
    expect((await detailsOf(host)).erasure.request).toBeNull();
    expect((await erase(host, second)).result).toEqual({ status: "waiting" });
    expect((await erase(host)).result).toEqual({ status: "erased" });
  });

  test("needs no consent where the page is not shown to anybody", async () => {
    const host = await newAccount("Rani");
    await syncAccount(host.uid);
    expect((await erase(host)).result).toEqual({ status: "erased" });
  });

  test("is not for the own account", async () => {
    expect((await erase(admin)).refusal).toBe("staff/own-account");
    expect((await signIn(admin)).idToken).not.toBe("");
    expect(await jobOf(admin)).toBeUndefined();
  });

  test("takes the role first from whoever is on the staff", async () => {
    const third = await newAdmin("Bu Tini");
    await syncAccount(third.uid);
    expect((await erase(third)).result).toEqual({ status: "erased" });
    expect((await product.callStaff("userDetails", { uid: admin.uid }, third)).refusal).not.toBeNull();
    expect(await jobOf(third)).toBeDefined();
  });
});
