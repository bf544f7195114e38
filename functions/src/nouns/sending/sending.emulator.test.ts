import { randomBytes } from "node:crypto";
import { noContact, type GuestInput } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { sendingSamples } from "@janur/domain/sending/sending-samples";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { gatedWedding, gatedWords } from "../../../../tests/harness/gates.ts";
import {
  draftWedding,
  guestInput,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";

let product: Product;
let owner: Account;
let sri: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  [owner, sri] = await Promise.all([newAccount("Rani"), newAccount("Bude Sri")]);
  wedding = await publishWedding(product, owner);
  await joinTeam(wedding.invitationId, sri.uid, "sender");
});
afterAll(() => product.close());

const newId = () => documentIdFromBytes(randomBytes(20));
const phone = "+6281234567890";
const text = sendingSamples.invitation.formal.id;

async function addGuest(change: Partial<GuestInput> = {}, contact = { ...noContact, phone }) {
  const { invitationId } = wedding;
  const guest = { ...guestInput, ...change };
  return (await product.asHost("saveGuest", { invitationId, guestId: null, guest, contact }, owner)).guestId;
}
const ofSri = () => ({ sender: { kind: "member" as const, id: sri.uid } });
const sendingOf = async (guestId: string) => (await stored.guest(wedding.invitationId, guestId))?.sending;
const marking = (guestIds: string[], markId = newId()) => ({
  invitationId: wedding.invitationId,
  markId,
  guestIds,
  run: "invitation" as const,
  mark: "sent" as const,
});

describe("marks", () => {
  test("are written in the sender's name, once, and can be taken back", async () => {
    const ids = await Promise.all([addGuest(), addGuest()]);
    const call = marking(ids);
    expect(await product.asHost("markSent", call, owner)).toEqual({ marked: 2 });
    const first = await sendingOf(ids[0]);
    expect(first).toMatchObject({ state: "sent", by: "Rani", before: { state: "unsent" } });
    // The answer was lost and the call is sent again.
    expect(await product.asHost("markSent", call, owner)).toEqual({ marked: 2 });
    expect(await sendingOf(ids[0])).toEqual(first);
    const undo = { invitationId: wedding.invitationId, markId: call.markId, guestIds: ids };
    expect(await product.asHost("unmarkSent", undo, owner)).toEqual({ restored: 2 });
    expect(await sendingOf(ids[0])).toMatchObject({ state: "unsent", at: null, by: "" });
  });

  test("leave out who is gone, and nothing of a later mark is taken back", async () => {
    const id = await addGuest();
    const early = marking([id, newId()]);
    expect(await product.asHost("markSent", { ...early, mark: "handed" }, owner)).toEqual({ marked: 1 });
    await product.asHost("markSent", marking([id]), owner);
    const undo = { invitationId: wedding.invitationId, markId: early.markId, guestIds: [id] };
    expect(await product.asHost("unmarkSent", undo, owner)).toEqual({ restored: 0 });
    expect(await sendingOf(id)).toMatchObject({ state: "sent" });
  });

  test("of a sender are about their own guests", async () => {
    const [own, others] = await Promise.all([addGuest(ofSri()), addGuest()]);
    expect(await product.asHost("markSent", marking([own]), sri)).toEqual({ marked: 1 });
    expect(await sendingOf(own)).toMatchObject({ by: "sender" });
    const refused = await product.callHost("markSent", marking([own, others]), sri);
    expect(refused.refusal).toBe("team/not-allowed");
    expect(await sendingOf(others)).toMatchObject({ state: "unsent" });
    const undo = { invitationId: wedding.invitationId, markId: newId(), guestIds: [others] };
    expect((await product.callHost("unmarkSent", undo, sri)).refusal).toBe("team/not-allowed");
  });

  test("of a wrong number last until there is another one", async () => {
    const { invitationId } = wedding;
    const id = await addGuest();
    await product.asHost("markSent", { ...marking([id]), mark: "wrong-number" }, owner);
    const save = (number: string) =>
      product.asHost(
        "saveGuest",
        { invitationId, guestId: id, guest: guestInput, contact: { ...noContact, phone: number } },
        owner,
      );
    await save(phone);
    expect(await sendingOf(id)).toMatchObject({ problem: "wrong-number" });
    await save("+6281298765432");
    expect(await sendingOf(id)).toMatchObject({ problem: null, state: "unsent" });
  });

  test("of the largest call fit, and no more are taken", async () => {
    const { invitationId } = wedding;
    const id = await addGuest();
    const others = Array.from({ length: limits.sending.marked - 1 }, newId);
    expect(await product.asHost("markSent", marking([id, ...others]), owner)).toEqual({ marked: 1 });
    const tooMany = { ...marking([id]), guestIds: [id, ...others, newId()], invitationId };
    expect((await product.callHost("markSent", tooMany, owner)).refusal).toBe("input/invalid");
  });
});

