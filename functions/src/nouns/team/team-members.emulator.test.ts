import { teamRoles } from "@janur/domain/team/team";
import { describe, expect, test } from "vitest";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { inviteGuest, publishWedding } from "../../../../tests/harness/product.ts";
import { useTeam } from "../../../../tests/harness/team.ts";

const house = useTeam();
const { head, member, expectConsistent } = house;

describe("the members", () => {
  test("get another role, which holds from then on", async () => {
    const { invitationId } = house.wedding;
    const account = await member("viewer");
    const publish = { invitationId, revision: 999 };
    expect((await house.product.callHost("publishInvitation", publish, account)).refusal).toBe(
      "team/not-allowed",
    );
    await house.product.asHost(
      "changeTeamRole",
      { invitationId, uid: account.uid, role: "editor" },
      house.owner,
    );
    expect((await house.product.callHost("publishInvitation", publish, account)).refusal).toBe(
      "draft/conflict",
    );
    expect((await head()).team[account.uid]).toMatchObject({ role: "editor", name: "Ratna" });
    await expectConsistent(house.owner, account);
  });

  test("leave by themselves, whatever their role", async () => {
    const { invitationId } = house.wedding;
    for (const role of teamRoles.filter((name) => name !== "owner")) {
      const account = await member(role);
      await house.product.asHost("removeTeamMember", { invitationId, uid: account.uid }, account);
      const answer = await house.product.callHost("figures", { invitationId }, account);
      expect(answer.refusal).toBe("invitation/not-found");
      await expectConsistent(house.owner, account);
    }
  });

  test("leave the guests whom they were to send to behind, for whoever takes them on", async () => {
    const { invitationId } = house.wedding;
    const [account, other] = [await member("sender"), await member("sender", "Bambang")];
    const of = (id: string) =>
      inviteGuest(house.product, house.owner, house.wedding, { sender: { kind: "member", id } });
    const [own, others] = [await of(account.uid), await of(other.uid)];
    const before = (await stored.guest(invitationId, own.guestId))?.updatedAt;
    await house.product.asHost("removeTeamMember", { invitationId, uid: account.uid }, house.owner);
    const guest = await stored.guest(invitationId, own.guestId);
    expect(guest?.sender).toBeNull();
    // Whoever has the list open hears of it.
    expect(guest?.updatedAt.getTime()).toBeGreaterThan(before?.getTime() ?? Infinity);
    expect((await stored.guest(invitationId, others.guestId))?.sender?.id).toBe(other.uid);
  });

  test("remove nobody else", async () => {
    const { invitationId } = house.wedding;
    const [editor, viewer] = [await member("editor"), await member("viewer", "Bambang")];
    const others = { invitationId, uid: viewer.uid };
    expect((await house.product.callHost("removeTeamMember", others, editor)).refusal).toBe(
      "team/not-allowed",
    );
    await house.product.asHost("removeTeamMember", others, house.owner);
    expect((await house.product.callHost("removeTeamMember", others, house.owner)).refusal).toBe(
      "team/member-not-found",
    );
    await expectConsistent(house.owner, editor, viewer);
  });

  test("never lose their owner", async () => {
    const { invitationId } = house.wedding;
    const own = { invitationId, uid: house.owner.uid };
    const refusals = await Promise.all([
      house.product.callHost("removeTeamMember", own, house.owner),
      house.product.callHost("changeTeamRole", { ...own, role: "viewer" }, house.owner),
      house.product.callHost("transferOwnership", own, house.owner),
    ]);
    expect(refusals.map(({ refusal }) => refusal)).toEqual(Array(3).fill("team/owner-stays"));
    await expectConsistent(house.owner);
  });
});

describe("handing the invitation over", () => {
  test("makes the member its owner and the owner an editor, who may then leave", async () => {
    const { invitationId } = house.wedding;
    const account = await member("viewer");
    await house.product.asHost("transferOwnership", { invitationId, uid: account.uid }, house.owner);
    const { team } = await head();
    expect([team[house.owner.uid]?.role, team[account.uid]?.role]).toEqual(["editor", "owner"]);
    await expectConsistent(house.owner, account);
    await house.product.asHost("archiveInvitation", { invitationId }, account);
    expect((await house.product.callHost("trashInvitation", { invitationId }, house.owner)).refusal).toBe(
      "team/not-allowed",
    );
    await house.product.asHost("removeTeamMember", { invitationId, uid: house.owner.uid }, house.owner);
    await expectConsistent(house.owner, account);
  });

  test("changes at once who the page says it is from", async () => {
    const { invitationId, slug } = await publishWedding(house.product, house.owner);
    const account = await newAccount("Bambang");
    await joinTeam(invitationId, account.uid, "editor");
    expect((await stored.publication(slug))?.sender).toEqual({ name: "Rani" });
    await house.product.asHost("transferOwnership", { invitationId, uid: account.uid }, house.owner);
    expect((await stored.publication(slug))?.sender).toEqual({ name: "Bambang" });
  });

  test("to two at once makes one of them the owner", async () => {
    const { invitationId } = house.wedding;
    const accounts = [await member("editor"), await member("viewer", "Bambang")];
    const answers = await Promise.all(
      accounts.map(({ uid }) =>
        house.product.callHost("transferOwnership", { invitationId, uid }, house.owner),
      ),
    );
    expect(answers.map(({ refusal }) => refusal).sort()).toEqual([null, "team/not-allowed"].sort());
    const winner = accounts[answers.findIndex(({ refusal }) => refusal === null)];
    expect((await head()).owner).toBe(winner?.uid);
    await expectConsistent(house.owner, ...accounts);
  });

  test("to somebody who leaves at that moment leaves an owner either way", async () => {
    const { invitationId } = house.wedding;
    const account = await member("editor");
    const who = { invitationId, uid: account.uid };
    const [transfer, leaving] = await Promise.all([
      house.product.callHost("transferOwnership", who, house.owner),
      house.product.callHost("removeTeamMember", who, account),
    ]);
    expect([transfer.refusal, leaving.refusal]).toEqual(
      (await head()).owner === account.uid ? [null, "team/owner-stays"] : ["team/member-not-found", null],
    );
    await expectConsistent(house.owner, account);
  });
});
