import { randomBytes } from "node:crypto";
import { paths } from "@janur/domain/paths";
import { expect, test, vi } from "vitest";
import { deliveryDocument } from "../../store/integration/integration-documents.ts";
import { deliver } from "../../notify/webhook/deliver-webhook.ts";
import { idOf, newDelivery } from "../../notify/webhook/new-delivery.ts";
import { db } from "../../platform/google/firestore.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { draftWedding } from "../../../../tests/harness/product.ts";
import { sendMessageNow, storedMessage, useWhatsApp } from "../../../../tests/harness/whatsapp/whatsapp.ts";
import { invitationDocument } from "../../store/access.ts";
import { publishScheduled } from "../invitation/publish-scheduled.ts";
import { handOverMail } from "../../notify/mail/hand-over-mail.ts";
import { mailDocument } from "../../notify/mail/mail-document.ts";
import { sendMail } from "../../notify/mail/send-mail.ts";

/*
 * What goes on by itself in the name of an account ends with it: nobody signs in for it, so no token says that it was shut.
 */

const host = useWhatsApp();
const shut = (isDisabled = true) =>
  db().doc(paths.account(host.owner.uid)).set({ isDisabled }, { merge: true });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const clock = () => new Date();

test("its calendar feed is not found, until it is opened again", async () => {
  const { path } = await host.product.asHost("connectCalendarFeed", {}, host.owner);
  const status = async () => (await fetch(`${host.product.origin}${path}`)).status;
  expect(await status()).toBe(200);
  await shut();
  expect(await status()).toBe(404);
  await shut(false);
  expect(await status()).toBe(200);
});

test("its webhooks are told nothing more", async () => {
  const { invitationId } = host.wedding;
  const integration = {
    kind: "webhook" as const,
    url: "http://127.0.0.1:9/hook",
    events: ["wish.posted" as const],
    secret: `whsec_${randomBytes(24).toString("base64url")}`,
  };
  const { appId } = await host.product.asHost(
    "connectIntegration",
    { invitationId, integration },
    host.owner,
  );
  const id = idOf(appId);
  const events = [{ id, kind: "test" as const, subject: null, at: new Date() }];
  await deliveryDocument(id).set(newDelivery({ id: appId, invitationId }, events, id, new Date()));
  await shut();
  await deliver(id, clock);
  expect((await deliveryDocument(id).get()).data()).toMatchObject({ state: "failed", log: [], dueAt: null });
});

test("its WhatsApp number sends nothing more", async () => {
  const { id } = await host.queued(await host.connect());
  await shut();
  const before = host.calls().length;
  await sendMessageNow(id);
  expect(host.calls()).toHaveLength(before);
  expect(await storedMessage(id)).toMatchObject({ state: "failed", problem: "disconnected" });
});

test("its mails in the queue are withdrawn", async () => {
  // Nothing listens there: a mail that were tried would wait for another attempt.
  vi.stubEnv("JANUR_SMTP_URL", "smtp://127.0.0.1:9");
  const message = {
    template: "teamInvitation" as const,
    to: `${randomBytes(8).toString("hex")}@janur.test`,
    language: "id" as const,
    params: {
      inviterName: "Rani",
      invitationTitle: "Rani & Dimas",
      role: "editor" as const,
      path: "/join#t=abc",
      expiresAt: inAnHour(),
      zone: "Asia/Jakarta" as const,
    },
  };
  const cause = { key: randomBytes(8).toString("hex"), account: host.owner.uid };
  const id = await sendMail(message, cause, new Date());
  await shut();
  await handOverMail(id, clock);
  expect((await mailDocument(id).get()).data()).toMatchObject({
    state: "failed",
    message: null,
    attempts: 1,
  });
});

test("what it had scheduled is not published, and not tried for ever", async () => {
  const { invitationId, slug, revision } = await draftWedding(host.product, host.owner);
  await host.product.asHost("schedulePublish", { invitationId, revision, at: inAnHour() }, host.owner);
  await shut();
  const scheduled = { at: new Date(Date.now() - 1000), revision, by: host.owner.uid };
  await invitationDocument(invitationId).update({ scheduled });
  await publishScheduled(new Date());
  expect(await stored.publication(slug)).toBeUndefined();
  expect(await stored.invitation(invitationId)).toMatchObject({ status: "draft", scheduled: null });
});
