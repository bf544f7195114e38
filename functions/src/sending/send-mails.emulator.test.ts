import { randomBytes } from "node:crypto";
import { noContact, type GuestInput } from "@janur/domain/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { sendingSamples } from "@janur/domain/sending-samples";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startMailServer, type MailServer } from "../../../tools/emulators/mail-server.ts";
import { signatureHeaders } from "../app/webhook/signature.ts";
import { newAccount, withVerifiedEmail, type Account } from "../harness/accounts.ts";
import { deliveryReport } from "../harness/delivery-report.ts";
import { joinTeam, stored } from "../harness/documents.ts";
import { ask, sendForm } from "../harness/http.ts";
import {
  draftWedding,
  guestInput,
  publishWedding,
  startProduct,
  tokenOf,
  type Product,
  type Wedding,
} from "../harness/product.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { eraseMails } from "../mail/erase-mails.ts";
import { handOverMail } from "../mail/hand-over-mail.ts";
import { mailDocument } from "../mail/mail-document.ts";
import { attemptsDocument } from "../service/count-attempt.ts";

/* A mail server of this file's own, so that a test says how it answers. The queue of the suite is not asked. */

let product: Product;
let server: MailServer;
let refuse: (address: string) => number | null;
let owner: Account;
let sri: Account;
let viewer: Account;
let wedding: Wedding;
beforeAll(async () => {
  server = await startMailServer({ smtp: 0, inbox: 0 }, { refuse: (address) => refuse(address) });
  vi.stubEnv("JANUR_SMTP_URL", `smtp://127.0.0.1:${String(server.smtpPort)}`);
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
  product = await startProduct();
  [owner, sri, viewer] = await Promise.all([newAccount("Rani"), newAccount("Sri"), newAccount("Ayah")]);
  wedding = await publishWedding(product, owner);
  await joinTeam(wedding.invitationId, sri.uid, "sender");
  await joinTeam(wedding.invitationId, viewer.uid, "viewer");
});
beforeEach(() => {
  refuse = () => null;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([product.close(), server.close()]);
});

const newId = () => documentIdFromBytes(randomBytes(20));
const newAddress = () => `${randomBytes(8).toString("hex")}@janur.test`;
const clock = () => new Date();

interface Invited {
  id: string;
  email: string;
}

async function addGuest(
  change: Partial<GuestInput> = {},
  email: string | null = newAddress(),
): Promise<Invited> {
  const guest = { ...guestInput, channel: "email" as const, ...change };
  const input = {
    invitationId: wedding.invitationId,
    guestId: null,
    guest,
    contact: { ...noContact, email },
  };
  return { id: (await product.asHost("saveGuest", input, owner)).guestId, email: email ?? "" };
}

const sending = (guestIds: string[], change: object = {}) => ({
  invitationId: wedding.invitationId,
  sendingId: newId(),
  guestIds,
  run: "invitation" as const,
  language: "id" as const,
  subject: "Undangan {acara}",
  text: sendingSamples.invitation.formal.id,
  takesReplies: false,
  ...change,
});
const sendingOf = async (guestId: string) => (await stored.guest(wedding.invitationId, guestId))?.sending;
const mailOf = async (guestId: string) => (await sendingOf(guestId))?.dispatch?.id ?? "";
const arrivedAt = (email: string) => server.received.filter(({ to }) => to.includes(email));

/** A guest whose mail has arrived, and the address by which she ends such mails. */
async function mailedGuest(): Promise<Invited & { unsubscribe: string }> {
  const guest = await addGuest();
  await product.asHost("sendMails", sending([guest.id]), owner);
  await handOverMail(await mailOf(guest.id), clock);
  const line =
    arrivedAt(guest.email)[0]?.headerLines.find((one) => one.startsWith("List-Unsubscribe:")) ?? "";
  const { pathname, search } = new URL(/<(.+)>/.exec(line)?.[1] ?? "");
  return { ...guest, unsubscribe: `${pathname}${search}` };
}

