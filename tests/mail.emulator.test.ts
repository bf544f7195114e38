import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod";
import { sendMail } from "../functions/src/notify/mail/send-mail.ts";

/* The built worker behind the emulated queue, and the suite's own mail server with its inbox. */

const inboxUrl = process.env["JANUR_INBOX_URL"] ?? "";
const mailsSchema = z.array(z.object({ number: z.number(), subject: z.string() }));

test("a mail comes into the inbox by the queue, where a browser can read it", async () => {
  const to = `${randomBytes(8).toString("hex")}@janur.test`;
  const params = {
    inviterName: "Rani <b>",
    invitationTitle: "Rani & Dimas",
    role: "usher" as const,
    path: "/join#t=abc",
    expiresAt: "2026-12-01T00:00:00.000Z",
    zone: "Asia/Jakarta",
  };
  const message = { template: "teamInvitation" as const, to, language: "en" as const, params };
  await sendMail(message, { key: to, account: null }, new Date());
  const arrived = async () =>
    mailsSchema.parse(await (await fetch(`${inboxUrl}/mails.json?to=${to}`)).json());
  await expect.poll(arrived, { timeout: 25_000, interval: 200 }).toHaveLength(1);
  const [mail] = await arrived();
  const page = await (await fetch(`${inboxUrl}/mail/${String(mail?.number)}`)).text();
  expect(page).toContain(to);
  expect(page).toContain("/join#t=abc");
  expect(page).not.toContain("<b>");
  const list = await (await fetch(inboxUrl)).text();
  expect(list).toContain(to);
  expect(list).not.toContain("<b>");
  const html = await fetch(`${inboxUrl}/mail/${String(mail?.number)}/html`);
  expect(await html.text()).toContain("/join#t=abc");
  expect(html.headers.get("content-security-policy")).toContain("default-src 'none'");
});