describe("messages", () => {
  const prepare = (guestIds: string[], change: object = {}) => ({
    invitationId: wedding.invitationId,
    guestIds,
    run: "invitation" as const,
    language: "id" as const,
    text,
    ...change,
  });

  test("come filled, with the number and the personal link", async () => {
    const id = await addGuest({ honorific: "Bapak", name: "Hadi Wiranto", suffix: "& Keluarga" });
    const { messages } = await product.asHost("prepareSending", prepare([id]), owner);
    expect(messages).toMatchObject([{ guestId: id, phone }]);
    expect(messages[0]?.text).toContain("Yth. Bapak Hadi Wiranto & Keluarga");
    expect(messages[0]?.text).toMatch(new RegExp(`/event/${wedding.slug}#g=[\\w-]{28}\\s`));
    expect(messages[0]?.text).toContain("Hormat kami,\nRani");
  });

  test("of a sender are for their own guests alone", async () => {
    const [own, others] = await Promise.all([addGuest(ofSri()), addGuest()]);
    const { messages } = await product.asHost("prepareSending", prepare([own, others]), sri);
    expect(messages.map(({ guestId }) => guestId)).toEqual([own]);
  });

  test("leave out whose link was taken back", async () => {
    const [kept, gone] = await Promise.all([addGuest(), addGuest()]);
    await product.asHost("revokeGuestLink", { invitationId: wedding.invitationId, guestId: gone }, owner);
    const { messages } = await product.asHost("prepareSending", prepare([kept, gone]), owner);
    expect(messages.map(({ guestId }) => guestId)).toEqual([kept]);
  });

  test("without a link, or with a mistyped place, are refused by name", async () => {
    const id = await addGuest();
    for (const wrong of ["Halo {nama}", "Halo {naam}: {tautan}"])
      expect(await product.callHost("prepareSending", prepare([id], { text: wrong }), owner)).toMatchObject({
        refusal: "input/invalid",
        params: { fields: ["text"] },
      });
  });

  test("wait until something is published", async () => {
    const draft = await draftWedding(product, owner);
    const call = { ...prepare([newId()]), invitationId: draft.invitationId };
    expect((await product.callHost("prepareSending", call, owner)).refusal).toBe("invitation/wrong-status");
  });

  test("name gated ceremonies to those who are invited there, and to nobody else", async () => {
    const before = wedding;
    try {
      wedding = await publishWedding(product, owner, gatedWedding());
      const [outside, family] = await Promise.all([addGuest(), addGuest({ ceremonies: ["malam"] })]);
      const all = "{jadwal} {waktu} {tempat} {tautan}";
      const call = prepare([outside, family], { text: all });
      const { messages } = await product.asHost("prepareSending", call, owner);
      const secrets = [gatedWords.ceremony, gatedWords.venue, gatedWords.city, "3 Desember"];
      const said = messages.map((message) => secrets.filter((word) => message.text.includes(word)));
      expect(said).toEqual([[], secrets]);
    } finally {
      wedding = before;
    }
  });
});

test("a change is told with what was before", async () => {
  const { invitationId } = wedding;
  const id = await addGuest();
  await product.asHost(
    "announceChange",
    { invitationId, change: "postpone", notice: { id: "Maaf", en: "" } },
    owner,
  );
  const head = await stored.invitation(invitationId);
  expect(head?.toldChange).toMatchObject({ revision: head?.publishedRevision });
  const { messages } = await product.asHost(
    "prepareSending",
    {
      invitationId,
      guestIds: [id],
      run: "change",
      language: "id",
      text: sendingSamples.postponed.formal.id,
    },
    owner,
  );
  expect(messages[0]?.text).toContain("ditunda");
});

describe("texts of the family's own", () => {
  const template = (change: object = {}) => ({
    id: newId(),
    name: "Teman arisan",
    kind: "invitation" as const,
    voice: "friends" as const,
    text: { id: "Halo {nama}: {tautan}", en: "" },
    ...change,
  });
  const list = async (invitationId: string) =>
    (await product.asHost("listSendingTemplates", { invitationId }, owner)).templates;

  test("are added, changed in their place, and removed", async () => {
    const { invitationId } = await draftWedding(product, owner);
    const [one, other] = [template(), template({ name: "Kantor" })];
    await product.asHost("saveSendingTemplate", { invitationId, template: one }, owner);
    await product.asHost("saveSendingTemplate", { invitationId, template: other }, owner);
    const renamed = { ...one, name: "Arisan" };
    await product.asHost("saveSendingTemplate", { invitationId, template: renamed }, owner);
    expect(await list(invitationId)).toEqual([renamed, other]);
    for (let times = 0; times < 2; times += 1)
      await product.asHost("removeSendingTemplate", { invitationId, templateId: one.id }, owner);
    expect(await list(invitationId)).toEqual([other]);
  });

  test("name the language whose text cannot be sent", async () => {
    const { invitationId } = wedding;
    const wrong = template({ text: { id: "Halo {nama}: {tautan}", en: "Hello {name}" } });
    expect(
      await product.callHost("saveSendingTemplate", { invitationId, template: wrong }, owner),
    ).toMatchObject({ refusal: "input/invalid", params: { fields: ["template.text.en"] } });
  });

  test("are not more than fit", async () => {
    const { invitationId } = await draftWedding(product, owner);
    for (let count = 0; count < limits.sending.templates; count += 1)
      await product.asHost("saveSendingTemplate", { invitationId, template: template() }, owner);
    const more = await product.callHost("saveSendingTemplate", { invitationId, template: template() }, owner);
    expect(more.refusal).toBe("sending/template-limit");
  });
});