describe("e-mails to guests", () => {
  test("arrive in both forms with the personal link and the way out, and the guest counts as sent", async () => {
    const { id, email } = await addGuest();
    expect(await product.asHost("sendMails", sending([id]), owner)).toEqual({ queued: 1, limited: 0 });
    expect(await sendingOf(id)).toMatchObject({ state: "unsent", dispatch: { state: "queued", by: "Rani" } });
    await handOverMail(await mailOf(id), clock);
    const [mail, ...others] = arrivedAt(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Undangan pernikahan Rani & Dimas");
    expect(mail?.text).toContain("Yth. Bapak Hadi Wiranto & Keluarga");
    expect(mail?.text).toContain(`/event/${wedding.slug}#to=`);
    expect(mail?.html).toMatch(/<a href="[^"]*#to=Bapak%20Hadi[^"]*"[^>]*>Buka undangan<\/a>/);
    expect(mail?.html).toContain(`/event/${wedding.slug}/berhenti?language=id&amp;g=`);
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
      [call, call, sending([id])].map((one) => product.callHost("sendMails", one, owner)),
    );
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    const mail = await mailOf(id);
    await Promise.all([1, 2, 3].map(() => handOverMail(mail, clock)));
    expect(await product.asHost("sendMails", call, owner)).toMatchObject({ limited: 0 });
    expect(await product.asHost("sendMails", sending([id]), owner)).toEqual({ queued: 0, limited: 0 });
    await handOverMail(await mailOf(id), clock);
    expect(arrivedAt(email)).toHaveLength(1);
  });

  test("leave out who is reached otherwise; of who has no address they say so", async () => {
    const [byHand, nowhere] = await Promise.all([addGuest({ channel: "whatsapp" }), addGuest({}, null)]);
    const answer = await product.asHost("sendMails", sending([byHand.id, nowhere.id, newId()]), owner);
    expect(answer).toEqual({ queued: 0, limited: 0 });
    expect((await sendingOf(byHand.id))?.dispatch).toBeNull();
    expect(await sendingOf(nowhere.id)).toMatchObject({
      dispatch: { state: "failed", problem: "no-address" },
    });
    const guest = { ...guestInput, channel: "email" as const };
    const contact = { ...noContact, email: newAddress() };
    const { invitationId } = wedding;
    await product.asHost("saveGuest", { invitationId, guestId: nowhere.id, guest, contact }, owner);
    expect((await sendingOf(nowhere.id))?.dispatch).toBeNull();
  });

  test("of a sender are for her own guests alone, and viewers send none", async () => {
    const [own, others] = await Promise.all([
      addGuest({ sender: { kind: "member", id: sri.uid } }),
      addGuest(),
    ]);
    const refused = await product.callHost("sendMails", sending([own.id, others.id]), sri);
    expect(refused.refusal).toBe("team/not-allowed");
    expect(await product.asHost("sendMails", sending([own.id]), sri)).toMatchObject({ queued: 1 });
    expect((await product.callHost("sendMails", sending([own.id]), viewer)).refusal).toBe("team/not-allowed");
  });

  test("are not sent before the page is there, nor with places that nobody knows", async () => {
    const { id } = await addGuest();
    const { invitationId } = await draftWedding(product, owner);
    const unpublished = await product.callHost("sendMails", { ...sending([id]), invitationId }, owner);
    expect(unpublished.refusal).toBe("invitation/wrong-status");
    for (const wrong of [{ subject: "Halo {naam}" }, { text: "Tanpa tautan" }, { text: "{naam}: {tautan}" }])
      expect((await product.callHost("sendMails", sending([id], wrong), owner)).refusal).toBe(
        "input/invalid",
      );
  });

  test("take answers at the caller's own address where she wants them and it is proven", async () => {
    const proven = await withVerifiedEmail(await newAccount("Rani"));
    await joinTeam(wedding.invitationId, proven.uid, "editor");
    const [first, second] = await Promise.all([addGuest(), addGuest()]);
    await product.asHost("sendMails", sending([first.id], { takesReplies: true }), proven);
    await product.asHost("sendMails", sending([second.id], { takesReplies: true }), owner);
    for (const { id } of [first, second]) await handOverMail(await mailOf(id), clock);
    expect(arrivedAt(first.email)[0]?.headerLines).toContain(`Reply-To: ${proven.email}`);
    expect(arrivedAt(second.email)[0]?.headers).not.toContain("reply-to");
  });

  test("leave under a family's own address through its own server, and come back there", async () => {
    const { id } = await addGuest();
    await product.asHost("sendMails", sending([id]), owner);
    const mail = (await mailDocument(await mailOf(id)).get()).data();
    if (mail?.message == null) throw new Error("no mail waits");
    const own = await composeMail(mail, mail.message, { name: "Ratri Ayu", address: "ratri@keluarga.test" });
    expect(own.from).toBe("ratri@keluarga.test");
    expect(own.bytes.toString()).toContain("From: Ratri Ayu <ratri@keluarga.test>");
    const ours = await composeMail(mail, mail.message);
    expect(ours.from).toMatch(/^surat\+[0-9a-f]{40}@janur\.test$/);
  });

  test("are so many on one day", async () => {
    const other = await publishWedding(product, owner);
    const [first, second] = await Promise.all(
      [1, 2].map(async () => {
        const guest = { ...guestInput, channel: "email" as const };
        const contact = { ...noContact, email: newAddress() };
        const input = { invitationId: other.invitationId, guestId: null, guest, contact };
        return (await product.asHost("saveGuest", input, owner)).guestId;
      }),
    );
    const { count, windowMs } = limits.sending.mails;
    const now = new Date();
    await attemptsDocument(["guest-mails", other.invitationId]).set({
      startedAt: now,
      count: count - 1,
      expireAt: new Date(now.getTime() + windowMs),
    });
    const call = { ...sending([first ?? "", second ?? ""]), invitationId: other.invitationId };
    expect(await product.asHost("sendMails", call, owner)).toEqual({ queued: 1, limited: 1 });
  });

  test("go no more to one address than anybody may cause", async () => {
    const email = newAddress();
    const { count } = limits.mail.perAddress;
    const guests = await Promise.all(Array.from({ length: count + 1 }, () => addGuest({}, email)));
    const ids = guests.map(({ id }) => id);
    expect(await product.asHost("sendMails", sending(ids), owner)).toEqual({ queued: count, limited: 1 });
  });
});

