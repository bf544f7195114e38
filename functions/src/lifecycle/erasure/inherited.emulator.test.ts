import { paths } from "@janur/domain/paths";
import { expect, test } from "vitest";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { useFeast } from "../../../../tests/harness/feast.ts";
import { giftBook } from "../../../../tests/harness/gifts.ts";
import { draftWedding } from "../../../../tests/harness/product.ts";
import { db } from "../../platform/google/firestore.ts";
import { eraseMemberships } from "./erase-memberships.ts";

const { host, refusalOf, feast } = useFeast();

test("who inherits owns the whole feast, and nobody else sees its gifts until they name somebody", async () => {
  const at = await feast();
  const { invitationId } = at;
  const list = { invitationId, since: null };
  const { member } = giftBook(host);
  const [seer, keeper] = [await member(at, "see"), await member(at, "keep", "editor")];
  const heir = await newAccount("Ibu Ratna");
  await joinTeam(invitationId, heir.uid, "editor");
  const named = { invitationId, uid: heir.uid };
  await host.product.asHost("changeTeamRole", { ...named, role: "editor", side: "groom" }, host.owner);
  await host.product.asHost("nameForGifts", { ...named, right: "keep" }, host.owner);

  const account = { uid: host.owner.uid, email: null, choices: [{ invitationId, heir: heir.uid }] };
  await eraseMemberships(account, new Date());

  const head = await stored.invitation(invitationId);
  expect(head?.owner).toBe(heir.uid);
  expect(head?.team[heir.uid]).toEqual({ role: "owner", name: "editor", photo: null });
  for (const [uid, role] of [
    [seer.uid, "viewer"],
    [keeper.uid, "editor"],
  ] as const)
    expect(head?.team[uid]).toEqual({ role, name: role, photo: null });
  expect((await host.product.callHost("listGifts", list, heir)).refusal).toBeNull();
  for (const left of [seer, keeper])
    expect((await host.product.callHost("listGifts", list, left)).refusal).toBe("team/not-allowed");
  expect(await refusalOf("listGifts", list)).not.toBeNull();
  // The version of the other family is theirs as well.
  expect(
    (await host.product.callHost("removeSide", { invitationId, side: "bride" }, heir)).refusal,
  ).toBeNull();
});

test("who is only taken out of a team leaves the others what they were named for", async () => {
  const at = await feast();
  const { member } = giftBook(host);
  const [seer, gone] = [await member(at, "see"), await member(at, null, "editor")];
  await eraseMemberships({ uid: gone.uid, email: null, choices: [] }, new Date());
  const head = await stored.invitation(at.invitationId);
  expect(Object.keys(head?.team ?? {}).sort()).toEqual([host.owner.uid, seer.uid].sort());
  expect(head?.team[seer.uid]).toMatchObject({ role: "viewer", gifts: "see" });
});

test("an invitation that nobody can read holds up none of the others", async () => {
  const account = await newAccount("Rani");
  const owned = await Promise.all([1, 2, 3].map(() => draftWedding(host.product, account)));
  const [broken] = owned.map(({ invitationId }) => invitationId).sort();
  const head = db().doc(paths.invitation(broken ?? ""));
  await head.update({ settings: 7 });
  const erased = { uid: account.uid, email: null, choices: [] };
  await expect(eraseMemberships(erased, new Date())).rejects.toThrow("1 invitations");
  const left = owned.map(({ invitationId }) => invitationId).filter((id) => id !== broken);
  expect(await Promise.all(left.map(stored.invitation))).toEqual([undefined, undefined]);
  await db().recursiveDelete(head);
  await eraseMemberships(erased, new Date());
});
