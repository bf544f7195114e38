import { randomBytes } from "node:crypto";
import type { HostCallables } from "@janur/domain/contracts/callables";
import { guestChatId } from "@janur/domain/chat/chat";
import { documentIdFromBytes } from "@janur/domain/id";
import { teamRoles, type TeamRole } from "@janur/domain/team/team";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPictureKey } from "../nouns/chat/picture-key.ts";
import { verifyGuestToken, verifyPreviewToken } from "../platform/secrets/guest-token.ts";
import { newAccount, type Account } from "../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../tests/harness/documents.ts";
import { changeSettings } from "../../../tests/harness/gates.ts";
import { hostInputs } from "../../../tests/harness/host-inputs.ts";
import { linkCarriers, linkTakers } from "../../../tests/harness/links/link-carriers.ts";
import { linkUses, pathsIn, tokensIn, usesOf } from "../../../tests/harness/links/link-reach.ts";
import { inDays } from "../../../tests/harness/passes.ts";
import {
  freshSender,
  inviteGuest,
  publishWedding,
  startProduct,
  type InvitedGuest,
  type Product,
  type Wedding,
} from "../../../tests/harness/product.ts";

/*
 * T24: a link is worth what can be done with it. Each role of a team calls each
 * operation whose answer could hold one, and does with what it got whatever can
 * be done; that is what its role may do, and nothing else.
 */

let product: Product;
let wedding: Wedding;
let otherSender: Account;
let members: Record<TeamRole, Account>;
beforeAll(async () => {
  product = await startProduct();
  const [owner, editor, sender, usher, viewer, other] = await Promise.all(
    ["Rani", "Ratna", "Sinta", "Joko", "Wati", "Budi"].map((name) => newAccount(name)),
  );
  if (!owner || !editor || !sender || !usher || !viewer || !other) throw new Error("no accounts");
  members = { owner, editor, sender, usher, viewer };
  otherSender = other;
  wedding = await publishWedding(product, owner);
  // Closed, so that no operation answers to somebody who has nothing.
  await changeSettings(product, owner, wedding, { access: "guests" });
  await product.asHost(
    "changeAlbum",
    {
      invitationId: wedding.invitationId,
      settings: { isOpen: true, isShown: true, isTableOpen: false, isPremoderated: true },
      isTableRenewed: false,
    },
    owner,
  );
  for (const role of ["editor", "sender", "usher", "viewer"] as const)
    await joinTeam(wedding.invitationId, members[role].uid, role);
  await joinTeam(wedding.invitationId, other.uid, "sender");
});
afterAll(() => product.close());

interface Scene {
  /** A guest whom the caller sends to, and one whom another sender does; both have asked the family something. */
  own: InvitedGuest;
  other: InvitedGuest;
}

async function newScene(caller: Account): Promise<Scene> {
  const { invitationId, slug } = wedding;
  const invited = async (sender: Account) => {
    const change = { sender: { kind: "member", id: sender.uid } } as const;
    const guest = await inviteGuest(product, members.owner, wedding, change);
    const id = documentIdFromBytes(randomBytes(20));
    const question = { invitationId, slug, token: guest.token, thread: null, name: "", id, text: "Di mana?" };
    await product.asGuest("askHost", question);
    return guest;
  };
  return { own: await invited(caller), other: await invited(otherSender) };
}

/** By what was reached, what can be done there. */
type Reach = Readonly<Record<string, readonly string[]>>;

/** Everything that somebody with an answer in their hands can get out of it. */
async function reachOf(answer: unknown, { own, other }: Scene): Promise<Reach> {
  const { invitationId } = wedding;
  const now = new Date();
  const reach: Record<string, string[]> = {};
  const ownerOf = (token: string) => {
    const link = verifyGuestToken(invitationId, token) ?? verifyPreviewToken(invitationId, token, now);
    return link === null ? "nobody" : link.guestId === own.guestId ? "own" : "other";
  };
  for (const token of tokensIn(answer)) {
    const whose = ownerOf(token);
    const uses = await usesOf(product, wedding, token);
    if (uses.length > 0) reach[whose] = [...(reach[whose] ?? []), ...uses];
    const pass = { token, language: "id", pin: "", proof: "" };
    if ((await product.callGuest("openPass", pass, freshSender())).refusal === null)
      reach["helper"] = ["openPass"];
    const invite = await product.callGuest("readTeamInvite", { token }, freshSender());
    if (invite.refusal === null) reach["team"] = ["readTeamInvite"];
    for (const [who, { guestId }] of Object.entries({ own, other }))
      if (isPictureKey(guestChatId(invitationId, guestId), token, now)) reach[who] = ["pictures"];
  }
  for (const path of pathsIn(answer))
    if ((await fetch(product.origin + path)).ok) reach["calendar"] = ["feed"];
  return reach;
}

