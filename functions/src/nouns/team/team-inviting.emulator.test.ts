import { hostCallables } from "@janur/domain/contracts/callables";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { parseTeamInviteToken } from "@janur/domain/team/team-invite";
import { describe, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { newAccount, withVerifiedEmail } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { purge } from "../../../../tests/harness/purge.ts";
import { useTeam } from "../../../../tests/harness/team.ts";
import { invitationDocument } from "../../store/access.ts";
import { mailDocument, mailIdOf } from "../../notify/mail/mail-document.ts";
import { teamInvitationText } from "../../notify/mail/templates/team-invitation.ts";
import { inviteTeamMember } from "./invite-team-member.ts";
import { teamInviteDocument } from "../../store/invite-documents.ts";

const house = useTeam();
const { invite, accept, read, decline, head, invitesLeft, expectConsistent } = house;

describe("inviting", () => {
  test("answers the secret once and stores no more than its hash", async () => {
    const { token, inviteId, expireAt } = await invite("sender");
    const { secret = "", ...ids } = parseTeamInviteToken(token) ?? {};
    expect(ids).toEqual({ invitationId: house.wedding.invitationId, inviteId });
    const documents = await Promise.all(
      [paths.teamInvite, paths.teamSecret].map((path) =>
        db().doc(path(house.wedding.invitationId, inviteId)).get(),
      ),
    );
    expect(documents.every((document) => document.exists)).toBe(true);
    expect(JSON.stringify(documents.map((document) => document.data()))).not.toContain(secret);
    expect(Date.parse(expireAt) - Date.now()).toBeGreaterThan(limits.team.inviteMs - 60_000);
  });

  test("shows who invites to what and as what, to whoever holds the link", async () => {
    const { token } = await invite("usher", "Ratna.Dewi@Janur.test");
    expect((await read(token)).result).toMatchObject({
      invitationId: house.wedding.invitationId,
      title: "Rani & Dimas",
      eventType: "wedding",
      role: "usher",
      inviter: "Rani",
      name: "Ibu Ratna",
      email: "r•••@janur.test",
    });
  });

  test("is mailed to the address it is bound to, in the invitation's language, once", async () => {
    const email = `${house.owner.uid.toLowerCase()}.guest@janur.test`;
    const proven = await withVerifiedEmail(house.owner);
    const { inviteId, token, isMailed } = await invite("sender", email, proven);
    expect(isMailed).toBe(true);
    const mailId = mailIdOf(`team/${house.wedding.invitationId}/${inviteId}`);
    const mail = (await mailDocument(mailId).get()).data();
    expect(mail).toMatchObject({ account: house.owner.uid, template: "teamInvitation" });
    // The words are gone once the mail is on its way.
    if (mail?.message !== null)
      expect(mail?.message).toMatchObject({
        to: email,
        language: "id",
        params: { path: `/join#t=${token}` },
      });
    expect((await invite("sender", null, proven)).isMailed).toBe(false);
  });

  test("is mailed for nobody whose own address is not confirmed, and the link stands", async () => {
    const email = `${house.owner.uid.toLowerCase()}.stranger@janur.test`;
    const { inviteId, token, isMailed } = await invite("sender", email);
    expect(isMailed).toBe(false);
    const mailId = mailIdOf(`team/${house.wedding.invitationId}/${inviteId}`);
    expect((await mailDocument(mailId).get()).exists).toBe(false);
    expect((await read(token)).refusal).toBeNull();
  });

  test("is mailed without any address that stands in name or title, and says who wrote them", () => {
    const params = {
      inviterName: "evil.test/masuk",
      invitationTitle: "BCA: akun Anda diblokir, buka https://evil.test/login\r\nBcc: x@evil.test",
      role: "viewer" as const,
      path: "/join#t=abc",
      expiresAt: new Date().toISOString(),
      zone: "Asia/Jakarta",
    };
    for (const language of ["id", "en"] as const) {
      const text = teamInvitationText(params, language, "https://janur.example");
      expect(JSON.stringify(text)).not.toContain("evil");
      expect(text.footer.join(" ")).toMatch(/bukan oleh Janur|not by Janur/);
    }
  });

  test("says so when no more mails may go to an address, and the link stands", async () => {
    const email = `${house.owner.uid.toLowerCase()}.full@janur.test`;
    const proven = await withVerifiedEmail(house.owner);
    for (let sent = 0; sent < limits.mail.perAddress.count; sent += 1)
      expect((await invite("viewer", email, proven)).isMailed).toBe(true);
    const { isMailed, token } = await invite("viewer", email, proven);
    expect(isMailed).toBe(false);
    expect((await read(token)).refusal).toBeNull();
  });

  test("counts the people of the team and those who have not answered", async () => {
    const { invitationId } = house.wedding;
    const others = Array.from({ length: limits.team.members - 2 }, (_, index) => `member-${String(index)}`);
    const { members, team } = await head();
    const viewer = { role: "viewer" as const, name: "Tamu", photo: null };
    await invitationDocument(invitationId).update({
      members: [...members, ...others],
      team: { ...team, ...Object.fromEntries(others.map((uid) => [uid, viewer])) },
    });
    const { token } = await invite();
    const more = { invitationId, role: "viewer", side: null, name: "", email: null };
    expect((await house.product.callHost("inviteTeamMember", more, house.owner)).refusal).toBe(
      "team/limit-reached",
    );
    // Somebody came by another way meanwhile: the link itself does not go over the limit either.
    await joinTeam(invitationId, "member-last", "viewer");
    expect((await accept(token, await newAccount())).refusal).toBe("team/limit-reached");
    // A refusal frees its place.
    await decline(token);
    await invitationDocument(invitationId).update({ members, team });
    expect((await house.product.callHost("inviteTeamMember", more, house.owner)).refusal).toBeNull();
  });

  test("is limited per account", async () => {
    const { invitationId } = house.wedding;
    const input = { invitationId, role: "viewer", side: null, name: "", email: null } as const;
    const caller = {
      uid: house.owner.uid,
      displayName: null,
      email: null,
      isEmailVerified: false,
      photoURL: null,
      signedInAt: new Date(),
      capability: hostCallables.inviteTeamMember.capability,
    };
    const { count, windowMs } = limits.team.inviteRate;
    // Each a moment after the last link is over, so that only the rate is met.
    const at = (index: number) => new Date(Date.now() + index);
    for (let index = 0; index < count; index += 1) {
      const { inviteId } = await inviteTeamMember(input, caller, at(index));
      await teamInviteDocument(invitationId, inviteId).delete();
    }
    await expect(inviteTeamMember(input, caller, at(count))).rejects.toThrow("limit/too-many-requests");
    await expect(inviteTeamMember(input, caller, at(windowMs + 1000))).resolves.toBeDefined();
  });

  test("is refused in the trash, and a link into it is worthless", async () => {
    const { invitationId } = house.wedding;
    const { token } = await invite();
    await house.product.asHost("trashInvitation", { invitationId }, house.owner);
    const input = { invitationId, role: "viewer", side: null, name: "", email: null };
    expect((await house.product.callHost("inviteTeamMember", input, house.owner)).refusal).toBe(
      "invitation/wrong-status",
    );
    expect((await read(token)).refusal).toBe("team/invite-invalid");
    expect((await accept(token, await newAccount())).refusal).toBe("team/invite-invalid");
  });

  test("leaves nothing behind when the invitation is purged", async () => {
    const { invitationId } = house.wedding;
    const { inviteId } = await invite();
    await house.product.asHost("trashInvitation", { invitationId }, house.owner);
    await purge(invitationId);
    for (const path of [paths.teamInvite, paths.teamSecret])
      expect((await db().doc(path(invitationId, inviteId)).get()).exists).toBe(false);
  });
});

describe("an invite that nobody joins by", () => {
  test("once declined is worthless, and the owner sees who said no", async () => {
    const { token, inviteId } = await invite();
    expect((await decline(token)).refusal).toBeNull();
    const kept = (await teamInviteDocument(house.wedding.invitationId, inviteId).get()).data();
    expect(kept?.declinedAt).not.toBeNull();
    expect((await accept(token, await newAccount())).refusal).toBe("team/invite-invalid");
    expect((await decline(token)).refusal).toBe("team/invite-invalid");
    await house.product.asHost(
      "revokeTeamInvite",
      { invitationId: house.wedding.invitationId, inviteId },
      house.owner,
    );
    expect(await invitesLeft()).toBe(0);
  });

  test("once revoked is worthless, and revoking again changes nothing", async () => {
    const { invitationId } = house.wedding;
    const { token, inviteId } = await invite();
    await house.product.asHost("revokeTeamInvite", { invitationId, inviteId }, house.owner);
    await house.product.asHost("revokeTeamInvite", { invitationId, inviteId }, house.owner);
    expect((await accept(token, await newAccount())).refusal).toBe("team/invite-invalid");
    expect(await invitesLeft()).toBe(0);
  });

  test("of a revocation and a joining at once exactly one takes effect, each time", async () => {
    const { invitationId } = house.wedding;
    for (let round = 0; round < 2; round += 1) {
      const account = await newAccount("Ratna");
      const { token, inviteId } = await invite();
      const [joined, revoked] = await Promise.all([
        accept(token, account),
        house.product.callHost("revokeTeamInvite", { invitationId, inviteId }, house.owner),
      ]);
      const isMember = (await head()).members.includes(account.uid);
      expect([joined.refusal, revoked.refusal]).toEqual(
        isMember ? [null, "team/invite-used"] : ["team/invite-invalid", null],
      );
      await expectConsistent(house.owner, account);
    }
  });
});
