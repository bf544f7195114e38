import { randomBytes } from "node:crypto";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startMailServer, type MailServer } from "../../../../../tools/emulators/mail-server.ts";
import { db } from "../../../platform/google/firestore.ts";
import { newAccount, withVerifiedEmail, type Account } from "../../../../../tests/harness/accounts.ts";
import { draftWedding, startProduct, type Product } from "../../../../../tests/harness/product.ts";
import { handOverMail } from "../../../notify/mail/hand-over-mail.ts";
import { mailDocument, mailIdOf } from "../../../notify/mail/mail-document.ts";
import { sendMail } from "../../../notify/mail/send-mail.ts";
import { inviteMailKey } from "../../team/mail-team-invite.ts";
import { integrationDocument } from "../../../store/integration/integration-documents.ts";

/* The service's mail server, and a host's own that asks who comes. */

const credentials = { user: "rani", password: "sandi-server 123" };
let ours: MailServer;
let own: MailServer;
let refuse: (address: string) => number | null;
let product: Product;
let owner: Account;
beforeAll(async () => {
  vi.stubEnv("JANUR_LOOPBACK_APPS", "true");
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
  ours = await startMailServer({ smtp: 0, inbox: 0 });
  own = await startMailServer({ smtp: 0, inbox: 0 }, { credentials, refuse: (address) => refuse(address) });
  vi.stubEnv("JANUR_SMTP_URL", `smtp://127.0.0.1:${String(ours.smtpPort)}`);
  product = await startProduct();
});
beforeEach(async () => {
  refuse = () => null;
  owner = await withVerifiedEmail(await newAccount("Rani"));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([ours.close(), own.close(), product.close()]);
});

const serverAt = (port: number) => ({
  host: "127.0.0.1",
  port,
  user: credentials.user,
  fromAddress: "rani@keluarga.test",
  fromName: "Rani & Dimas",
});
const connect = (change: { port?: number; host?: string; password?: string } = {}) =>
  product.callHost(
    "connectSmtp",
    {
      server: {
        ...serverAt(change.port ?? own.smtpPort),
        ...(change.host === undefined ? {} : { host: change.host }),
      },
      password: change.password ?? credentials.password,
    },
    owner,
  );

async function connected(): Promise<string> {
  const { appId } = await product.asHost(
    "connectSmtp",
    { server: serverAt(own.smtpPort), password: credentials.password },
    owner,
  );
  return appId;
}

/** A mail on its way, caused by an account or by the service itself. */
async function queued(
  account: string | null,
  expiresAt = new Date(Date.now() + 86_400_000).toISOString(),
): Promise<{ id: string; to: string }> {
  const to = `${randomBytes(8).toString("hex")}@janur.test`;
  const params = {
    inviterName: "Rani",
    invitationTitle: "Rani & Dimas",
    role: "editor" as const,
    path: "/join#t=abc",
    expiresAt,
    zone: "Asia/Jakarta",
  };
  const cause = { key: to, account };
  const id = await sendMail({ template: "teamInvitation", to, language: "id", params }, cause, new Date());
  return { id, to };
}

const clock = () => new Date();
const arrivedAt = (server: MailServer, to: string) => server.received.filter((mail) => mail.to.includes(to));

test("mails that a host causes go through their server, under their name; others do not", async () => {
  await connected();
  const [theirs, others, service] = [
    await queued(owner.uid),
    await queued((await newAccount("Dimas")).uid),
    await queued(null),
  ];
  for (const { id } of [theirs, others, service]) await handOverMail(id, clock);
  expect(arrivedAt(own, theirs.to)).toMatchObject([{ from: "rani@keluarga.test" }]);
  expect(arrivedAt(ours, theirs.to)).toEqual([]);
  for (const { to } of [others, service]) {
    expect(arrivedAt(own, to)).toEqual([]);
    expect(arrivedAt(ours, to)).toMatchObject([{ from: "surat@janur.test" }]);
  }
});

