import { randomBytes } from "node:crypto";
import { limits } from "@janur/domain/limits";
import { beforeAll, describe, expect, test } from "vitest";
import { newAccount, withVerifiedEmail, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { clock, newAddress, newId, useGuestMails } from "../../../../tests/harness/mail/guest-mails.ts";
import { draftWedding, publishWedding, tokenOf } from "../../../../tests/harness/product.ts";
import { composeMail } from "../../notify/mail/compose-mail.ts";
import { eraseMails } from "../../lifecycle/erasure/erase-mails.ts";
import { handOverMail } from "../../notify/mail/hand-over-mail.ts";
import { mailDocument } from "../../notify/mail/mail-document.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";

const mails = useGuestMails();
const { sending, sendingOf, mailOf, arrivedAt, addGuest, moveGuest } = mails;

let sri: Account;
let viewer: Account;
beforeAll(async () => {
  [sri, viewer] = await Promise.all([newAccount("Sri").then(withVerifiedEmail), newAccount("Ayah")]);
  await joinTeam(mails.wedding.invitationId, sri.uid, "sender");
  await joinTeam(mails.wedding.invitationId, viewer.uid, "viewer");
});

describe("e-mails to guests", () => {
  test("arrive in both forms with the personal link and the way out, and the guest counts as sent", async () => {
    const { id, email } = await addGuest();
    expect(await mails.product.asHost("sendMails", sending([id]), mails.owner)).toEqual({
      queued: 1,
      limited: 0,
    });
    expect(await sendingOf(id)).toMatchObject({ state: "unsent", dispatch: { state: "queued", by: "Rani" } });
    await handOverMail(await mailOf(id), clock);
    const [mail, ...others] = arrivedAt(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Undangan pernikahan Rani & Dimas");
    expect(mail?.text).toContain("Yth. Bapak Hadi Wiranto & Keluarga");
    expect(mail?.text).toMatch(new RegExp(`/event/${mails.wedding.slug}#g=[\\w-]{28}\\s`));
    expect(mail?.html).toMatch(/<a href="[^"]*#g=[\w-]{28}"[^>]*>Buka undangan<\/a>/);
    expect(mail?.html).toContain(`/event/${mails.wedding.slug}/berhenti?language=id&amp;g=`);
    expect(mail?.headerLines).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(mail?.headerLines.join("\n")).toContain(`From: "Rani & Dimas lewat Janur" <surat@janur.test>`);
    expect(mail?.headers).not.toContain("reply-to");
    expect(await sendingOf(id)).toMatchObject({ state: "sent", by: "Rani", dispatch: { state: "sent" } });
    expect((await mailDocument(await mailOf(id)).get()).data()?.message).toBeNull();
  });

  test("are one for a guest, however often and at once they are asked for", async () => {
    const { id, email } = await addGuest();
    const call = sending([id]);
    const answers = await Promise.all(
      [call, call, sending([id])].map((one) => mails.product.callHost("sendMails", one, mails.owner)),
    );
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    const mail = await mailOf(id);
    await Promise.all([1, 2, 3].map(() => handOverMail(mail, clock)));
    expect(await mails.product.asHost("sendMails", call, mails.owner)).toMatchObject({ limited: 0 });
    expect(await mails.product.asHost("sendMails", sending([id]), mails.owner)).toEqual({
      queued: 0,
      limited: 0,
    });
    await handOverMail(await mailOf(id), clock);
    expect(arrivedAt(email)).toHaveLength(1);
  });

  test("leave out who is reached otherwise; of who has no address they say so", async () => {
    const [byHand, nowhere] = await Promise.all([addGuest({ channel: "whatsapp" }), addGuest({}, null)]);
    const answer = await mails.product.asHost(
      "sendMails",
      sending([byHand.id, nowhere.id, newId()]),
      mails.owner,
    );
    expect(answer).toEqual({ queued: 0, limited: 0 });
    expect((await sendingOf(byHand.id))?.dispatch).toBeNull();
    expect(await sendingOf(nowhere.id)).toMatchObject({
      dispatch: { state: "failed", problem: "no-address" },
    });
    await moveGuest(nowhere.id);
    expect((await sendingOf(nowhere.id))?.dispatch).toBeNull();
  });

  test("of a sender are for their own guests alone, and viewers send none", async () => {
    const [own, others] = await Promise.all([
      addGuest({ sender: { kind: "member", id: sri.uid } }),
      addGuest(),
    ]);
    const refused = await mails.product.callHost("sendMails", sending([own.id, others.id]), sri);
    expect(refused.refusal).toBe("team/not-allowed");
    expect(await mails.product.asHost("sendMails", sending([own.id]), sri)).toMatchObject({ queued: 1 });
    expect((await mails.product.callHost("sendMails", sending([own.id]), viewer)).refusal).toBe(
      "team/not-allowed",
    );
  });

  test("are not sent before the page is there, nor with places that nobody knows", async () => {
    const { id } = await addGuest();
    const { invitationId } = await draftWedding(mails.product, mails.owner);
    const unpublished = await mails.product.callHost(
      "sendMails",
      { ...sending([id]), invitationId },
      mails.owner,
    );
    expect(unpublished.refusal).toBe("invitation/wrong-status");
    for (const wrong of [{ subject: "Halo {naam}" }, { text: "Tanpa tautan" }, { text: "{naam}: {tautan}" }])
      expect((await mails.product.callHost("sendMails", sending([id], wrong), mails.owner)).refusal).toBe(
        "input/invalid",
      );
  });

  test("are sent for nobody whose own address is not confirmed", async () => {
    const { id } = await addGuest();
    const fresh = await newAccount("Dimas");
    await joinTeam(mails.wedding.invitationId, fresh.uid, "editor");
    const { refusal } = await mails.product.callHost("sendMails", sending([id]), fresh);
    expect(refusal).toBe("team/email-unverified");
    expect((await sendingOf(id))?.dispatch).toBeNull();
  });

  test("say who wrote them, and carry no address of a stranger in their subject or sender", async () => {
    const { id, email } = await addGuest();
    const subject = "BCA: akun Anda diblokir, buka https://evil.test/login & segera";
    await mails.product.asHost("sendMails", sending([id], { subject }), mails.owner);
    await handOverMail(await mailOf(id), clock);
    const [mail] = arrivedAt(email);
    expect(mail?.subject).toBe("BCA: akun Anda diblokir, buka … & segera");
    expect(mail?.text).toContain("Janur tidak menulis isinya.");
  });

  test("take answers at the caller's own address where they want them", async () => {
    const proven = await withVerifiedEmail(await newAccount("Rani"));
    await joinTeam(mails.wedding.invitationId, proven.uid, "editor");
    const [first, second] = await Promise.all([addGuest(), addGuest()]);
    await mails.product.asHost("sendMails", sending([first.id], { takesReplies: true }), proven);
    await mails.product.asHost("sendMails", sending([second.id]), proven);
    for (const { id } of [first, second]) await handOverMail(await mailOf(id), clock);
    expect(arrivedAt(first.email)[0]?.headerLines).toContain(`Reply-To: ${proven.email}`);
    expect(arrivedAt(second.email)[0]?.headers).not.toContain("reply-to");
  });

  test("leave under a family's own address through its own server, and come back there", async () => {
    const { id } = await addGuest();
    await mails.product.asHost("sendMails", sending([id]), mails.owner);
    const mail = (await mailDocument(await mailOf(id)).get()).data();
    if (mail?.message == null) throw new Error("no mail waits");
    const own = await composeMail(mail, mail.message, { name: "Ratri Ayu", address: "ratri@keluarga.test" });
    expect(own.from).toBe("ratri@keluarga.test");
    expect(own.bytes.toString()).toContain("From: Ratri Ayu <ratri@keluarga.test>");
    const ours = await composeMail(mail, mail.message);
    expect(ours.from).toMatch(/^surat\+[0-9a-f]{40}@janur\.test$/);
  });

  test("are so many on one day", async () => {
    const other = await publishWedding(mails.product, mails.owner);
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await addGuest({}, newAddress(), other)).id),
    );
    const { count, windowMs } = limits.sending.mails;
    const now = new Date();
    await attemptsDocument(["guest-mails", other.invitationId]).set({
      startedAt: now,
      count: count - 1,
      expireAt: new Date(now.getTime() + windowMs),
    });
    const call = { ...sending([first ?? "", second ?? ""]), invitationId: other.invitationId };
    expect(await mails.product.asHost("sendMails", call, mails.owner)).toEqual({ queued: 1, limited: 1 });
  });

  test("go no more to one address than anybody may cause", async () => {
    const email = newAddress();
    const { count } = limits.mail.perAddress;
    const guests = await Promise.all(Array.from({ length: count + 1 }, () => addGuest({}, email)));
    const ids = guests.map(({ id }) => id);
    expect(await mails.product.asHost("sendMails", sending(ids), mails.owner)).toEqual({
      queued: count,
      limited: 1,
    });
  });
});

