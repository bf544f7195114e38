import { sendingSamples } from "@janur/domain/sending-samples";
import { describe, expect, test } from "vitest";
import { clock, newAddress, useGuestMails } from "../harness/guest-mails.ts";
import { ask, sendForm } from "../harness/http.ts";
import { publishWedding, tokenOf } from "../harness/product.ts";
import { handOverMail } from "../mail/hand-over-mail.ts";
import { mailDocument } from "../mail/mail-document.ts";

const mails = useGuestMails();
const { sending, sendingOf, mailOf, arrivedAt, addGuest, moveGuest, mailedGuest } = mails;

describe("the way out", () => {
  test("asks a reader, and a program that opens every link ends nothing", async () => {
    const { id, unsubscribe } = await mailedGuest();
    const page = await ask(`${mails.product.origin}${unsubscribe}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Berhenti menerima email?");
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

  test("leads back for the guest herself", async () => {
    const { id, unsubscribe } = await mailedGuest();
    const stopped = await sendForm(mails.product.origin, unsubscribe, { mails: "stop" });
    expect(stopped.text).toContain("Terima email lagi");
    expect((await ask(`${mails.product.origin}${unsubscribe}`)).text).toContain("Email dihentikan");
    const resumed = await sendForm(mails.product.origin, unsubscribe, { mails: "resume" });
    expect(resumed.text).toContain("Email diterima lagi");
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
