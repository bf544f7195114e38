import { paths } from "@janur/domain/paths";
import { describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { factsFor } from "../../../../tests/harness/notifications.ts";
import { draftWedding, type Wedding } from "../../../../tests/harness/product.ts";
import { db } from "../../platform/google/firestore.ts";
import { publishScheduled } from "../../nouns/invitation/publish-scheduled.ts";
import { invitationDocument } from "../../store/access.ts";

/* News of what hosts do, or had done at a time. */

const host = useHost();

describe("a scheduled publication", () => {
  async function scheduled(): Promise<{ owner: Account; of: Wedding }> {
    const owner = await newAccount("Rani");
    const of = await draftWedding(host.product, owner);
    const { invitationId, revision } = of;
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await host.product.asHost("schedulePublish", { invitationId, revision, at }, owner);
    const past = { at: new Date(Date.now() - 1_000), revision, by: owner.uid };
    await invitationDocument(invitationId).update({ scheduled: past });
    return { owner, of };
  }

  test("that is done is told once, whoever else looks (T4)", async () => {
    const { owner } = await scheduled();
    const now = new Date();
    await Promise.all([publishScheduled(now), publishScheduled(now), publishScheduled(now)]);
    await publishScheduled(now);
    expect(await factsFor(owner.uid)).toEqual([{ kind: "published" }]);
  });

  test("that is refused is told once, and not tried again (T4)", async () => {
    const { owner, of } = await scheduled();
    await db().doc(paths.user(owner.uid)).update({ displayName: "Pengguna Baru" });
    const now = new Date();
    await Promise.all([publishScheduled(now), publishScheduled(now)]);
    await publishScheduled(now);
    expect(await factsFor(owner.uid)).toEqual([{ kind: "publishFailed" }]);
    expect((await stored.invitation(of.invitationId))?.scheduled).toBeNull();
  });
});

describe("a team", () => {
  test("has its owner told who joined and who left, once each (T4)", async () => {
    const [owner, helper] = await Promise.all([newAccount("Rani"), newAccount("Dimas")]);
    const { invitationId } = await draftWedding(host.product, owner);
    const invite = { invitationId, role: "editor" as const, name: "Dimas", email: null };
    const { token } = await host.product.asHost("inviteTeamMember", invite, owner);
    const accept = () => host.product.callHost("acceptTeamInvite", { token, name: "Dimas" }, helper);
    await Promise.all([accept(), accept()]);
    await accept();
    const joined = { kind: "teamJoined", name: "Dimas" };
    expect(await factsFor(owner.uid)).toEqual([joined]);
    const leave = () => host.product.callHost("removeTeamMember", { invitationId, uid: helper.uid }, helper);
    await Promise.all([leave(), leave()]);
    expect(await factsFor(owner.uid)).toHaveLength(2);
    expect(await factsFor(owner.uid)).toEqual(
      expect.arrayContaining([joined, { kind: "teamLeft", name: "Dimas" }]),
    );
    expect(await factsFor(helper.uid)).toEqual([]);
  });

  test("has its new owner told by whom the invitation was handed over, and nobody else", async () => {
    const [owner, helper] = await Promise.all([newAccount("Rani"), newAccount("Dimas")]);
    const { invitationId } = await draftWedding(host.product, owner);
    const invite = { invitationId, role: "viewer" as const, name: "Dimas", email: null };
    const { token } = await host.product.asHost("inviteTeamMember", invite, owner);
    await host.product.asHost("acceptTeamInvite", { token, name: "Dimas" }, helper);
    await host.product.asHost("transferOwnership", { invitationId, uid: helper.uid }, owner);
    expect(await factsFor(helper.uid)).toEqual([{ kind: "ownershipGiven", name: "Rani" }]);
    expect(await factsFor(owner.uid)).toEqual([{ kind: "teamJoined", name: "Dimas" }]);
  });
});
