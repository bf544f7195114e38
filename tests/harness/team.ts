import { paths } from "@janur/domain/paths";
import type { GivenRole } from "@janur/domain/team/team-invite";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { db } from "../../functions/src/platform/google/firestore.ts";
import { newAccount, type Account } from "./accounts.ts";
import { stored } from "./documents.ts";
import { draftWedding, freshSender, startProduct, type Product, type Wedding } from "./product.ts";

/** For each test of a file a host with a draft, and what a team does around it. */
export function useTeam() {
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

  const invite = (role: GivenRole = "editor", email: string | null = null, inviter = owner) =>
    product.asHost(
      "inviteTeamMember",
      { invitationId: wedding.invitationId, role, name: "Ibu Ratna", email },
      inviter,
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

  return {
    get product() {
      return product;
    },
    get owner() {
      return owner;
    },
    get wedding() {
      return wedding;
    },
    invite,
    accept,
    read,
    decline,
    head,
    invitesLeft,
    member,
    expectConsistent,
  };
}
