import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { teamRoles } from "@janur/domain/team";
import { parseTeamInviteToken, type GivenRole } from "@janur/domain/team-invite";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { profileDocument } from "../account/profile-document.ts";
import { db } from "../firestore.ts";
import { newAccount, withVerifiedEmail, type Account } from "../harness/accounts.ts";
import { joinTeam, stored } from "../harness/documents.ts";
import { draftWedding, freshSender, startProduct, type Product, type Wedding } from "../harness/product.ts";
import { invitationDocument } from "../invitation/access.ts";
import { mailDocument, mailIdOf } from "../mail/mail-document.ts";
import { purgeTrash } from "../invitation/purge-invitations.ts";
import { inviteTeamMember } from "./invite-team-member.ts";
import { teamInviteDocument } from "./invite-documents.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  owner = await newAccount("Rani");
  wedding = await draftWedding(product, owner);
});

const invite = (role: GivenRole = "editor", email: string | null = null) =>
  product.asHost(
    "inviteTeamMember",
    { invitationId: wedding.invitationId, role, name: "Ibu Ratna", email },
    owner,
  );
const accept = (token: string, member: Account, name = "Ratna") =>
  product.callHost("acceptTeamInvite", { token, name }, member);
const read = (token: string, sender = freshSender()) =>
  product.callGuest("readTeamInvite", { token }, sender);
const decline = (token: string) => product.callGuest("declineTeamInvite", { token }, freshSender());
const head = async () => {
  const invitation = await stored.invitation(wedding.invitationId);
  if (invitation === undefined) throw new Error("the invitation is gone");
  return invitation;
};
const invitesLeft = async () =>
  (await db().collection(paths.teamInvites(wedding.invitationId)).listDocuments()).length;

/** Somebody who has joined by a link. */
async function member(role: GivenRole = "editor", name = "Ratna"): Promise<Account> {
  const account = await newAccount(name);
  const { token } = await invite(role);
  expect((await accept(token, account, name)).refusal).toBeNull();
  return account;
}

/** Head and profiles say the same, and exactly one member is the owner. */
async function expectConsistent(...accounts: Account[]): Promise<void> {
  const { owner: ownerUid, members, team } = await head();
  expect(Object.keys(team).sort()).toEqual([...members].sort());
  expect(new Set(members).size).toBe(members.length);
  const owners = Object.entries(team).filter(([, { role }]) => role === "owner");
  expect(owners.map(([uid]) => uid)).toEqual([ownerUid]);
  for (const { uid } of accounts) {
    const ids = (await stored.profile(uid))?.invitations ?? [];
    expect(ids.filter((id) => id === wedding.invitationId)).toHaveLength(members.includes(uid) ? 1 : 0);
  }
}