describe("on its way", () => {
  test("an address that the server does not know is marked, until there is another one", async () => {
    const { id, email } = await addGuest();
    refuse = (address) => (address === email ? 550 : null);
    await product.asHost("sendMails", sending([id]), owner);
    await handOverMail(await mailOf(id), clock);
    expect(await sendingOf(id)).toMatchObject({
      state: "unsent",
      problem: "bounced",
      dispatch: { state: "failed", problem: "recipient" },
    });
    expect(await product.asHost("sendMails", sending([id]), owner)).toEqual({ queued: 0, limited: 0 });
  });

  test("what the server wants later is tried again, and waits meanwhile", async () => {
    const { id, email } = await addGuest();
    refuse = () => 451;
    await product.asHost("sendMails", sending([id]), owner);
    const mail = await mailOf(id);
    await handOverMail(mail, clock);
    expect(await sendingOf(id)).toMatchObject({ dispatch: { state: "queued" } });
    refuse = () => null;
    await handOverMail(mail, () => new Date(Date.now() + 2 * 60_000));
    expect(arrivedAt(email)).toHaveLength(1);
    expect(await sendingOf(id)).toMatchObject({ state: "sent" });
  });

  test.each([
    [
      "her link was taken back",
      (id: string) =>
        product.asHost("revokeGuestLink", { invitationId: wedding.invitationId, guestId: id }, owner),
    ],
    [
      "she has another address",
      (id: string) =>
        product.asHost(
          "saveGuest",
          {
            invitationId: wedding.invitationId,
            guestId: id,
            guest: { ...guestInput, channel: "email" },
            contact: { ...noContact, email: newAddress() },
          },
          owner,
        ),
    ],
  ])("nothing is handed over once %s", async (_why, change) => {
    const { id, email } = await addGuest();
    await product.asHost("sendMails", sending([id]), owner);
    await change(id);
    await handOverMail(await mailOf(id), clock);
    expect(arrivedAt(email)).toEqual([]);
    expect((await sendingOf(id))?.dispatch).toMatchObject({ state: "failed", problem: "changed" });
  });

  test("nothing is handed over once she is gone", async () => {
    const { id, email } = await addGuest();
    await product.asHost("sendMails", sending([id]), owner);
    const mail = await mailOf(id);
    await product.asHost("deleteGuests", { invitationId: wedding.invitationId, guestIds: [id] }, owner);
    await handOverMail(mail, clock);
    expect(arrivedAt(email)).toEqual([]);
    expect((await mailDocument(mail).get()).data()).toMatchObject({ state: "failed", message: null });
  });

  test("what waits for a guest who has herself forgotten is forgotten at once", async () => {
    const { id } = await addGuest();
    await product.asHost("sendMails", sending([id]), owner);
    const mail = await mailOf(id);
    const { links } = await product.asHost(
      "guestLinks",
      { invitationId: wedding.invitationId, guestIds: [id] },
      owner,
    );
    const { invitationId, slug } = wedding;
    await product.asGuest("forgetMe", { invitationId, slug, token: tokenOf(links[0]?.path ?? "") });
    expect((await mailDocument(mail).get()).data()).toMatchObject({ state: "failed", message: null });
  });

  test("what waits for an address whose account is erased does not go, and the family reads so", async () => {
    const { id, email } = await addGuest();
    await product.asHost("sendMails", sending([id]), owner);
    const mail = await mailOf(id);
    await eraseMails({ uid: randomBytes(10).toString("hex"), email, choices: [] }, new Date());
    await handOverMail(mail, clock);
    expect(arrivedAt(email)).toEqual([]);
    expect((await sendingOf(id))?.dispatch).toMatchObject({ state: "failed", problem: "changed" });
  });

  test("a worker that ended while it handed over leaves a question, and no second mail", async () => {
    const { id, email } = await addGuest();
    await product.asHost("sendMails", sending([id]), owner);
    const mail = await mailOf(id);
    await mailDocument(mail).update({ state: "handingOver", dueAt: new Date(0) });
    await handOverMail(mail, clock);
    expect(await sendingOf(id)).toMatchObject({ state: "handed", dispatch: { state: "unsure" } });
    expect(await product.asHost("sendMails", sending([id]), owner)).toEqual({ queued: 0, limited: 0 });
    expect(arrivedAt(email)).toEqual([]);
  });
});

