import { limits } from "@janur/domain/limits";
import { describe, expect, test } from "vitest";
import { profileDocument } from "../../store/account/profile-document.ts";
import { newAccount, withVerifiedEmail } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { freshSender } from "../../../../tests/harness/product.ts";
import { useTeam } from "../../../../tests/harness/team.ts";
import { teamInviteDocument } from "../../store/invite-documents.ts";

const house = useTeam();
const { invite, accept, read, head, invitesLeft, expectConsistent } = house;

describe("joining", () => {
  test("changes head, profile and link together", async () => {
    const account = await newAccount("Ratna");
    const { token } = await invite("editor");
    const answer = await accept(token, account, "Ibu Ratna");
    expect(answer.result).toEqual({ invitationId: house.wedding.invitationId, role: "editor" });
    expect((await head()).team[account.uid]).toEqual({ role: "editor", name: "Ibu Ratna", photo: null });
    expect((await stored.profile(account.uid))?.displayName).toBe("Ratna");
    expect(await invitesLeft()).toBe(0);
    await expectConsistent(house.owner, account);
  });

  test("gives a name to an account that has none yet, with a profile or without", async () => {
    const [unnamed, withoutProfile] = await Promise.all([newAccount("Pengguna Baru"), newAccount(null)]);
    const [first, second] = [await invite(), await invite("viewer")];
    await accept(first.token, unnamed, "Ibu Ratna");
    await accept(second.token, withoutProfile, "Pak Bambang");
    expect((await stored.profile(unnamed.uid))?.displayName).toBe("Ibu Ratna");
    expect((await stored.profile(withoutProfile.uid))?.displayName).toBe("Pak Bambang");
    await expectConsistent(house.owner, unnamed, withoutProfile);
  });

  test("twice by the same account is one joining, by another none", async () => {
    const [account, other] = await Promise.all([newAccount("Ratna"), newAccount("Orang lain")]);
    const { token } = await invite("sender");
    const both = await Promise.all([accept(token, account), accept(token, account)]);
    for (const answer of [...both, await accept(token, account)])
      expect(answer.result).toEqual({ invitationId: house.wedding.invitationId, role: "sender" });
    expect((await accept(token, other)).refusal).toBe("team/invite-invalid");
    expect((await read(token)).refusal).toBe("team/invite-invalid");
    await expectConsistent(house.owner, account, other);
  });

  test("by two accounts at once lets one in", async () => {
    const accounts = await Promise.all([newAccount("Ratna"), newAccount("Bambang")]);
    const { token } = await invite();
    const answers = await Promise.all(accounts.map((account) => accept(token, account)));
    expect(answers.map(({ refusal }) => refusal).sort()).toEqual([null, "team/invite-invalid"].sort());
    expect((await head()).members).toHaveLength(2);
    await expectConsistent(house.owner, ...accounts);
  });

  test("is nothing that a removed member could do again", async () => {
    const account = await newAccount("Ratna");
    const { token } = await invite();
    await accept(token, account);
    const { invitationId } = house.wedding;
    await house.product.asHost("removeTeamMember", { invitationId, uid: account.uid }, house.owner);
    expect((await accept(token, account)).refusal).toBe("team/invite-invalid");
    await expectConsistent(house.owner, account);
  });

  test("changes no role that somebody has, and keeps the link for who was meant", async () => {
    const { token } = await invite("viewer");
    expect((await accept(token, house.owner)).refusal).toBe("team/already-member");
    expect((await accept(token, await newAccount())).refusal).toBeNull();
  });

  test("by a link for one address needs that address, proven", async () => {
    const [meant, other] = await Promise.all([newAccount("Ratna"), newAccount("Orang lain")]);
    const { token } = await invite("editor", meant.email.toUpperCase());
    expect((await accept(token, await withVerifiedEmail(other))).refusal).toBe("team/other-email");
    expect((await accept(token, meant)).refusal).toBe("team/email-unverified");
    expect((await accept(token, await withVerifiedEmail(meant))).refusal).toBeNull();
    await expectConsistent(house.owner, meant, other);
  });

  test("is refused where the account has all the invitations it may have", async () => {
    const account = await newAccount("Ratna");
    const ids = Array.from({ length: limits.invitation.perAccount }, (_, index) =>
      String(index).padStart(20, "0"),
    );
    await profileDocument(account.uid).update({ invitations: ids });
    const { token } = await invite();
    expect((await accept(token, account)).refusal).toBe("invitation/limit-reached");
    expect((await head()).members).toEqual([house.owner.uid]);
  });

  test("ends with the link's time", async () => {
    const { token, inviteId } = await invite();
    await teamInviteDocument(house.wedding.invitationId, inviteId).update({ expireAt: new Date() });
    expect((await read(token)).refusal).toBe("team/invite-invalid");
    expect((await accept(token, await newAccount())).refusal).toBe("team/invite-invalid");
    // The next link makes room.
    await invite();
    expect(await invitesLeft()).toBe(1);
  });

  test("by wrong links is stopped after a while, for this account and this sender only", async () => {
    const account = await newAccount("Ratna");
    const sender = freshSender();
    const { token } = await invite();
    const wrong = `${token.slice(0, -22)}${"A".repeat(22)}`;
    for (let tried = 0; tried < limits.team.wrongTries.count; tried += 1) {
      expect((await accept(wrong, account)).refusal).toBe("team/invite-invalid");
      expect((await read(wrong, sender)).refusal).toBe("team/invite-invalid");
    }
    expect((await accept(token, account)).refusal).toBe("limit/too-many-requests");
    expect((await read(token, sender)).refusal).toBe("limit/too-many-requests");
    expect((await read(token)).refusal).toBeNull();
    expect((await accept(token, await newAccount())).refusal).toBeNull();
  });
});
