import { randomBytes } from "node:crypto";
import { noContact, type GuestInput } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { moveWedding } from "../../../../tests/harness/move-wedding.ts";
import { fieldOf, makePass } from "../../../../tests/harness/passes.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { findPass } from "../pass/find-pass.ts";
import {
  draftWedding,
  freshSender,
  guestInput,
  openWedding,
  publishWedding,
  startProduct,
  tokenOf,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { answerFor } from "../../../../tests/harness/seats.ts";
import { helperQueueHtml } from "./helper-queue-html.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
let token: string;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
  ({ token } = await makePass(product, owner, wedding, { scopes: ["sendInvitations"] }));
});
afterAll(() => product.close());

const newId = () => documentIdFromBytes(randomBytes(20));
const given = (link = token) => ({ sender: { kind: "pass" as const, id: link.split(".")[0] ?? "" } });
const sendingOf = async (id: string) => (await stored.guest(wedding.invitationId, id))?.sending;

async function addGuest(change: Partial<GuestInput>, phone: string | null = null) {
  const { invitationId } = wedding;
  const guest = { ...guestInput, ...change };
  const contact = { ...noContact, phone };
  return (await product.asHost("saveGuest", { invitationId, guestId: null, guest, contact }, owner)).guestId;
}

const queue = async (guestId: string | null = null, link = token, more: object = {}) => {
  const call = { token: link, language: "id", proof: "", guestId, ...more };
  return fieldOf((await product.callGuest("helperQueue", call, freshSender())).result, "html");
};
const mark = (guestId: string, word: string, markId = newId(), more: object = {}) =>
  product.callGuest(
    "helperMark",
    { token, language: "id", proof: "", guestId, markId, mark: word, ...more },
    freshSender(),
  );