describe("inviting", () => {
  test("answers the secret once and stores no more than its hash", async () => {
    const { token, inviteId, expireAt } = await invite("sender");
    const { secret = "", ...ids } = parseTeamInviteToken(token) ?? {};
    expect(ids).toEqual({ invitationId: wedding.invitationId, inviteId });
    const documents = await Promise.all(
      [paths.teamInvite, paths.teamSecret].map((path) =>
        db().doc(path(wedding.invitationId, inviteId)).get(),
      ),
    );
    expect(documents.every((document) => document.exists)).toBe(true);
    expect(JSON.stringify(documents.map((document) => document.data()))).not.toContain(secret);
    expect(Date.parse(expireAt) - Date.now()).toBeGreaterThan(limits.team.inviteMs - 60_000);
  });

  test("shows who invites to what and as what, to whoever holds the link", async () => {
    const { token } = await invite("usher", "Ratna.Dewi@Janur.test");
    expect((await read(token)).result).toMatchObject({
      invitationId: wedding.invitationId,
      title: "Rani & Dimas",
      eventType: "wedding",
      role: "usher",
      inviter: "Rani",
      name: "Ibu Ratna",
      email: "r•••@janur.test",
    });
  });

  test("is mailed to the address it is bound to, in the invitation's language, once", async () => {
    const email = `${owner.uid.toLowerCase()}.guest@janur.test`;
    const { inviteId, token, isMailed } = await invite("sender", email);
    expect(isMailed).toBe(true);
    const mailId = mailIdOf(`team/${wedding.invitationId}/${inviteId}`);
    const mail = (await mailDocument(mailId).get()).data();
    expect(mail).toMatchObject({ account: owner.uid, template: "teamInvitation" });
    // The words are gone once the mail is on its way.
    if (mail?.message !== null)
      expect(mail?.message).toMatchObject({
        to: email,
        language: "id",
        params: { path: `/join#t=${token}` },
      });
    expect((await invite("sender")).isMailed).toBe(false);
  });

  test("says so when no more mails may go to an address, and the link stands", async () => {
    const email = `${owner.uid.toLowerCase()}.full@janur.test`;
    for (let sent = 0; sent < limits.mail.perAddress.count; sent += 1)
      expect((await invite("viewer", email)).isMailed).toBe(true);
    const { isMailed, token } = await invite("viewer", email);
    expect(isMailed).toBe(false);
    expect((await read(token)).refusal).toBeNull();
  });

  test("counts the people of the team and those who have not answered", async () => {
    const { invitationId } = wedding;
    const others = Array.from({ length: limits.team.members - 2 }, (_, index) => `member-${String(index)}`);
    const { members, team } = await head();
    const viewer = { role: "viewer" as const, name: "Tamu", photo: null };
    await invitationDocument(invitationId).update({
      members: [...members, ...others],
      team: { ...team, ...Object.fromEntries(others.map((uid) => [uid, viewer])) },
    });
    const { token } = await invite();
    const more = { invitationId, role: "viewer", name: "", email: null };
    expect((await product.callHost("inviteTeamMember", more, owner)).refusal).toBe("team/limit-reached");
    // Somebody came by another way meanwhile: the link itself does not go over the limit either.
    await joinTeam(invitationId, "member-last", "viewer");
    expect((await accept(token, await newAccount())).refusal).toBe("team/limit-reached");
    // A refusal frees its place.
    await decline(token);
    await invitationDocument(invitationId).update({ members, team });
    expect((await product.callHost("inviteTeamMember", more, owner)).refusal).toBeNull();
  });

  test("is limited per account", async () => {
    const { invitationId } = wedding;
    const input = { invitationId, role: "viewer", name: "", email: null } as const;
    const caller = {
      uid: owner.uid,
      displayName: null,
      email: null,
      isEmailVerified: false,
      photoURL: null,
      signedInAt: new Date(),
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
    const { invitationId } = wedding;
    const { token } = await invite();
    await product.asHost("trashInvitation", { invitationId }, owner);
    const input = { invitationId, role: "viewer", name: "", email: null };
    expect((await product.callHost("inviteTeamMember", input, owner)).refusal).toBe(
      "invitation/wrong-status",
    );
    expect((await read(token)).refusal).toBe("team/invite-invalid");
    expect((await accept(token, await newAccount())).refusal).toBe("team/invite-invalid");
  });

  test("leaves nothing behind when the invitation is purged", async () => {
    const { invitationId } = wedding;
    const { inviteId } = await invite();
    await product.asHost("trashInvitation", { invitationId }, owner);
    await purgeTrash(new Date(Date.now() + limits.invitation.trashMs + 60_000));
    for (const path of [paths.teamInvite, paths.teamSecret])
      expect((await db().doc(path(invitationId, inviteId)).get()).exists).toBe(false);
  });
});

describe("joining", () => {
  test("changes head, profile and link together", async () => {
    const account = await newAccount("Ratna");
    const { token } = await invite("editor");
    const answer = await accept(token, account, "Ibu Ratna");
    expect(answer.result).toEqual({ invitationId: wedding.invitationId, role: "editor" });
    expect((await head()).team[account.uid]).toEqual({ role: "editor", name: "Ibu Ratna", photo: null });
    expect((await stored.profile(account.uid))?.displayName).toBe("Ratna");
    expect(await invitesLeft()).toBe(0);
    await expectConsistent(owner, account);
  });

  test("gives a name to an account that has none yet, with a profile or without", async () => {
    const [unnamed, withoutProfile] = await Promise.all([newAccount("Pengguna Baru"), newAccount(null)]);
    const [first, second] = [await invite(), await invite("viewer")];
    await accept(first.token, unnamed, "Ibu Ratna");
    await accept(second.token, withoutProfile, "Pak Bambang");
    expect((await stored.profile(unnamed.uid))?.displayName).toBe("Ibu Ratna");
    expect((await stored.profile(withoutProfile.uid))?.displayName).toBe("Pak Bambang");
    await expectConsistent(owner, unnamed, withoutProfile);
  });

  test("twice by the same account is one joining, by another none", async () => {
    const [account, other] = await Promise.all([newAccount("Ratna"), newAccount("Orang lain")]);
    const { token } = await invite("sender");
    const both = await Promise.all([accept(token, account), accept(token, account)]);
    for (const answer of [...both, await accept(token, account)])
      expect(answer.result).toEqual({ invitationId: wedding.invitationId, role: "sender" });
    expect((await accept(token, other)).refusal).toBe("team/invite-invalid");
    expect((await read(token)).refusal).toBe("team/invite-invalid");
    await expectConsistent(owner, account, other);
  });

  test("by two accounts at once lets one in", async () => {
    const accounts = await Promise.all([newAccount("Ratna"), newAccount("Bambang")]);
    const { token } = await invite();
    const answers = await Promise.all(accounts.map((account) => accept(token, account)));
    expect(answers.map(({ refusal }) => refusal).sort()).toEqual([null, "team/invite-invalid"].sort());
    expect((await head()).members).toHaveLength(2);
    await expectConsistent(owner, ...accounts);
  });

  test("is nothing that a removed member could do again", async () => {
    const account = await newAccount("Ratna");
    const { token } = await invite();
    await accept(token, account);
    const { invitationId } = wedding;
    await product.asHost("removeTeamMember", { invitationId, uid: account.uid }, owner);
    expect((await accept(token, account)).refusal).toBe("team/invite-invalid");
    await expectConsistent(owner, account);
  });

  test("changes no role that somebody has, and keeps the link for who was meant", async () => {
    const { token } = await invite("viewer");
    expect((await accept(token, owner)).refusal).toBe("team/already-member");
    expect((await accept(token, await newAccount())).refusal).toBeNull();
  });

  test("by a link for one address needs that address, proven", async () => {
    const [meant, other] = await Promise.all([newAccount("Ratna"), newAccount("Orang lain")]);
    const { token } = await invite("editor", meant.email.toUpperCase());
    expect((await accept(token, await withVerifiedEmail(other))).refusal).toBe("team/other-email");
    expect((await accept(token, meant)).refusal).toBe("team/email-unverified");
    expect((await accept(token, await withVerifiedEmail(meant))).refusal).toBeNull();
    await expectConsistent(owner, meant, other);
  });

  test("is refused where the account has all the invitations it may have", async () => {
    const account = await newAccount("Ratna");
    const ids = Array.from({ length: limits.invitation.perAccount }, (_, index) =>
      String(index).padStart(20, "0"),
    );
    await profileDocument(account.uid).update({ invitations: ids });
    const { token } = await invite();
    expect((await accept(token, account)).refusal).toBe("invitation/limit-reached");
    expect((await head()).members).toEqual([owner.uid]);
  });

  test("ends with the link's time", async () => {
    const { token, inviteId } = await invite();
    await teamInviteDocument(wedding.invitationId, inviteId).update({ expireAt: new Date() });
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

describe("an invite that nobody joins by", () => {
  test("once declined is worthless, and the owner sees who said no", async () => {
    const { token, inviteId } = await invite();
    expect((await decline(token)).refusal).toBeNull();
    const kept = (await teamInviteDocument(wedding.invitationId, inviteId).get()).data();
    expect(kept?.declinedAt).not.toBeNull();
    expect((await accept(token, await newAccount())).refusal).toBe("team/invite-invalid");
    expect((await decline(token)).refusal).toBe("team/invite-invalid");
    await product.asHost("revokeTeamInvite", { invitationId: wedding.invitationId, inviteId }, owner);
    expect(await invitesLeft()).toBe(0);
  });

  test("once revoked is worthless, and revoking again changes nothing", async () => {
    const { invitationId } = wedding;
    const { token, inviteId } = await invite();
    await product.asHost("revokeTeamInvite", { invitationId, inviteId }, owner);
    await product.asHost("revokeTeamInvite", { invitationId, inviteId }, owner);
    expect((await accept(token, await newAccount())).refusal).toBe("team/invite-invalid");
    expect(await invitesLeft()).toBe(0);
  });

  test("of a revocation and a joining at once exactly one takes effect, each time", async () => {
    const { invitationId } = wedding;
    for (let round = 0; round < 2; round += 1) {
      const account = await newAccount("Ratna");
      const { token, inviteId } = await invite();
      const [joined, revoked] = await Promise.all([
        accept(token, account),
        product.callHost("revokeTeamInvite", { invitationId, inviteId }, owner),
      ]);
      const isMember = (await head()).members.includes(account.uid);
      expect([joined.refusal, revoked.refusal]).toEqual(
        isMember ? [null, "team/invite-used"] : ["team/invite-invalid", null],
      );
      await expectConsistent(owner, account);
    }
  });
});

describe("the members", () => {
  test("get another role, which holds from then on", async () => {
    const { invitationId } = wedding;
    const account = await member("viewer");
    const publish = { invitationId, revision: 999 };
    expect((await product.callHost("publishInvitation", publish, account)).refusal).toBe("team/not-allowed");
    await product.asHost("changeTeamRole", { invitationId, uid: account.uid, role: "editor" }, owner);
    expect((await product.callHost("publishInvitation", publish, account)).refusal).toBe("draft/conflict");
    expect((await head()).team[account.uid]).toMatchObject({ role: "editor", name: "Ratna" });
    await expectConsistent(owner, account);
  });

  test("leave by themselves, whatever their role", async () => {
    const { invitationId } = wedding;
    for (const role of teamRoles.filter((name) => name !== "owner")) {
      const account = await member(role);
      await product.asHost("removeTeamMember", { invitationId, uid: account.uid }, account);
      const answer = await product.callHost("figures", { invitationId }, account);
      expect(answer.refusal).toBe("invitation/not-found");
      await expectConsistent(owner, account);
    }
  });

  test("remove nobody else", async () => {
    const { invitationId } = wedding;
    const [editor, viewer] = [await member("editor"), await member("viewer", "Bambang")];
    const others = { invitationId, uid: viewer.uid };
    expect((await product.callHost("removeTeamMember", others, editor)).refusal).toBe("team/not-allowed");
    await product.asHost("removeTeamMember", others, owner);
    expect((await product.callHost("removeTeamMember", others, owner)).refusal).toBe("team/member-not-found");
    await expectConsistent(owner, editor, viewer);
  });

  test("never lose their owner", async () => {
    const { invitationId } = wedding;
    const own = { invitationId, uid: owner.uid };
    const refusals = await Promise.all([
      product.callHost("removeTeamMember", own, owner),
      product.callHost("changeTeamRole", { ...own, role: "viewer" }, owner),
      product.callHost("transferOwnership", own, owner),
    ]);
    expect(refusals.map(({ refusal }) => refusal)).toEqual(Array(3).fill("team/owner-stays"));
    await expectConsistent(owner);
  });
});

describe("handing the invitation over", () => {
  test("makes the member its owner and the owner an editor, who may then leave", async () => {
    const { invitationId } = wedding;
    const account = await member("viewer");
    await product.asHost("transferOwnership", { invitationId, uid: account.uid }, owner);
    const { team } = await head();
    expect([team[owner.uid]?.role, team[account.uid]?.role]).toEqual(["editor", "owner"]);
    await expectConsistent(owner, account);
    await product.asHost("archiveInvitation", { invitationId }, account);
    expect((await product.callHost("trashInvitation", { invitationId }, owner)).refusal).toBe(
      "team/not-allowed",
    );
    await product.asHost("removeTeamMember", { invitationId, uid: owner.uid }, owner);
    await expectConsistent(owner, account);
  });

  test("to two at once makes one of them the owner", async () => {
    const { invitationId } = wedding;
    const accounts = [await member("editor"), await member("viewer", "Bambang")];
    const answers = await Promise.all(
      accounts.map(({ uid }) => product.callHost("transferOwnership", { invitationId, uid }, owner)),
    );
    expect(answers.map(({ refusal }) => refusal).sort()).toEqual([null, "team/not-allowed"].sort());
    const winner = accounts[answers.findIndex(({ refusal }) => refusal === null)];
    expect((await head()).owner).toBe(winner?.uid);
    await expectConsistent(owner, ...accounts);
  });

  test("to somebody who leaves at that moment leaves an owner either way", async () => {
    const { invitationId } = wedding;
    const account = await member("editor");
    const who = { invitationId, uid: account.uid };
    const [transfer, leaving] = await Promise.all([
      product.callHost("transferOwnership", who, owner),
      product.callHost("removeTeamMember", who, account),
    ]);
    expect([transfer.refusal, leaving.refusal]).toEqual(
      (await head()).owner === account.uid ? [null, "team/owner-stays"] : ["team/member-not-found", null],
    );
    await expectConsistent(owner, account);
  });
});
