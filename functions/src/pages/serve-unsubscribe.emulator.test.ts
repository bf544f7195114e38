import { sendingSamples } from "@janur/domain/sending/sending-samples";
import { describe, expect, test } from "vitest";
import { clock, newAddress, useGuestMails } from "../../../tests/harness/mail/guest-mails.ts";
import { makeMailToken } from "../platform/secrets/guest-token.ts";
import { ask, sendForm } from "../../../tests/harness/http.ts";
import { publishWedding, tokenOf } from "../../../tests/harness/product.ts";
import { handOverMail } from "../notify/mail/hand-over-mail.ts";
import { mailDocument } from "../notify/mail/mail-document.ts";

const mails = useGuestMails();
const { sending, sendingOf, mailOf, arrivedAt, addGuest, moveGuest, mailedGuest } = mails;

describe("the way out", () => {
  test("asks a reader, and a program that opens every link ends nothing", async () => {
    const { id, unsubscribe } = await mailedGuest();
    const page = await ask(`${mails.product.origin}${unsubscribe}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Berhenti menerima e-mail?");
    expect(page.text).not.toContain("Hadi");
    expect(page.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    await ask(`${mails.product.origin}${unsubscribe}`, { method: "HEAD" });
    expect((await sendingOf(id))?.problem).toBeNull();
    const english = await ask(`${mails.product.origin}${unsubscribe.replace("language=id", "language=en")}`);
    expect(english.text).toContain("Stop these e-mails?");
  });

  test("works with the one tap of a mail program, twice as well as once", async () => {
    const { id, unsubscribe } = await mailedGuest();
    for (let tap = 0; tap < 2; tap += 1) {
      const answer = await ask(`${mails.product.origin}${unsubscribe}`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
      expect(answer.status).toBe(200);
      expect(await sendingOf(id)).toMatchObject({ state: "sent", problem: "unsubscribed" });
    }
    const reminder = sending([id], { run: "reminder", text: sendingSamples.reminder.formal.id });
    expect(await mails.product.asHost("sendMails", reminder, mails.owner)).toEqual({ queued: 0, limited: 0 });
    await moveGuest(id);
    expect((await sendingOf(id))?.problem).toBe("unsubscribed");
  });

  test("leads back for the guest themselves", async () => {
    const { id, unsubscribe } = await mailedGuest();
    const stopped = await sendForm(mails.product.origin, unsubscribe, { mails: "stop" });
    expect(stopped.text).toContain("Terima e-mail lagi");
    expect((await ask(`${mails.product.origin}${unsubscribe}`)).text).toContain("E-mail dihentikan");
    const resumed = await sendForm(mails.product.origin, unsubscribe, { mails: "resume" });
    expect(resumed.text).toContain("E-mail diterima lagi");
    expect((await sendingOf(id))?.problem).toBeNull();
  });

  test("still works when the page was taken offline, and stops what waits", async () => {
    const other = await publishWedding(mails.product, mails.owner);
    const { id, email } = await addGuest({}, newAddress(), other);
    const call = { ...sending([id]), invitationId: other.invitationId };
    await mails.product.asHost("sendMails", call, mails.owner);
    const mail = await mailOf(id, other);
    const message = (await mailDocument(mail).get()).data()?.message;
    const path = message?.template === "guestMessage" ? message.params.unsubscribePath : "";
    await mails.product.asHost("unpublishInvitation", { invitationId: other.invitationId }, mails.owner);
    expect((await sendForm(mails.product.origin, path, { mails: "stop" })).status).toBe(200);
    await handOverMail(mail, clock);
    expect(arrivedAt(email)).toEqual([]);
  });

  test("is nobody else's: forged proofs and those of other links answer as what is not there", async () => {
    const { id, unsubscribe } = await mailedGuest();
    const forged = unsubscribe.replace(/.{4}$/, "AAAA");
    const { links } = await mails.product.asHost(
      "guestLinks",
      { invitationId: mails.wedding.invitationId, guestIds: [id] },
      mails.owner,
    );
    const token = tokenOf(links[0]?.path ?? "");
    const withLink = `/event/${mails.wedding.slug}/berhenti?g=${mails.wedding.invitationId}.${token}`;
    for (const path of [forged, withLink, `/event/${mails.wedding.slug}/berhenti`]) {
      expect((await ask(`${mails.product.origin}${path}`)).status).toBe(404);
      expect((await sendForm(mails.product.origin, path, { mails: "stop" })).status).toBe(404);
    }
    expect((await sendingOf(id))?.problem).toBeNull();
  });
});

describe("an address that wants no more", () => {
  const stop = (path: string) => sendForm(mails.product.origin, path, { mails: "stop" });
  const send = (guestIds: string[]) => mails.product.asHost("sendMails", sending(guestIds), mails.owner);
  const left = { dispatch: { state: "failed", problem: "unsubscribed" }, problem: null };

  test("gets none by another entry either, however it is spelt, until they say so", async () => {
    const { email, unsubscribe } = await mailedGuest();
    await stop(unsubscribe);
    const [household, later] = [
      await addGuest({ kind: "household" }, email),
      await addGuest({}, email.toUpperCase()),
    ];
    expect(await send([household.id, later.id])).toEqual({ queued: 0, limited: 0 });
    expect(await sendingOf(household.id)).toMatchObject(left);
    expect(await sendingOf(later.id)).toMatchObject(left);
    await sendForm(mails.product.origin, unsubscribe, { mails: "resume" });
    expect((await sendingOf(household.id))?.dispatch).toBeNull();
    expect(await send([household.id, later.id])).toEqual({ queued: 2, limited: 0 });
  });

  test("gets none that waited for another entry when they said so", async () => {
    const { email, unsubscribe } = await mailedGuest();
    const { id } = await addGuest({}, email);
    expect(await send([id])).toMatchObject({ queued: 1 });
    await stop(unsubscribe);
    await handOverMail(await mailOf(id), clock);
    expect(arrivedAt(email)).toHaveLength(1);
    expect((await sendingOf(id))?.dispatch).toMatchObject({ state: "failed", problem: "changed" });
    expect(await send([id])).toEqual({ queued: 0, limited: 0 });
    expect(await sendingOf(id)).toMatchObject(left);
  });

  test("is the one that the mail went to, also where the guest has another one since", async () => {
    const { id, email, unsubscribe } = await mailedGuest();
    const moved = await moveGuest(id);
    await stop(unsubscribe);
    const [again, other] = [await addGuest({}, email), await addGuest({}, moved.email)];
    expect(await send([again.id, other.id])).toEqual({ queued: 1, limited: 0 });
    expect(await sendingOf(again.id)).toMatchObject(left);
  });

  test("is heard when its entry is gone, and counts when it is written down anew", async () => {
    const { id, email, unsubscribe } = await mailedGuest();
    const { invitationId } = mails.wedding;
    await mails.product.asHost("deleteGuests", { invitationId, guestIds: [id] }, mails.owner);
    expect((await ask(`${mails.product.origin}${unsubscribe}`)).text).toContain("Berhenti menerima e-mail?");
    expect((await stop(unsubscribe)).status).toBe(200);
    expect((await ask(`${mails.product.origin}${unsubscribe}`)).text).toContain("E-mail dihentikan");
    const again = await addGuest({}, email);
    expect(await send([again.id])).toEqual({ queued: 0, limited: 0 });
  });

  test("is that of one invitation, and cannot be named by the proof of another one", async () => {
    const [stopped, other] = [await mailedGuest(), await mailedGuest()];
    await stop(stopped.unsubscribe);
    const wedding = await publishWedding(mails.product, mails.owner);
    const elsewhere = await addGuest({}, stopped.email, wedding);
    const call = { ...sending([elsewhere.id]), invitationId: wedding.invitationId };
    expect(await mails.product.asHost("sendMails", call, mails.owner)).toEqual({ queued: 1, limited: 0 });
    const key = new URLSearchParams(other.unsubscribe.split("?")[1]).get("a") ?? "";
    const forged = stopped.unsubscribe.replace(/a=.*$/, `a=${key}`);
    expect((await stop(forged)).status).toBe(404);
  });

  test("is still ended by mails from before addresses stood in them", async () => {
    const { id: guestId, email } = await mailedGuest();
    const { invitationId, slug } = mails.wedding;
    const token = `${invitationId}.${makeMailToken(invitationId, guestId, null)}`;
    expect((await stop(`/event/${slug}/berhenti?language=id&g=${token}`)).status).toBe(200);
    const { id } = await addGuest({}, email);
    expect(await send([id])).toEqual({ queued: 0, limited: 0 });
  });
});
