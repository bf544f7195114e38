import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { profileDocument } from "../../store/account/profile-document.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { draftWedding, startProduct, type Product, type Wedding } from "../../../../tests/harness/product.ts";
import { syncProfile } from "../../document-triggers.ts";
import { syncMember } from "./sync-member.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const photo = (name: string) => `https://janur.test/media/${name}.webp`;
const headOf = async ({ invitationId }: Wedding, { uid }: Account) =>
  (await stored.invitation(invitationId))?.team[uid];

/** A host with a draft, and a helper who joined it under a name of their own choice. */
async function team(): Promise<{ owner: Account; helper: Account; wedding: Wedding }> {
  const [owner, helper] = await Promise.all([newAccount("Rani"), newAccount("Ratna Sari")]);
  const wedding = await draftWedding(product, owner);
  const { invitationId } = wedding;
  const { token } = await product.asHost(
    "inviteTeamMember",
    { invitationId, role: "editor", name: "Ibu Ratna", email: null },
    owner,
  );
  await product.asHost("acceptTeamInvite", { token, name: "Ibu Ratna" }, helper);
  return { owner, helper, wedding };
}

describe("the head of a member (T4)", () => {
  test("says what the profile says at last, though its changes are told ten times, shuffled and two at once", async () => {
    const { owner, helper, wedding } = await team();
    const steps = Array.from({ length: 5 }, (_, round) => ({
      displayName: `Ratna ${String(round)}`,
      photoURL: round === 2 ? null : photo(String(round)),
    }));
    let before: Shown = { displayName: "Ratna Sari", photoURL: null };
    const events: (() => Promise<unknown>)[] = [];
    for (const after of steps) {
      // The runs of the real trigger come in between as they please.
      await profileDocument(helper.uid).update(after);
      const from = before;
      events.push(() => deliver(helper, from, after));
      events.push(() => deliver(helper, from, after));
      before = after;
    }
    events.sort(() => Math.random() - 0.5);
    for (let at = 0; at < events.length; at += 2)
      await Promise.all(events.slice(at, at + 2).map((event) => event()));
    const told = { role: "editor", name: "Ratna 4", photo: photo("4") };
    expect(await headOf(wedding, helper)).toEqual(told);
    expect(await headOf(wedding, owner)).toEqual({ role: "owner", name: "Rani", photo: null });
  });

  test("keeps the name of joining while only the photo changes", async () => {
    const { helper, wedding } = await team();
    const before = { displayName: "Ratna Sari", photoURL: null };
    const after = { ...before, photoURL: photo("new") };
    await profileDocument(helper.uid).update(after);
    await deliver(helper, before, after);
    const joined = { role: "editor", name: "Ibu Ratna", photo: photo("new") };
    expect(await headOf(wedding, helper)).toEqual(joined);
  });

  test("follows by itself, in every invitation", async () => {
    const { owner, wedding } = await team();
    const other = await draftWedding(product, owner);
    await profileDocument(owner.uid).update({ displayName: "Rani Kusuma" });
    await vi.waitFor(async () => {
      for (const one of [wedding, other]) expect((await headOf(one, owner))?.name).toBe("Rani Kusuma");
    }, patience);
  }, 60_000);

  test("does not bring somebody back who has left, and makes nobody nameless", async () => {
    const { owner, helper, wedding } = await team();
    await product.asHost("removeTeamMember", { invitationId: wedding.invitationId, uid: helper.uid }, owner);
    await profileDocument(helper.uid).update({ displayName: "Ratna", invitations: [wedding.invitationId] });
    await profileDocument(owner.uid).update({ displayName: "Pengguna Baru" });
    const shown = (displayName: string) => ({ displayName, photoURL: null });
    await syncMember(helper.uid, shown("Ratna Sari"), shown("Ratna"));
    await syncMember(owner.uid, shown("Rani"), shown("Pengguna Baru"));
    expect(await headOf(wedding, helper)).toBeUndefined();
    expect((await headOf(wedding, owner))?.name).toBe("Rani");
  });
});

/** The real trigger follows within seconds. */
const patience = { timeout: 30_000, interval: 300 };

interface Shown {
  displayName: string;
  photoURL: string | null;
}

async function deliver({ uid }: Account, before: Shown, after: Shown): Promise<void> {
  const data = { before: { data: () => before }, after: { data: () => after } };
  await Reflect.apply(Reflect.get(syncProfile, "run"), syncProfile, [{ params: { uid }, data }]);
}
