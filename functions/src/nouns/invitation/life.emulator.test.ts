import { paths } from "@janur/domain/paths";
import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import {
  draftWedding,
  freshSender,
  inviteGuest,
  newKey,
  newSlug,
  openWedding,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { invitationDocument } from "../../store/access.ts";
import { purgeTrash } from "../../lifecycle/removal/purge-invitations.ts";

let product: Product;
let owner: Account;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
});
afterAll(() => product.close());

const notice = { id: "Kami undur ke bulan depan.", en: "We move it to next month." };
const announce = ({ invitationId }: Wedding, change: "postpone" | "cancel") =>
  product.asHost("announceChange", { invitationId, change, notice }, owner);

function answerTo({ invitationId, slug }: Wedding, token: string) {
  const answer = { ceremonies: { resepsi: "yes" }, adults: 1, children: 0, companions: [], note: "" };
  const common = { invitationId, slug, language: "id", token, name: "", basedOn: 0 };
  return product.callGuest("submitRsvp", { ...common, key: newKey(), answer }, freshSender());
}

describe("announceChange", () => {
  test.each([
    ["postpone", "postponed"],
    ["cancel", "cancelled"],
  ] as const)("%s: the page says it, calendars learn it, answers are closed", async (change, status) => {
    const wedding = await publishWedding(product, owner);
    const { token } = await inviteGuest(product, owner, wedding);
    expect((await announce(wedding, change)).status).toBe(status);
    expect(await stored.publication(wedding.slug)).toMatchObject({ status, notice, sequence: 1 });
    expect(await stored.invitation(wedding.invitationId)).toMatchObject({ status, notice, sequence: 1 });
    expect((await answerTo(wedding, token)).refusal).toBe("rsvp/closed");
  });

  test("a postponed day may be called off, publishing takes all of it back with a new sequence", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId, slug, revision } = wedding;
    await announce(wedding, "postpone");
    await announce(wedding, "cancel");
    expect(await stored.publication(slug)).toMatchObject({ status: "cancelled", sequence: 2 });
    await product.asHost("publishInvitation", { invitationId, revision }, owner);
    expect(await stored.publication(slug)).toMatchObject({ status: "published", notice: null, sequence: 3 });
    const { token } = await inviteGuest(product, owner, wedding);
    expect((await answerTo(wedding, token)).refusal).toBeNull();
  });

  test("is refused where there is no page, and twice", async () => {
    const draft = await draftWedding(product, owner);
    const input = { invitationId: draft.invitationId, change: "cancel", notice };
    expect((await product.callHost("announceChange", input, owner)).refusal).toBe("invitation/wrong-status");
    const wedding = await publishWedding(product, owner);
    await announce(wedding, "cancel");
    const again = { ...input, invitationId: wedding.invitationId };
    expect((await product.callHost("announceChange", again, owner)).refusal).toBe("invitation/wrong-status");
    expect((await stored.publication(wedding.slug))?.sequence).toBe(1);
  });

  test("publishing raises the sequence for a changed day only, and after the page was away", async () => {
    const { invitationId, slug, revision } = await publishWedding(product, owner);
    const publish = (at: number) =>
      product.asHost("publishInvitation", { invitationId, revision: at }, owner);
    const sequence = async () => (await stored.publication(slug))?.sequence;
    await publish(revision);
    expect(await sequence()).toBe(0);
    const ceremonies = openWedding().sections.map((section) =>
      section.type === "ceremonies"
        ? { ...section, ceremonies: section.ceremonies.map((one) => ({ ...one, city: "Cimahi" })) }
        : section,
    );
    const content = { ...openWedding(), sections: ceremonies };
    await product.asHost("saveDraft", { invitationId, basedOn: revision, content }, owner);
    await publish(revision + 1);
    expect(await sequence()).toBe(1);
    await product.asHost("unpublishInvitation", { invitationId }, owner);
    await publish(revision + 1);
    expect(await sequence()).toBe(2);
  });
});

describe("archive and trash", () => {
  test("an archived invitation keeps its page and comes back as it was", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId, slug } = wedding;
    const before = await stored.publication(slug);
    expect((await product.asHost("archiveInvitation", { invitationId }, owner)).status).toBe("archived");
    expect(await stored.publication(slug)).toEqual(before);
    const draft = { invitationId, basedOn: wedding.revision, content: openWedding() };
    expect((await product.callHost("saveDraft", draft, owner)).refusal).toBe("invitation/wrong-status");
    expect((await product.asHost("restoreInvitation", { invitationId }, owner)).status).toBe("published");
    expect(await stored.publication(slug)).toEqual(before);
  });

  test("the trash takes page and forwards away and keeps the rest; restored, it is published by hand", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId, slug, revision } = wedding;
    const { guestId } = await inviteGuest(product, owner, wedding);
    const moved = newSlug();
    await product.asHost("changeSlug", { invitationId, slug: moved }, owner);
    await product.asHost("archiveInvitation", { invitationId }, owner);
    expect((await product.asHost("trashInvitation", { invitationId }, owner)).status).toBe("trashed");
    for (const taken of [slug, moved]) {
      expect(await stored.publicationOrForward(taken)).toBeUndefined();
      expect(await stored.slug(taken)).toEqual({ invitationId });
    }
    expect(await stored.guestIds(invitationId)).toEqual([guestId]);
    expect((await product.asHost("restoreInvitation", { invitationId }, owner)).status).toBe("unpublished");
    expect(await stored.publicationOrForward(moved)).toBeUndefined();
    await product.asHost("publishInvitation", { invitationId, revision }, owner);
    expect((await stored.publication(moved))?.revision).toBe(revision);
    expect(await stored.publicationOrForward(slug)).toEqual({ forwardTo: moved });
    expect(await stored.invitation(invitationId)).toMatchObject({ trashedAt: null, statusBefore: null });
  });

  test("nothing is restored that was not put away, nor trashed twice", async () => {
    const { invitationId } = await draftWedding(product, owner);
    const call = async (name: string) => (await product.callHost(name, { invitationId }, owner)).refusal;
    expect(await call("restoreInvitation")).toBe("invitation/wrong-status");
    expect(await call("trashInvitation")).toBeNull();
    expect(await call("trashInvitation")).toBe("invitation/wrong-status");
    expect(await call("archiveInvitation")).toBe("invitation/wrong-status");
    expect(await call("restoreInvitation")).toBeNull();
  });
});