describe("on its way", () => {
  test("an address that the server does not know is marked, until there is another one", async () => {
    const { id, email } = await addGuest();
    mails.says.refuse = (address) => (address === email ? 550 : null);
    await mails.product.asHost("sendMails", sending([id]), mails.owner);
    await handOverMail(await mailOf(id), clock);
    expect(await sendingOf(id)).toMatchObject({
      state: "unsent",
      problem: "bounced",
      dispatch: { state: "failed", problem: "recipient" },
    });
    expect(await mails.product.asHost("sendMails", sending([id]), mails.owner)).toEqual({
      queued: 0,
      limited: 0,
    });
  });

  test("what the server wants later is tried again, and waits meanwhile", async () => {
    const { id, email } = await addGuest();
    mails.says.refuse = () => 451;
    await mails.product.asHost("sendMails", sending([id]), mails.owner);
    const mail = await mailOf(id);
    await handOverMail(mail, clock);
    expect(await sendingOf(id)).toMatchObject({ dispatch: { state: "queued" } });
    mails.says.refuse = () => null;
    await handOverMail(mail, () => new Date(Date.now() + 2 * 60_000));
    expect(arrivedAt(email)).toHaveLength(1);
    expect(await sendingOf(id)).toMatchObject({ state: "sent" });
  });

  test.each([
    [
      "their link was taken back",
      (id: string) =>
        mails.product.asHost(
          "revokeGuestLink",
          { invitationId: mails.wedding.invitationId, guestId: id },
          mails.owner,
        ),
    ],
    ["they have another address", (id: string) => moveGuest(id)],
  ])("nothing is handed over once %s", async (_why, change) => {
    const { id, email } = await addGuest();
    await mails.product.asHost("sendMails", sending([id]), mails.owner);
    await change(id);
    await handOverMail(await mailOf(id), clock);
    expect(arrivedAt(email)).toEqual([]);
    expect((await sendingOf(id))?.dispatch).toMatchObject({ state: "failed", problem: "changed" });
  });

  test("nothing is handed over once they are gone", async () => {
    const { id, email } = await addGuest();
    await mails.product.asHost("sendMails", sending([id]), mails.owner);
    const mail = await mailOf(id);
    await mails.product.asHost(
      "deleteGuests",
      { invitationId: mails.wedding.invitationId, guestIds: [id] },
      mails.owner,
    );
    await handOverMail(mail, clock);
    expect(arrivedAt(email)).toEqual([]);
    expect((await mailDocument(mail).get()).data()).toMatchObject({ state: "failed", message: null });
  });

  test("what waits for a guest who has themselves forgotten is forgotten at once", async () => {
    const { id } = await addGuest();
    await mails.product.asHost("sendMails", sending([id]), mails.owner);
    const mail = await mailOf(id);
    const { links } = await mails.product.asHost(
      "guestLinks",
      { invitationId: mails.wedding.invitationId, guestIds: [id] },
      mails.owner,
    );
    const { invitationId, slug } = mails.wedding;
    await mails.product.asGuest("forgetMe", { invitationId, slug, token: tokenOf(links[0]?.path ?? "") });
    expect((await mailDocument(mail).get()).data()).toMatchObject({ state: "failed", message: null });
  });

  test("what waits for an address whose account is erased does not go, and the family reads so", async () => {
    const { id, email } = await addGuest();
    await mails.product.asHost("sendMails", sending([id]), mails.owner);
    const mail = await mailOf(id);
    await eraseMails({ uid: randomBytes(10).toString("hex"), email, choices: [] }, new Date());
    await handOverMail(mail, clock);
    expect(arrivedAt(email)).toEqual([]);
    expect((await sendingOf(id))?.dispatch).toMatchObject({ state: "failed", problem: "changed" });
  });

  test("a worker that ended while it handed over leaves a question, and no second mail", async () => {
    const { id, email } = await addGuest();
    await mails.product.asHost("sendMails", sending([id]), mails.owner);
    const mail = await mailOf(id);
    await mailDocument(mail).update({ state: "handingOver", dueAt: new Date(0) });
    await handOverMail(mail, clock);
    expect(await sendingOf(id)).toMatchObject({ state: "handed", dispatch: { state: "unsure" } });
    expect(await mails.product.asHost("sendMails", sending([id]), mails.owner)).toEqual({
      queued: 0,
      limited: 0,
    });
    expect(arrivedAt(email)).toEqual([]);
  });
});