describe("a mail that comes back", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask(`${product.origin}/api/apps/mail/bounces`, {
      method: "POST",
      headers: {
        "Content-Type": "message/rfc822",
        ...signatureHeaders(body, ["demo-only-bounce-secret"], new Date()),
        ...headers,
      },
      body,
    });
  const reportOf = async ({ id, email }: Invited, status: string, action = "failed") => {
    const to = arrivedAt(email)[0]?.from ?? "";
    return deliveryReport({ to, mailId: await mailOf(id), action, status });
  };

  test("by its own address marks the guest's, however often it is told", async () => {
    const guest = await mailedGuest();
    const report = await reportOf(guest, "5.1.1");
    for (let time = 0; time < 2; time += 1) {
      expect((await post(report)).status).toBe(204);
      expect(await sendingOf(guest.id)).toMatchObject({ state: "unsent", problem: "bounced" });
    }
    expect(await product.asHost("sendMails", sending([guest.id]), owner)).toEqual({ queued: 0, limited: 0 });
  });

  test("for now may go again, and a delay is no failure", async () => {
    const guest = await mailedGuest();
    await post(await reportOf(guest, "4.2.2", "delayed"));
    expect(await sendingOf(guest.id)).toMatchObject({ state: "sent" });
    await post(await reportOf(guest, "4.2.2"));
    expect(await sendingOf(guest.id)).toMatchObject({ state: "unsent", problem: null });
    expect(await product.asHost("sendMails", sending([guest.id]), owner)).toEqual({ queued: 1, limited: 0 });
  });

  test("is told in a provider's words, too", async () => {
    const guest = await mailedGuest();
    const body = JSON.stringify({
      message: `<${await mailOf(guest.id)}@janur.test>`,
      action: "failed",
      status: "5.7.1",
    });
    expect((await post(body, { "Content-Type": "application/json" })).status).toBe(204);
    expect(await sendingOf(guest.id)).toMatchObject({ problem: "bounced" });
  });

  test("does not bring back who wants no e-mails", async () => {
    const guest = await mailedGuest();
    await sendForm(product.origin, guest.unsubscribe, { mails: "stop" });
    await post(await reportOf(guest, "5.1.1"));
    expect((await sendingOf(guest.id))?.problem).toBe("unsubscribed");
  });

  test("is believed with a fresh signature over the whole of it, and not otherwise", async () => {
    const guest = await mailedGuest();
    const report = await reportOf(guest, "5.1.1");
    const old = signatureHeaders(report, ["demo-only-bounce-secret"], new Date(Date.now() - 10 * 60_000));
    const foreign = signatureHeaders(report, ["another secret"], new Date());
    const other = signatureHeaders(`${report} `, ["demo-only-bounce-secret"], new Date());
    const wrong: Record<string, string>[] = [
      old,
      foreign,
      other,
      { "Janur-Signature": "" },
      { "Janur-Timestamp": "now" },
    ];
    for (const headers of wrong) expect((await post(report, headers)).status).toBe(403);
    expect((await post("x".repeat(limits.mail.reportBytes + 1))).status).toBe(413);
    expect((await ask(`${product.origin}/api/apps/mail/bounces`)).status).toBe(404);
    expect(await sendingOf(guest.id)).toMatchObject({ state: "sent", problem: null });
  });

  test.each(["", "{}", "[]", '{"message":"<a@b>","action":"failed","status":"5.1.1"}'])(
    "and is about nothing of ours is taken: %j",
    async (body) => {
      expect((await post(body)).status).toBe(204);
      expect((await post(body, { "Content-Type": "application/json" })).status).toBe(204);
    },
  );
});

