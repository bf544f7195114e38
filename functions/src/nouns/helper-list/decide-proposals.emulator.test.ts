import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { describe, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { newHelperList, newProposalId } from "../../../../tests/harness/helper-lists.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { useDrafts } from "../../../../tests/harness/drafts.ts";
import { fieldOf } from "../../../../tests/harness/passes.ts";
import { draftWedding, guestInput } from "../../../../tests/harness/product.ts";
import { invitationDocument } from "../../store/access.ts";
import { passDocument } from "../../store/pass-documents.ts";
import { purgeContacts } from "../../lifecycle/removal/purge-contacts.ts";
import { proposalDocument } from "../../store/proposal-documents.ts";

const drafts = useDrafts();
const helperListOf = (wanted?: Parameters<typeof newHelperList>[3]) =>
  newHelperList(drafts.product, drafts.owner, drafts.wedding, wanted);

const idOf = () => ({ invitationId: drafts.wedding.invitationId });
const proposal = async (id: string) => (await proposalDocument(drafts.wedding.invitationId, id).get()).data();
const countOf = async (passId: string) => (await passDocument(passId).get()).data()?.branchCount;
const decide = (
  ids: string[],
  decision: "approve" | "decline" | "same",
  more: { word?: string; guestId?: string } = {},
  by = drafts.owner,
) => drafts.product.callHost("decideProposedGuests", { ...idOf(), ids, decision, ...more }, by);
const undo = (ids: string[]) =>
  drafts.product.callHost("undoProposalDecision", { ...idOf(), ids }, drafts.owner);
const list = () => drafts.product.asHost("listProposedGuests", idOf(), drafts.owner);

async function waiting(wanted: Parameters<typeof newHelperList>[3] = {}, phone = "081234567890") {
  const branch = await helperListOf(wanted);
  const id = newProposalId();
  await branch.propose({ origin: "RT 08" }, phone, id);
  return { ...branch, id };
}

describe("approving", () => {
  test("makes a guest as the family's own, in the helper's group, on their side, theirs to send to", async () => {
    const { id, passId, call } = await waiting({ scopes: ["fillList", "sendInvitations"], family: "bride" });
    expect((await decide([id], "approve")).result).toEqual({ decided: 1 });
    const [guestId = ""] = await stored.guestIds(drafts.wedding.invitationId);
    expect(await stored.guest(drafts.wedding.invitationId, guestId)).toMatchObject({
      name: "Hadi Wiranto",
      honorific: "Bapak",
      suffix: "& Keluarga",
      origin: "RT 08",
      seats: 4,
      group: "Keluarga ibu",
      side: "bride",
      sender: { kind: "pass", id: passId },
      listing: "listed",
      nameKey: "hadi wiranto",
    });
    expect(await stored.contact(drafts.wedding.invitationId, guestId)).toMatchObject({
      phone: "+6281234567890",
    });
    const links = await drafts.product.asHost("guestLinks", { ...idOf(), guestIds: [guestId] }, drafts.owner);
    expect(links.links).toHaveLength(1);
    // Their number is kept once.
    expect(await proposal(id)).toMatchObject({ state: "approved", guestId, phone: null });
    expect(await countOf(passId)).toEqual({ taken: 1, waiting: 0 });
    expect(fieldOf((await call("readHelperList")).result, "html")).toContain("masuk daftar tamu");
  });

  test("gives nobody to send to a helper who does not send", async () => {
    const { id } = await waiting();
    await decide([id], "approve");
    const [guestId = ""] = await stored.guestIds(drafts.wedding.invitationId);
    expect(await stored.guest(drafts.wedding.invitationId, guestId)).toMatchObject({
      sender: null,
      side: null,
    });
  });

  test("twice, and by two hosts at once, makes one guest", async () => {
    const { id, passId } = await waiting();
    const editor = await newAccount("Dimas");
    await joinTeam(drafts.wedding.invitationId, editor.uid, "editor");
    const answers = await Promise.all([decide([id], "approve"), decide([id, id], "approve", {}, editor)]);
    const again = await decide([id], "approve");
    const decided = [...answers, again].map(
      ({ result }) => Reflect.get(Object(result), "decided") as unknown,
    );
    expect(decided.sort()).toEqual([0, 0, 1]);
    expect(await stored.guestIds(drafts.wedding.invitationId)).toHaveLength(1);
    expect(await countOf(passId)).toEqual({ taken: 1, waiting: 0 });
    expect((await decide([id], "decline")).result).toEqual({ decided: 0 });
    expect(await proposal(id)).toMatchObject({ state: "approved" });
  });

  test("is refused where the list is full, and leaves all of them waiting", async () => {
    const { id } = await waiting();
    const writer = db().bulkWriter({ throttling: false });
    for (let at = 0; at < limits.guest.perInvitation; at += 1)
      void writer.create(db().doc(paths.guest(drafts.wedding.invitationId, newProposalId())), { at });
    await writer.close();
    expect(await decide([id], "approve")).toMatchObject({
      refusal: "guest/limit-reached",
      params: { room: 0 },
    });
    expect(await proposal(id)).toMatchObject({ state: "waiting" });
  }, 60_000);

  test("knows nothing of other invitations", async () => {
    const { id } = await waiting();
    const other = await draftWedding(drafts.product, drafts.owner);
    const answer = await drafts.product.callHost(
      "decideProposedGuests",
      { invitationId: other.invitationId, ids: [id], decision: "approve" },
      drafts.owner,
    );
    expect(answer.result).toEqual({ decided: 0 });
    expect(await stored.guestIds(other.invitationId)).toEqual([]);
    expect(await proposal(id)).toMatchObject({ state: "waiting" });
  });
});

describe("declining", () => {
  test("tells the helper, with the family's word, and frees their place", async () => {
    const { id, passId, call, propose } = await waiting({ quota: 1 });
    await decide([id], "decline", { word: "Tempatnya terbatas, maaf ya." });
    const html = fieldOf((await call("readHelperList")).result, "html");
    expect(html).toContain("tidak diundang kali ini");
    expect(html).toContain("Tempatnya terbatas, maaf ya.");
    expect(await countOf(passId)).toEqual({ taken: 0, waiting: 0 });
    expect((await propose({ name: "Suparmi" })).refusal).toBeNull();
    expect((await propose({ name: "Hadi" }, "", id)).refusal).toBe("branch/decided");
    expect((await call("withdrawProposal", { id })).refusal).toBe("branch/decided");
  });
});

describe("somebody who is on the list already", () => {
  async function listed(name: string, phone: string | null) {
    const guest = { ...guestInput, name, honorific: "Bapak", suffix: "", origin: "RT 08" };
    const contact = { phone, email: null, address: "" };
    return (
      await drafts.product.asHost("saveGuest", { ...idOf(), guestId: null, guest, contact }, drafts.owner)
    ).guestId;
  }

  test("is named to the host, with the helper who wrote down another one", async () => {
    const guestId = await listed("Hadi", "+6281234567890");
    const { id } = await waiting();
    const tuti = await helperListOf({ name: "Bude Tuti" });
    await tuti.propose({ name: "Suparmi" });
    const sri = await helperListOf({ name: "Pakde Joko" });
    await sri.propose({ name: "Ibu Suparmi" });
    const { total, proposals } = await list();
    expect(total).toBe(3);
    expect(proposals.find((one) => one.id === id)?.double).toEqual({
      by: "phone",
      name: "Bapak Hadi",
      origin: "RT 08",
      guestId,
      helper: null,
    });
    expect(proposals.find(({ by }) => by === "Bude Tuti")?.double).toBeNull();
    expect(proposals.find(({ by }) => by === "Pakde Joko")?.double).toMatchObject({
      by: "name",
      guestId: null,
      helper: "Bude Tuti",
    });
  });

  test("is no second guest, and takes no place", async () => {
    const guestId = await listed("Hadi", null);
    const { id, passId, call } = await waiting({}, "");
    expect((await decide([id], "same", { guestId: newProposalId() })).refusal).toBe("guest/not-found");
    expect((await decide([id], "same")).refusal).toBe("input/invalid");
    expect((await decide([id], "same", { guestId })).result).toEqual({ decided: 1 });
    expect(await stored.guestIds(drafts.wedding.invitationId)).toEqual([guestId]);
    expect(await countOf(passId)).toEqual({ taken: 0, waiting: 0 });
    expect(fieldOf((await call("readHelperList")).result, "html")).toContain("sudah ada di daftar tamu");
  });
});

describe("taking a decision back", () => {
  test("has their wait as before, and no guest", async () => {
    const { id, passId } = await waiting();
    await decide([id], "approve");
    expect((await undo([id])).result).toEqual({ restored: 1 });
    expect(await stored.guestIds(drafts.wedding.invitationId)).toEqual([]);
    expect(await proposal(id)).toMatchObject({ state: "waiting", guestId: null, phone: "+6281234567890" });
    expect(await countOf(passId)).toEqual({ taken: 1, waiting: 1 });
    expect((await undo([id])).refusal).toBe("guest/undo-over");
    await decide([id], "decline", { word: "Maaf" });
    await undo([id]);
    expect(await proposal(id)).toMatchObject({ state: "waiting", word: "" });
    expect(await countOf(passId)).toEqual({ taken: 1, waiting: 1 });
    await decide([id], "approve");
    expect(await stored.guestIds(drafts.wedding.invitationId)).toHaveLength(1);
  });

  test("leaves a guest whom somebody has changed since", async () => {
    const { id } = await waiting();
    await decide([id], "approve");
    const [guestId = ""] = await stored.guestIds(drafts.wedding.invitationId);
    const contact = { phone: null, email: null, address: "" };
    await drafts.product.asHost(
      "saveGuest",
      { ...idOf(), guestId, guest: guestInput, contact },
      drafts.owner,
    );
    expect((await undo([id])).refusal).toBe("guest/undo-over");
    expect(await stored.guestIds(drafts.wedding.invitationId)).toEqual([guestId]);
  });
});

describe("what is kept of them", () => {
  test("goes with the guest", async () => {
    const { id } = await waiting();
    await decide([id], "approve");
    const guestIds = await stored.guestIds(drafts.wedding.invitationId);
    await drafts.product.asHost("deleteGuests", { ...idOf(), guestIds }, drafts.owner);
    expect(await proposal(id)).toBeUndefined();
  });

  test("is no number any more once guests' contacts are forgotten", async () => {
    const { id } = await waiting();
    await invitationDocument(drafts.wedding.invitationId).update({ contactsUntil: new Date(0) });
    await purgeContacts(new Date());
    expect(await proposal(id)).toMatchObject({ name: "Hadi Wiranto", phone: null, phoneNote: null });
  });

  test("is not shown to a helper for ever", async () => {
    const { id, call } = await waiting();
    await decide([id], "decline");
    await proposalDocument(drafts.wedding.invitationId, id).update({ expireAt: new Date(Date.now() - 1) });
    expect(fieldOf((await call("readHelperList")).result, "html")).not.toContain("Hadi");
  });
});