describe("a helper who sends", () => {
  test("sees their own guests and nobody else's, and no number but the one they send to", async () => {
    const own = await addGuest({ ...given(), name: "Tuti Handayani" }, "+6281234567890");
    await addGuest({ ...given(), name: "Wulan" }, "+6281111111111");
    const others = await addGuest({ name: "Rahasia Keluarga" }, "+6281999999999");
    const html = await queue(own);
    expect(html).toContain("Tuti Handayani");
    expect(html).toContain("Wulan");
    expect(html).toContain("Ini Bude Sri.");
    for (const secret of ["Rahasia", "81111111111", "81999999999"]) expect(html).not.toContain(secret);
    // Whom they may not send to is not theirs by asking for it either.
    expect(await queue(others)).not.toContain("Rahasia");
  });

  test("marks in their name, and takes it back", async () => {
    const id = await addGuest({ ...given(), name: "Aan" });
    expect(fieldOf((await mark(id, "handed")).result, "html")).toContain("Sudah terkirim ke");
    expect(await sendingOf(id)).toMatchObject({ state: "handed", by: "Bude Sri" });
    const markId = newId();
    expect(fieldOf((await mark(id, "sent", markId)).result, "html")).toContain(`data-id="${markId}"`);
    expect(await sendingOf(id)).toMatchObject({ state: "sent" });
    await mark(id, "undo", markId);
    expect(await sendingOf(id)).toMatchObject({ state: "handed" });
    await mark(id, "wrong-number");
    expect(await sendingOf(id)).toMatchObject({ state: "unsent", problem: "wrong-number" });
  });

  test("touches nobody else's guests, nor those of another helper", async () => {
    const { token: another } = await makePass(product, owner, wedding, { scopes: ["sendInvitations"] });
    const [nobodys, theirs] = await Promise.all([addGuest({}), addGuest(given(another))]);
    for (const id of [nobodys, theirs, newId()]) {
      expect((await mark(id, "sent")).refusal).toBe("guest/not-found");
      expect((await mark(id, "sent", newId(), { run: "reminder" })).refusal).toBe("guest/not-found");
      expect((await mark(id, "undo")).refusal).toBe("guest/not-found");
    }
    expect(await sendingOf(theirs)).toMatchObject({ state: "unsent" });
  });

  test("sends neither to wrong numbers nor by e-mail, and leaves landlines to their own choice", async () => {
    const { token: link } = await makePass(product, owner, wedding, { scopes: ["sendInvitations"] });
    const landline = await addGuest({ ...given(link), name: "Kantor Desa" }, "+62227654321");
    await addGuest({ ...given(link), name: "Lewat Surel", channel: "email" });
    const wrong = await addGuest({ ...given(link), name: "Salah Nomor" }, "+6281222222222");
    await mark(wrong, "wrong-number", newId(), { token: link });
    const html = await queue(landline, link);
    expect(html).toContain("0 dari 3 terkirim");
    expect(html).toContain("pilih penerimanya di WhatsApp");
    expect(html).toContain("1 tamu dikirimi keluarga sekaligus");
    expect(html).not.toContain("Lewat Surel");
    expect(html.slice(html.indexOf("Nomor perlu diperbaiki"))).toContain("Salah Nomor");
    expect(await queue(wrong, link)).not.toContain("81222222222");
  });

  test("reminds whom nobody has heard from, and no one else", async () => {
    const { token: link } = await makePass(product, owner, wedding, { scopes: ["sendInvitations"] });
    const reminding = { token: link, run: "reminder" };
    const [silent, answered] = await Promise.all(
      ["Ningsih", "Sudah Jawab", "Belum Dikirimi"].map((name) => addGuest({ ...given(link), name })),
    );
    if (silent === undefined || answered === undefined) throw new Error("no guests");
    for (const id of [silent, answered]) await mark(id, "sent", newId(), { token: link });
    const { links } = await product.asHost(
      "guestLinks",
      { invitationId: wedding.invitationId, guestIds: [answered] },
      owner,
    );
    await answerFor(product, wedding, tokenOf(links[0]?.path ?? ""), {});
    const html = await queue(null, link, reminding);
    expect(html).toContain("0 dari 1 terkirim");
    expect(html).toContain("Sebentar lagi");
    for (const other of ["Sudah Jawab", "Belum Dikirimi"]) expect(html).not.toContain(other);
    // What was opened is asked about on that phone, and the invitation stays sent.
    expect(fieldOf((await mark(silent, "handed", newId(), reminding)).result, "html")).toContain(
      "Sudah terkirim ke",
    );
    expect(await queue(silent, link, { ...reminding, isAsked: true })).toContain("Sudah terkirim ke");
    const markId = newId();
    const sent = fieldOf((await mark(silent, "sent", markId, reminding)).result, "html");
    expect(sent).toContain("1 dari 1 terkirim");
    expect(await sendingOf(silent)).toMatchObject({ state: "sent", followedUp: { kind: "reminder" } });
    await mark(silent, "undo", markId, reminding);
    expect(await sendingOf(silent)).toMatchObject({ state: "sent", followedUp: null });
  });

  test("tells who had opened of a change, and thanks who came", async () => {
    const feast = await publishWedding(product, owner);
    const { token: link } = await makePass(product, owner, feast, { scopes: ["sendInvitations"] });
    const { invitationId } = feast;
    const [knows] = await Promise.all(
      ["Sudah Lihat", "Belum Lihat"].map(async (name) => {
        const guest = { ...guestInput, ...given(link), name };
        const input = { invitationId, guestId: null, guest, contact: noContact };
        return (await product.asHost("saveGuest", input, owner)).guestId;
      }),
    );
    if (knows === undefined) throw new Error("no guests");
    expect(await queue(null, link)).not.toContain("Kabar perubahan");
    const { links } = await product.asHost("guestLinks", { invitationId, guestIds: [knows] }, owner);
    await answerFor(product, feast, tokenOf(links[0]?.path ?? ""), {});
    const before = new Date(Date.now() - 60_000);
    await guestDocument(invitationId, knows).update({ opened: { firstAt: before, lastAt: before } });
    const moved = { venue: "Pendopo Baru", basedOn: feast.revision };
    await moveWedding({ product, owner }, feast, openWedding(), moved);
    const html = await queue(null, link, { run: "change" });
    expect(html).toContain("Kabar perubahan");
    expect(html).toContain("Pendopo Baru");
    expect(html).toContain("Sudah Lihat");
    expect(html).not.toContain("Belum Lihat");
    const after = new Date("2030-12-16T00:00:00Z");
    const wanted = { language: "id" as const, run: null, guestId: null, isAsked: false, said: null };
    const thanks = await helperQueueHtml(await findPass(link, new Date()), wanted, after);
    expect(thanks).toContain("Untuk tamu yang menyatakan hadir.");
    expect(thanks).toContain("Sudah Lihat");
    expect(thanks).not.toContain("Belum Lihat");
  });

  test("needs the task among theirs", async () => {
    const { token: programme } = await makePass(product, owner, wedding);
    const call = { token: programme, language: "id", proof: "", guestId: null };
    expect((await product.callGuest("helperQueue", call, freshSender())).refusal).toBe("pass/not-allowed");
  });

  test("is told to wait until something is published", async () => {
    const draft = await draftWedding(product, owner);
    const { token: early } = await makePass(product, owner, draft, { scopes: ["sendInvitations"] });
    expect(await queue(null, early)).toContain("belum diterbitkan");
  });
});