describe("the way out", () => {
  test("asks a reader, and a program that opens every link ends nothing", async () => {
    const { id, unsubscribe } = await mailedGuest();
    const page = await ask(`${product.origin}${unsubscribe}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Berhenti menerima email?");
    expect(page.text).not.toContain("Hadi");
    expect(page.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    await ask(`${product.origin}${unsubscribe}`, { method: "HEAD" });
    expect((await sendingOf(id))?.problem).toBeNull();
    const english = await ask(`${product.origin}${unsubscribe.replace("language=id", "language=en")}`);
    expect(english.text).toContain("Stop these e-mails?");
  });

  test("works with the one tap of a mail program, twice as well as once", async () => {
    const { id, unsubscribe } = await mailedGuest();
    for (let tap = 0; tap < 2; tap += 1) {
      const answer = await ask(`${product.origin}${unsubscribe}`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
      expect(answer.status).toBe(200);
      expect(await sendingOf(id)).toMatchObject({ state: "sent", problem: "unsubscribed" });
    }
    const reminder = sending([id], { run: "reminder", text: sendingSamples.reminder.formal.id });
    expect(await product.asHost("sendMails", reminder, owner)).toEqual({ queued: 0, limited: 0 });
    const guest = { ...guestInput, channel: "email" as const };
    const contact = { ...noContact, email: newAddress() };
    const save = { invitationId: wedding.invitationId, guestId: id, guest, contact };
    await product.asHost("saveGuest", save, owner);
    expect((await sendingOf(id))?.problem).toBe("unsubscribed");
  });

  test("leads back for the guest herself", async () => {
    const { id, unsubscribe } = await mailedGuest();
    const stopped = await sendForm(product.origin, unsubscribe, { mails: "stop" });
    expect(stopped.text).toContain("Terima email lagi");
    expect((await ask(`${product.origin}${unsubscribe}`)).text).toContain("Email dihentikan");
    const resumed = await sendForm(product.origin, unsubscribe, { mails: "resume" });
    expect(resumed.text).toContain("Email diterima lagi");
    expect((await sendingOf(id))?.problem).toBeNull();
  });

  test("still works when the page was taken offline, and stops what waits", async () => {
    const other = await publishWedding(product, owner);
    const guest = { ...guestInput, channel: "email" as const };
    const email = newAddress();
    const input = {
      invitationId: other.invitationId,
      guestId: null,
      guest,
      contact: { ...noContact, email },
    };
    const { guestId } = await product.asHost("saveGuest", input, owner);
    const call = { ...sending([guestId]), invitationId: other.invitationId };
    await product.asHost("sendMails", call, owner);
    const mail = (await stored.guest(other.invitationId, guestId))?.sending.dispatch?.id ?? "";
    const message = (await mailDocument(mail).get()).data()?.message;
    const path = message?.template === "guestMessage" ? message.params.unsubscribePath : "";
    await product.asHost("unpublishInvitation", { invitationId: other.invitationId }, owner);
    expect((await sendForm(product.origin, path, { mails: "stop" })).status).toBe(200);
    await handOverMail(mail, clock);
    expect(arrivedAt(email)).toEqual([]);
  });

  test("is nobody else's: forged proofs and those of other links answer as what is not there", async () => {
    const { id, unsubscribe } = await mailedGuest();
    const forged = unsubscribe.replace(/.{4}$/, "AAAA");
    const { links } = await product.asHost(
      "guestLinks",
      { invitationId: wedding.invitationId, guestIds: [id] },
      owner,
    );
    const token = tokenOf(links[0]?.path ?? "");
    const withLink = `/event/${wedding.slug}/berhenti?g=${wedding.invitationId}.${token}`;
    for (const path of [forged, withLink, `/event/${wedding.slug}/berhenti`]) {
      expect((await ask(`${product.origin}${path}`)).status).toBe(404);
      expect((await sendForm(product.origin, path, { mails: "stop" })).status).toBe(404);
    }
    expect((await sendingOf(id))?.problem).toBeNull();
  });
});
