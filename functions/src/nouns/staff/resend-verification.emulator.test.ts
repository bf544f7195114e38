import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startMailServer, type MailServer } from "../../../../tools/emulators/mail-server.ts";
import { db } from "../../platform/google/firestore.ts";
import { newAccount, newAdmin, withVerifiedEmail, type Account } from "../../../../tests/harness/accounts.ts";
import { startProduct, type Product } from "../../../../tests/harness/product.ts";
import { handOverMail } from "../../notify/mail/hand-over-mail.ts";
import { accounts } from "../../platform/google/auth-record.ts";
import { syncAccount } from "./sync-account.ts";

/* A mail server of this file's own; the queue of the suite is not asked. */

let product: Product;
let server: MailServer;
let admin: Account;
beforeAll(async () => {
  server = await startMailServer({ smtp: 0, inbox: 0 });
  vi.stubEnv("JANUR_SMTP_URL", `smtp://127.0.0.1:${String(server.smtpPort)}`);
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
  product = await startProduct();
  admin = await newAdmin("Bu Wening");
  await syncAccount(admin.uid);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([product.close(), server.close()]);
});

const resend = ({ uid }: Account) => product.asStaff("resendVerification", { uid }, admin);

/** What the queue holds for an address and, once it is handed over, what arrived there. */
async function mailsTo({ email }: Account): Promise<string[]> {
  const queued = await db().collection(paths.mails()).where("message.to", "==", email).get();
  for (const { id } of queued.docs) await handOverMail(id, () => new Date());
  return server.received.filter(({ to }) => to.includes(email)).map(({ text }) => text);
}

/** Follows a link of Firebase Auth, as `/auth/action` does. */
async function apply(oobCode: string): Promise<boolean> {
  const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "";
  const { ok } = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ oobCode }),
  });
  return ok;
}

describe("resendVerification", () => {
  test("sends a link to our own page that confirms the address, once for a while, in the reader's language", async () => {
    const host = await newAccount("Rani");
    await db().doc(paths.userSettings(host.uid, "account")).set({ language: "en", zone: "Asia/Jakarta" });
    expect(await resend(host)).toEqual({ isSent: true });
    expect(await resend(host)).toEqual({ isSent: true });
    const arrived = await mailsTo(host);
    expect(arrived).toHaveLength(1);
    expect(arrived[0]).toContain("Tap the button below");
    const link = /https?:\/\/\S+/.exec(arrived[0] ?? "")?.[0] ?? "";
    const { pathname, searchParams } = new URL(link);
    expect([pathname, searchParams.get("mode")]).toEqual(["/auth/action", "verifyEmail"]);
    expect(await apply(searchParams.get("oobCode") ?? "")).toBe(true);
    expect((await accounts().getUser(host.uid)).emailVerified).toBe(true);
    await syncAccount(host.uid);
    const { trail } = await product.asStaff("userDetails", { uid: host.uid }, admin);
    expect(trail[0]).toMatchObject({ byName: "Bu Wening", deed: { kind: "resendVerification" } });
  });

  test("sends nothing where nothing is to be confirmed, and nothing to a shut account", async () => {
    const [verified, shut] = await Promise.all([
      newAccount("Rani").then(withVerifiedEmail),
      newAccount("Dimas"),
    ]);
    await accounts().updateUser(shut.uid, { disabled: true });
    const { uid } = await accounts().createUser({ phoneNumber: `+62811${String(Date.now()).slice(-8)}` });
    for (const account of [verified, shut, { uid, email: "", idToken: "" }])
      expect(await resend(account)).toEqual({ isSent: false });
    expect(await mailsTo(verified)).toEqual([]);
    expect(await mailsTo(shut)).toEqual([]);
  });
});