const all = Object.keys(linkUses);
const look = ["openLink", "readWishes", "readAlbum"];
/** Owner and editors may do with any guest's link what they may; a sender with those of their own guests. */
const everybodys = { own: all, other: all };
const ofTeam = (reach: Reach) => ({ owner: reach, editor: reach });

interface Row {
  /** Inputs to call it with; that of the table of operations where it is about no guest. */
  inputs?: (scene: Scene) => object[];
  /** Roles that are not named reach nothing. */
  reach: Partial<Record<TeamRole, Reach>>;
}

const both = ({ own, other }: Scene) => [own.guestId, other.guestId];
const sending = { run: "invitation", language: "id", text: "Halo {nama}: {tautan}" };
/** Words that people typed or saw before, files without links, and what was made for the caller's own connections. */
const words: Row = { reach: {} };

const rows: Readonly<Record<string, Row>> = {
  guestLinks: {
    inputs: (scene) => [{ guestIds: both(scene) }],
    reach: { ...ofTeam(everybodys), sender: { own: all } },
  },
  previewAsGuest: {
    inputs: (scene) => both(scene).map((guestId) => ({ guestId })),
    reach: { ...ofTeam({ own: look, other: look }), sender: { own: look } },
  },
  prepareSending: {
    inputs: (scene) => [{ guestIds: both(scene), ...sending }],
    reach: { ...ofTeam(everybodys), sender: { own: all } },
  },
  openChatPictures: {
    inputs: (scene) => both(scene).map((id) => ({ chatId: guestChatId(wedding.invitationId, id) })),
    reach: ofTeam({ own: ["pictures"], other: ["pictures"] }),
  },
  createPass: {
    inputs: () => [
      {
        name: "Bude Sri",
        scopes: ["programme", "sendInvitations", "answerGuests"],
        seesGated: false,
        expireAt: inDays(30).toISOString(),
        pin: null,
      },
    ],
    reach: ofTeam({ helper: ["openPass"] }),
  },
  inviteTeamMember: { reach: { owner: { team: ["readTeamInvite"] } } },
  // An account's own feed: what it shows is what the account may see.
  connectCalendarFeed: {
    reach: Object.fromEntries(teamRoles.map((role) => [role, { calendar: ["feed"] }])),
  },
  // A piece of a file of pictures, and where the tables' QR leads, which is no guest's link.
  albumFigures: words,
  readAlbumZip: words,
  confirmGift: words,
  countGift: words,
  doorEnvelopes: words,
  exportGifts: words,
  giftHistory: words,
  giftMemory: words,
  giftPhoto: words,
  listGiftCounts: words,
  listGifts: words,
  markThanked: words,
  removeGift: words,
  saveGift: words,
  saveGiftPhoto: words,
  settleGiftCount: words,
  doorPicture: words,
  doorReport: words,
  showUp: words,
  exportDoor: words,
  exportFigures: words,
  exportGuests: words,
  listGuestViews: words,
  listMessageTemplates: words,
  listOwnMails: words,
  listProposedGuests: words,
  listSendingTemplates: words,
  listVersions: words,
  readMyExport: words,
  readTaskFile: words,
  saveGuestViews: words,
  statistics: words,
};

test("every operation whose answer has room for a link has its row, and every use of a link is tried", () => {
  expect(Object.keys(rows).sort()).toEqual(linkCarriers);
  expect([...all].sort()).toEqual(linkTakers);
});

test("a link that is dead does nothing", async () => {
  const { owner } = members;
  const { invitationId } = wedding;
  const ended = {
    rotated: (guestId: string) => product.asHost("rotateGuestLink", { invitationId, guestId }, owner),
    revoked: (guestId: string) => product.asHost("revokeGuestLink", { invitationId, guestId }, owner),
    deleted: (guestId: string) =>
      product.asHost("deleteGuests", { invitationId, guestIds: [guestId] }, owner),
  };
  for (const [how, end] of Object.entries(ended)) {
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    await end(guestId);
    expect(await usesOf(product, wedding, token), how).toEqual([]);
  }
  // What forgets stands last in all that can be done.
  const { token } = await inviteGuest(product, owner, wedding);
  expect(await usesOf(product, wedding, token)).toEqual(all);
  expect(await usesOf(product, wedding, token)).toEqual([]);
});

describe.each(Object.entries(rows))("%s", (name, { inputs, reach }) => {
  test.each(teamRoles)("gives a %s what the role may reach", async (role) => {
    const caller = members[role];
    const scene = await newScene(caller);
    const { invitationId } = wedding;
    const usual = () => [hostInputs[name as keyof HostCallables](invitationId)];
    const calls = (inputs ?? usual)(scene).map((input) =>
      "chatId" in input || inputs === undefined ? input : { invitationId, ...input },
    );
    const answers = await Promise.all(calls.map((input) => product.callHost(name, input, caller)));
    const given = answers.map(({ result }) => result);
    expect(await reachOf(given, scene)).toEqual(reach[role] ?? {});
  });
});