describe("purgeTrash", () => {
  /** In the trash for as long as this. */
  async function trashed(
    agoMs: number,
    host = owner,
  ): Promise<Wedding & { oldSlug: string; guestId: string; taskId: string }> {
    const wedding = await publishWedding(product, host);
    const { invitationId } = wedding;
    const { guestId } = await inviteGuest(product, host, wedding);
    const slug = newSlug();
    await product.asHost("changeSlug", { invitationId, slug }, host);
    await product.asHost("trashInvitation", { invitationId }, host);
    await invitationDocument(invitationId).update({ trashedAt: new Date(Date.now() - agoMs) });
    const { id: taskId } = await db().collection(paths.tasks()).add({ invitationId, title: "Pesan tenda" });
    return { ...wedding, slug, oldSlug: wedding.slug, guestId, taskId };
  }
  const over = limits.invitation.trashMs + 1000;

  async function expectGone(gone: Awaited<ReturnType<typeof trashed>>) {
    const { invitationId, slug, oldSlug, guestId, taskId } = gone;
    for (const taken of [slug, oldSlug]) {
      expect(await stored.slug(taken)).toBeUndefined();
      expect(await stored.publicationOrForward(taken)).toBeUndefined();
    }
    expect(await stored.guest(invitationId, guestId)).toBeUndefined();
    expect((await db().doc(paths.task(taskId)).get()).exists).toBe(false);
    expect(await db().doc(paths.invitation(invitationId)).listCollections()).toEqual([]);
    expect(await stored.invitation(invitationId)).toBeUndefined();
  }

  test("after 30 days all of it is gone, and the id out of every profile", async () => {
    const [host, member] = await Promise.all([newAccount("Rani"), newAccount("Dimas")]);
    const kept = await draftWedding(product, host);
    const gone = await trashed(over, host);
    const { invitationId } = gone;
    await joinTeam(invitationId, member.uid, "editor");
    await db()
      .doc(paths.user(member.uid))
      .update({ invitations: [invitationId, kept.invitationId] });
    await purgeTrash(new Date());
    await expectGone(gone);
    expect((await stored.profile(host.uid))?.invitations).toEqual([kept.invitationId]);
    expect((await stored.profile(member.uid))?.invitations).toEqual([kept.invitationId]);
    expect(await stored.draft(kept.invitationId)).toBeDefined();
  });

  test("before that it stays, and so does what was restored", async () => {
    const young = await trashed(limits.invitation.trashMs - 60_000);
    const restored = await trashed(limits.invitation.trashMs - 60_000);
    await product.asHost("restoreInvitation", { invitationId: restored.invitationId }, owner);
    await purgeTrash(new Date());
    await purgeTrash(new Date());
    for (const { invitationId, guestId, taskId, slug, oldSlug } of [young, restored]) {
      expect((await stored.guest(invitationId, guestId))?.id).toBe(guestId);
      expect((await db().doc(paths.task(taskId)).get()).exists).toBe(true);
      for (const taken of [slug, oldSlug]) expect(await stored.slug(taken)).toEqual({ invitationId });
    }
  });

  test("what is over can no longer be restored", async () => {
    const { invitationId } = await trashed(over);
    const answer = await product.callHost("restoreInvitation", { invitationId }, owner);
    expect(["invitation/wrong-status", "invitation/not-found"]).toContain(answer.refusal);
  });

  test("a head that cannot be read is passed over, with all that belongs to it", async () => {
    const broken = await trashed(over);
    const sound = await trashed(over);
    const head = db().doc(paths.invitation(broken.invitationId));
    await head.update({ members: 7 });
    await purgeTrash(new Date());
    await expectGone(sound);
    expect((await head.get()).exists).toBe(true);
    expect(await stored.guest(broken.invitationId, broken.guestId)).toBeDefined();
    await db().recursiveDelete(head);
  });

  test("killed in the middle and run again it ends the same, and takes no slug that is somebody else's now", async () => {
    const gone = await trashed(over);
    const killed = vi.spyOn(db(), "recursiveDelete").mockRejectedValue(new Error("killed"));
    try {
      await purgeTrash(new Date());
    } finally {
      killed.mockRestore();
    }
    expect((await stored.invitation(gone.invitationId))?.status).toBe("trashed");
    const next = await publishWedding(product, owner);
    await product.asHost("changeSlug", { invitationId: next.invitationId, slug: gone.slug }, owner);
    // As the night after: what failed is not put off any more.
    await db().doc(paths.limit("sweep-trash")).delete();
    await purgeTrash(new Date());
    expect(await stored.invitation(gone.invitationId)).toBeUndefined();
    expect(await stored.guestIds(gone.invitationId)).toEqual([]);
    expect(await stored.slug(gone.slug)).toEqual({ invitationId: next.invitationId });
    expect((await stored.publication(gone.slug))?.invitationId).toBe(next.invitationId);
  });
});
