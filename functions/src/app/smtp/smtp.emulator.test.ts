import { randomBytes } from "node:crypto";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startMailServer, type MailServer } from "../../../../tools/emulators/mail-server.ts";
import { db } from "../../firestore.ts";
import { newAccount, type Account } from "../../harness/accounts.ts";
import { startProduct, type Product } from "../../harness/product.ts";
import { handOverMail } from "../../mail/hand-over-mail.ts";
import { mailDocument } from "../../mail/mail-document.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { appDocument } from "../app-documents.ts";

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
  owner = await newAccount("Rani");
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
async function queued(account: string | null): Promise<{ id: string; to: string }> {
  const to = `${randomBytes(8).toString("hex")}@janur.test`;
  const params = {
    inviterName: "Rani",
    invitationTitle: "Rani & Dimas",
    role: "editor" as const,
    path: "/join#t=abc",
    expiresAt: "2026-12-01T00:00:00.000Z",
    zone: "Asia/Jakarta",
  };
  const cause = { key: to, account };
  const id = await sendMail({ template: "teamInvitation", to, language: "id", params }, cause, new Date());
  return { id, to };
}

const clock = () => new Date();
const arrivedAt = (server: MailServer, to: string) => server.received.filter((mail) => mail.to.includes(to));

test("mails that a host causes go through her server, under her name; others do not", async () => {
  await connected();
  const [hers, others, service] = [
    await queued(owner.uid),
    await queued((await newAccount("Dimas")).uid),
    await queued(null),
  ];
  for (const { id } of [hers, others, service]) await handOverMail(id, clock);
  expect(arrivedAt(own, hers.to)).toMatchObject([{ from: "rani@keluarga.test" }]);
  expect(arrivedAt(ours, hers.to)).toEqual([]);
  for (const { to } of [others, service]) {
    expect(arrivedAt(own, to)).toEqual([]);
    expect(arrivedAt(ours, to)).toMatchObject([{ from: "surat@janur.test" }]);
  }
});

test("a server that turned her away is tried again later, and it shows", async () => {
  const appId = await connected();
  await appDocument(appId).update({ port: 9 });
  const { id, to } = await queued(owner.uid);
  await handOverMail(id, clock);
  expect((await mailDocument(id).get()).data()).toMatchObject({ state: "queued", attempts: 1 });
  expect((await appDocument(appId).get()).data()).toMatchObject({ health: "failing" });
  await appDocument(appId).update({ port: own.smtpPort });
  await handOverMail(id, () => new Date(Date.now() + 120_000));
  expect(arrivedAt(own, to)).toHaveLength(1);
  expect((await appDocument(appId).get()).data()).toMatchObject({ health: "good" });
});

test("a test goes to her own address, and says what the server said", async () => {
  const appId = await connected();
  const tested = () => product.asHost("testApp", { appId }, owner);
  expect(await tested()).toEqual({ kind: "smtp", outcome: "taken" });
  expect(own.received.at(-1)).toMatchObject({
    to: ["rani@keluarga.test"],
    subject: "Surat uji dari Janur",
  });
  refuse = () => 550;
  expect(await tested()).toEqual({ kind: "smtp", outcome: "refused" });
  await appDocument(appId).update({ user: "somebody-else" });
  expect(await tested()).toEqual({ kind: "smtp", outcome: "sign-in-refused" });
  await appDocument(appId).update({ port: 9 });
  expect(await tested()).toEqual({ kind: "smtp", outcome: "unheard" });
});

test("the password is kept sealed, and goes with the connection", async () => {
  const appId = await connected();
  const kept = () => db().getAll(db().doc(paths.app(appId)), db().doc(paths.secret(`app-${appId}`)));
  const text = JSON.stringify((await kept()).map((document) => document.data()));
  expect(text).toContain("rani@keluarga.test");
  expect(text).not.toContain(credentials.password);
  await product.asHost("disconnectApp", { appId }, owner);
  expect((await kept()).map(({ exists }) => exists)).toEqual([false, false]);
  const { id, to } = await queued(owner.uid);
  await handOverMail(id, clock);
  expect(arrivedAt(ours, to)).toHaveLength(1);
});

test("what lets nobody in, is not there or must not be asked is not connected", async () => {
  expect((await connect({ password: "another" })).refusal).toBe("app/sign-in-refused");
  expect((await connect({ port: 9 })).refusal).toBe("app/unreachable");
  expect((await connect({ host: "10.0.0.1" })).refusal).toBe("app/address-refused");
  expect((await connect({ host: "169.254.169.254" })).refusal).toBe("app/address-refused");
  expect((await connect({ host: "a b" })).refusal).toBe("input/invalid");
  vi.stubEnv("JANUR_LOOPBACK_APPS", "");
  expect((await connect()).refusal).toBe("app/address-refused");
  expect((await connect({ port: 465 })).refusal).toBe("app/address-refused");
  vi.stubEnv("JANUR_LOOPBACK_APPS", "true");
});
