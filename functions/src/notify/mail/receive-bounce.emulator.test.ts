import { limits } from "@janur/domain/limits";
import { describe, expect, test } from "vitest";
import { signatureHeaders } from "../webhook/signature.ts";
import { bounceMail } from "../../../../tests/harness/mail/bounce-mail.ts";
import { useGuestMails, type MailedGuest } from "../../../../tests/harness/mail/guest-mails.ts";
import { ask, sendForm } from "../../../../tests/harness/http.ts";

const mails = useGuestMails();
const { sending, sendingOf, mailOf, arrivedAt, mailedGuest } = mails;

describe("a mail that comes back", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask(`${mails.product.origin}/api/apps/mail/bounces`, {
      method: "POST",
      headers: {
        "Content-Type": "message/rfc822",
        ...signatureHeaders(body, ["demo-only-bounce-secret"], new Date()),
        ...headers,
      },
      body,
    });
  const reportOf = async ({ id, email }: MailedGuest, status: string, action = "failed") => {
    const to = arrivedAt(email)[0]?.from ?? "";
    return bounceMail({ to, mailId: await mailOf(id), action, status });
  };

  test("by its own address marks the guest's, however often it is told", async () => {
    const guest = await mailedGuest();
    const report = await reportOf(guest, "5.1.1");
    for (let time = 0; time < 2; time += 1) {
      expect((await post(report)).status).toBe(204);
      expect(await sendingOf(guest.id)).toMatchObject({ state: "unsent", problem: "bounced" });
    }
    expect(await mails.product.asHost("sendMails", sending([guest.id]), mails.owner)).toEqual({
      queued: 0,
      limited: 0,
    });
  });

  test("for now may go again, and a delay is no failure", async () => {
    const guest = await mailedGuest();
    await post(await reportOf(guest, "4.2.2", "delayed"));
    expect(await sendingOf(guest.id)).toMatchObject({ state: "sent" });
    await post(await reportOf(guest, "4.2.2"));
    expect(await sendingOf(guest.id)).toMatchObject({ state: "unsent", problem: null });
    expect(await mails.product.asHost("sendMails", sending([guest.id]), mails.owner)).toEqual({
      queued: 1,
      limited: 0,
    });
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
    await sendForm(mails.product.origin, guest.unsubscribe, { mails: "stop" });
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
    expect((await post("x".repeat(limits.mail.bounceBytes + 1))).status).toBe(413);
    expect((await ask(`${mails.product.origin}/api/apps/mail/bounces`)).status).toBe(404);
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