test("a server that turned them away is tried again later, and it shows", async () => {
  const appId = await connected();
  await integrationDocument(appId).update({ port: 9 });
  const { id, to } = await queued(owner.uid);
  await handOverMail(id, clock);
  expect((await mailDocument(id).get()).data()).toMatchObject({ state: "queued", attempts: 1 });
  expect((await integrationDocument(appId).get()).data()).toMatchObject({ health: "failing" });
  await integrationDocument(appId).update({ port: own.smtpPort });
  await handOverMail(id, () => new Date(Date.now() + 120_000));
  expect(arrivedAt(own, to)).toHaveLength(1);
  expect((await integrationDocument(appId).get()).data()).toMatchObject({ health: "good" });
});

/** As its way shows to whoever caused it. */
async function shown(appId: string, mailId: string, caller = owner) {
  const { mails } = await product.asHost("listOwnMails", { appId }, caller);
  return mails.find(({ id }) => id === mailId);
}
const resend = async (mailId: string, caller = owner) =>
  (await product.callHost("resendOwnMail", { mailId }, caller)).refusal;

describe("a mail that their server did not send", () => {
  test("says why, in their list alone, and goes once when they send it again", async () => {
    const appId = await connected();
    refuse = () => 550;
    const { id, to } = await queued(owner.uid);
    expect(await shown(appId, id)).toBeUndefined();
    await handOverMail(id, clock);
    expect(await shown(appId, id)).toMatchObject({
      to: `${to.slice(0, 1)}•••@janur.test`,
      subject: "Rani mengajak Anda mengurus undangan Rani & Dimas",
      state: "failed",
      problem: "recipient-refused",
      mayResend: true,
      nextAt: null,
    });
    refuse = () => null;
    const refusals = await Promise.all([resend(id), resend(id), resend(id)]);
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(refusals.filter((refusal) => refusal === "integration/mail-over")).toHaveLength(2);
    await Promise.all([handOverMail(id, clock), handOverMail(id, clock)]);
    expect(arrivedAt(own, to)).toHaveLength(1);
    expect(await shown(appId, id)).toMatchObject({ state: "sent", problem: null, mayResend: false });
    expect(await resend(id)).toBe("integration/mail-over");
    await handOverMail(id, clock);
    expect(arrivedAt(own, to)).toHaveLength(1);
    expect((await mailDocument(id).get()).data()?.message).toBeNull();
  });

  test("waits with its reason until it is tried again by itself", async () => {
    const appId = await connected();
    refuse = () => 451;
    const { id } = await queued(owner.uid);
    await handOverMail(id, clock);
    const waiting = await shown(appId, id);
    expect(waiting).toMatchObject({ state: "queued", problem: "recipient-refused", mayResend: false });
    expect(Date.parse(waiting?.nextAt ?? "")).toBeGreaterThan(Date.now());
    expect(await resend(id)).toBe("integration/mail-over");
    await integrationDocument(appId).update({ user: "somebody-else" });
    await handOverMail(id, () => new Date(Date.now() + 120_000));
    expect(await shown(appId, id)).toMatchObject({ state: "queued", problem: "sign-in-refused" });
  });

  test("may have gone: then nobody sends it again", async () => {
    const appId = await connected();
    const { id, to } = await queued(owner.uid);
    const ownServer = { appId, to, subject: "Rani & Dimas", problem: null };
    await mailDocument(id).update({ state: "handingOver", attempts: 1, dueAt: new Date(0), ownServer });
    await handOverMail(id, clock);
    expect(await shown(appId, id)).toMatchObject({ state: "uncertain", problem: "unsure", mayResend: false });
    expect(await resend(id)).toBe("integration/mail-over");
    await handOverMail(id, clock);
    expect(arrivedAt(own, to)).toEqual([]);
  });

  test("is not sent again once its link is withdrawn or over", async () => {
    const appId = await connected();
    const { invitationId } = await draftWedding(product, owner);
    const email = `${randomBytes(8).toString("hex")}@janur.test`;
    refuse = () => 550;
    const invited = await product.asHost(
      "inviteTeamMember",
      { invitationId, role: "editor", name: "Ibu Ratna", email },
      owner,
    );
    const mailId = mailIdOf(inviteMailKey(invitationId, invited.inviteId));
    await handOverMail(mailId, clock);
    expect(await shown(appId, mailId)).toMatchObject({ state: "failed", mayResend: true });
    await product.asHost("revokeTeamInvite", { invitationId, inviteId: invited.inviteId }, owner);
    expect(await shown(appId, mailId)).toMatchObject({ problem: "withdrawn", mayResend: false });
    expect(await resend(mailId)).toBe("integration/mail-over");
    const old = await queued(owner.uid, "2020-01-01T00:00:00.000Z");
    await handOverMail(old.id, clock);
    expect(await shown(appId, old.id)).toMatchObject({ state: "failed", mayResend: false });
    expect(await resend(old.id)).toBe("integration/mail-over");
  });

  test("is nobody else's to see or to send, and goes with the connection", async () => {
    const appId = await connected();
    refuse = () => 550;
    const { id } = await queued(owner.uid);
    await handOverMail(id, clock);
    const stranger = await newAccount("Dimas");
    expect((await product.callHost("listOwnMails", { appId }, stranger)).refusal).toBe(
      "integration/not-found",
    );
    expect((await product.callHost("listOwnMails", { appId }, null)).refusal).toBe("auth/required");
    expect(await resend(id, stranger)).toBe("integration/not-found");
    expect((await product.callHost("resendOwnMail", { mailId: id }, null)).refusal).toBe("auth/required");
    const service = await queued(null);
    await handOverMail(service.id, clock);
    expect(await resend(service.id)).toBe("integration/not-found");
    await product.asHost("disconnectIntegration", { appId }, owner);
    expect((await mailDocument(id).get()).data()).toMatchObject({ ownServer: null, message: null });
    expect(await resend(id)).toBe("integration/not-found");
  });
});

