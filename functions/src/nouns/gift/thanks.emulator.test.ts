import { unpackGiftRows } from "@janur/domain/gift/gift-row";
import { describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { newDoorId } from "../../../../tests/harness/door.ts";
import { envelope } from "../../../../tests/harness/gifts.ts";
import { clock, newId, useGuestMails } from "../../../../tests/harness/mail/guest-mails.ts";
import { guestInput, type Product } from "../../../../tests/harness/product.ts";
import { metaTemplate } from "../../../../tests/harness/whatsapp/meta-server.ts";
import { statusBody } from "../../../../tests/harness/whatsapp/whatsapp-status.ts";
import { sendMessageNow, storedMessage, useWhatsApp } from "../../../../tests/harness/whatsapp/whatsapp.ts";
import { handOverMail } from "../../notify/mail/hand-over-mail.ts";
import { recordBounce } from "../../notify/mail/record-bounce.ts";

const amount = 734_500;

/** A book of one family, by the calls of its owner. */
function bookOf(product: Product, owner: Account, invitationId: string) {
  return {
    give: async (guest: string, change: object = {}) => {
      const gift = { ...envelope, guest, amount, ...change };
      const input = { invitationId, giftId: newDoorId(), revision: null, gift, isDouble: true };
      await product.asHost("saveGift", input, owner);
    },
    /** When the gifts of a guest were thanked for, and how often each was changed. */
    thanked: async (guest: string) => {
      const { rows } = await product.asHost("listGifts", { invitationId, since: null }, owner);
      return unpackGiftRows(rows)
        .filter((row) => row.guest === guest)
        .map(({ thankedAt, revision }) => ({ isThanked: thankedAt !== null, revision }));
    },
  };
}
const noted = { isThanked: true, revision: 2 };

describe("thanks by e-mail", () => {
  const mails = useGuestMails();
  const book = () => bookOf(mails.product, mails.owner, mails.wedding.invitationId);

  test("stand in the book once the mail went, however often; it says nothing of an amount", async () => {
    const { id, email } = await mails.addGuest();
    const other = await mails.addGuest();
    await book().give(id);
    await book().give(id, { kind: "parcel", amount: null });
    await book().give(other.id);
    const thanks = mails.sending([id], {
      run: "thanks",
      subject: "Terima kasih",
      text: "Terima kasih. {tautan}",
    });
    await mails.product.asHost("sendMails", thanks, mails.owner);
    expect(await book().thanked(id)).toMatchObject([{ isThanked: false }, { isThanked: false }]);
    const mail = await mails.mailOf(id);
    await Promise.all([1, 2, 3].map(() => handOverMail(mail, clock)));
    expect(await book().thanked(id)).toEqual([noted, noted]);
    expect(await book().thanked(other.id)).toMatchObject([{ isThanked: false }]);
    const [arrived] = mails.arrivedAt(email);
    expect(JSON.stringify(arrived)).not.toMatch(/734.?500/);
    // An invitation that is mailed later is no thanks, and takes none back.
    await mails.product.asHost("sendMails", mails.sending([id], { run: "reminder" }), mails.owner);
    await handOverMail(await mails.mailOf(id), clock);
    expect(await book().thanked(id)).toEqual([noted, noted]);
  });

  test("name the kind of what was given to who sees the book, and never how much", async () => {
    const { id, email } = await mails.addGuest();
    await book().give(id, { kind: "parcel" });
    await book().give(id);
    const { invitationId } = mails.wedding;
    const words = { run: "thanks" as const, language: "id" as const, text: "Terima kasih atas {pemberian}." };
    const prepared = async (by: Account, text = words.text) =>
      (await mails.product.asHost("prepareSending", { ...words, text, invitationId, guestIds: [id] }, by))
        .messages[0]?.text;
    const editor = await newAccount("Dimas");
    await joinTeam(invitationId, editor.uid, "editor");
    expect(await prepared(mails.owner)).toBe("Terima kasih atas tanda kasih dan kado.");
    // Whoever was not named for the book sends the same words to all.
    expect(await prepared(editor)).toBe("Terima kasih atas tanda kasih.");
    expect(await prepared(mails.owner, "{pemberian}, {gift}")).not.toMatch(/734/);
    // Nor does another run tell that somebody gave.
    const invited = { ...words, run: "invitation" as const, text: "{pemberian} {tautan}", invitationId };
    const { messages } = await mails.product.asHost(
      "prepareSending",
      { ...invited, guestIds: [id] },
      mails.owner,
    );
    expect(messages[0]?.text).toMatch(/^tanda kasih /);
    const thanks = mails.sending([id], { ...words, subject: "Terima kasih atas {pemberian}" });
    await mails.product.asHost("sendMails", thanks, mails.owner);
    await handOverMail(await mails.mailOf(id), clock);
    const arrived = JSON.stringify(mails.arrivedAt(email));
    expect(arrived).toContain("tanda kasih dan kado");
    expect(arrived).not.toMatch(/734.?500/);
    // What was thanked for is named no more.
    expect(await prepared(mails.owner)).toBe("Terima kasih atas tanda kasih.");
  });

  test("that come back were none, but for what somebody noted by hand", async () => {
    const { id } = await mails.addGuest();
    await book().give(id);
    const thanks = mails.sending([id], {
      run: "thanks",
      subject: "Terima kasih",
      text: "Terima kasih. {tautan}",
    });
    await mails.product.asHost("sendMails", thanks, mails.owner);
    const mail = await mails.mailOf(id);
    await handOverMail(mail, clock);
    await book().give(id, { kind: "flowers" });
    const { invitationId } = mails.wedding;
    const { rows } = await mails.product.asHost("listGifts", { invitationId, since: null }, mails.owner);
    const flowers = unpackGiftRows(rows).find((row) => row.guest === id && row.kind === "flowers");
    const byHand = { invitationId, giftIds: [flowers?.id ?? ""], isThanked: true };
    await mails.product.asHost("markThanked", byHand, mails.owner);
    for (let time = 0; time < 2; time += 1) await recordBounce(mail, true, new Date());
    const after = await book().thanked(id);
    expect(after.map(({ isThanked }) => isThanked).sort()).toEqual([false, true]);
    expect(after.find(({ isThanked }) => !isThanked)).toEqual({ isThanked: false, revision: 3 });
  });

  test("by hand stand there too, of senders who never see the book, until they are taken back", async () => {
    const { id } = await mails.addGuest({ channel: "whatsapp" });
    const { invitationId } = mails.wedding;
    await book().give(id);
    const sri = await newAccount("Sri");
    await joinTeam(invitationId, sri.uid, "editor");
    const markId = newId();
    const mark = { invitationId, markId, guestIds: [id], run: "thanks" as const, mark: "sent" as const };
    for (let time = 0; time < 2; time += 1) await mails.product.asHost("markSent", mark, sri);
    expect(await book().thanked(id)).toEqual([noted]);
    await mails.product.asHost("unmarkSent", { invitationId, markId, guestIds: [id] }, sri);
    expect(await book().thanked(id)).toEqual([{ isThanked: false, revision: 3 }]);
  });
});

describe("thanks over a number of the family's own", () => {
  const whatsApp = useWhatsApp();

  test("stand in the book once Meta has taken them, and not where they failed", async () => {
    const { product, owner, wedding } = whatsApp;
    const { invitationId } = wedding;
    const book = bookOf(product, owner, invitationId);
    const appId = await whatsApp.connect();
    const add = async (phone: string) => {
      const input = { invitationId, guestId: null, guest: guestInput, contact: { phone, email: null } };
      return (await product.asHost("saveGuest", input, owner)).guestId;
    };
    const [hadi, tini] = [await add("+6281234567890"), await add("+6281234567891")];
    for (const guest of [hadi, tini]) await book.give(guest);
    const fillings = ["envelope", "link"].map((place) => ({ kind: "place" as const, place }));
    const call = { invitationId, sendingId: newId(), guestIds: [hadi, tini], run: "thanks", language: "id" };
    const answer = await product.callHost(
      "sendWhatsApp",
      { ...call, appId, template: metaTemplate, fillings },
      owner,
    );
    expect(answer.http).toBe(200);
    const messageOf = async (guest: string) =>
      (await stored.guest(invitationId, guest))?.sending.dispatch?.id ?? "";
    const tell = async (guest: string, status: string, code?: number) => {
      const id = await messageOf(guest);
      const wamid = (await storedMessage(id))?.messageId ?? "";
      const body = statusBody({ id, wamid, status, ...(code === undefined ? {} : { code }) });
      expect(await whatsApp.tell(appId, body)).toBe(200);
    };
    for (const guest of [hadi, tini]) await sendMessageNow(await messageOf(guest));
    expect(await book.thanked(hadi)).toEqual([noted]);
    for (const status of ["delivered", "delivered", "read"]) await tell(hadi, status);
    expect(await book.thanked(hadi)).toEqual([noted]);
    await tell(tini, "failed", 131026);
    expect(await book.thanked(tini)).toEqual([{ isThanked: false, revision: 3 }]);
    const sent = whatsApp.calls().filter(({ method }) => method === "POST");
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(sent)).not.toMatch(/734.?500/);
  });
});