test("a test goes to their own address, and says what the server said", async () => {
  const appId = await connected();
  const tested = () => product.asHost("testIntegration", { appId }, owner);
  expect(await tested()).toEqual({ kind: "smtp", outcome: "taken" });
  expect(own.received.at(-1)).toMatchObject({
    to: ["rani@keluarga.test"],
    subject: "Surat uji dari Janur",
  });
  refuse = () => 550;
  expect(await tested()).toEqual({ kind: "smtp", outcome: "refused" });
  await integrationDocument(appId).update({ user: "somebody-else" });
  expect(await tested()).toEqual({ kind: "smtp", outcome: "sign-in-refused" });
  await integrationDocument(appId).update({ port: 9 });
  expect(await tested()).toEqual({ kind: "smtp", outcome: "unheard" });
});

test("the password is kept sealed, and goes with the connection", async () => {
  const appId = await connected();
  const kept = () => db().getAll(db().doc(paths.integration(appId)), db().doc(paths.secret(`app-${appId}`)));
  const text = JSON.stringify((await kept()).map((document) => document.data()));
  expect(text).toContain("rani@keluarga.test");
  expect(text).not.toContain(credentials.password);
  await product.asHost("disconnectIntegration", { appId }, owner);
  expect((await kept()).map(({ exists }) => exists)).toEqual([false, false]);
  const { id, to } = await queued(owner.uid);
  await handOverMail(id, clock);
  expect(arrivedAt(ours, to)).toHaveLength(1);
});

test("what lets nobody in, is not there or must not be asked is not connected", async () => {
  expect((await connect({ password: "another" })).refusal).toBe("integration/sign-in-refused");
  expect((await connect({ port: 9 })).refusal).toBe("integration/unreachable");
  expect((await connect({ host: "10.0.0.1" })).refusal).toBe("integration/address-refused");
  expect((await connect({ host: "169.254.169.254" })).refusal).toBe("integration/address-refused");
  expect((await connect({ host: "a b" })).refusal).toBe("input/invalid");
  vi.stubEnv("JANUR_LOOPBACK_APPS", "");
  expect((await connect()).refusal).toBe("integration/address-refused");
  expect((await connect({ port: 465 })).refusal).toBe("integration/address-refused");
  vi.stubEnv("JANUR_LOOPBACK_APPS", "true");
});
