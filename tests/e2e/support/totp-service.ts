import { createHmac, randomBytes } from "node:crypto";
import type { BrowserContext, Route } from "@playwright/test";
import * as z from "zod";

/*
 * The Auth emulator knows codes by SMS as second factors and no authenticators. This speaks the part of Identity Toolkit's
 * protocol that it lacks, between the browser's own SDK and the emulator: whoever has an authenticator gets a pending credential
 * for a password, and a session for the right code. Codes are those of RFC 6238.
 */

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepMs = 30_000;

/** The code of an authenticator now. @param key base32 */
export function totpCode(key: string, at = Date.now()): string {
  const bits = [...key].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("");
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / stepMs)));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** A code that is none of now, of just before and of just after. */
export function wrongCode(key: string): string {
  const good = new Set([-stepMs, 0, stepMs].map((shift) => totpCode(key, Date.now() + shift)));
  return ["000000", "111111", "222222", "333333"].find((code) => !good.has(code)) ?? "444444";
}

const isRight = (key: string, code: string) =>
  [-stepMs, 0].some((shift) => totpCode(key, Date.now() + shift) === code);

const claimsSchema = z.looseObject({ firebase: z.looseObject({}) });

/** The emulator signs nothing, so a token may be given the claim that Firebase would write. */
function proven(token: string): string {
  const [head = "", body = ""] = token.split(".");
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  const firebase = { ...claims.firebase, sign_in_second_factor: "totp", second_factor_identifier: "app" };
  return `${head}.${Buffer.from(JSON.stringify({ ...claims, firebase })).toString("base64url")}.`;
}

const tokensSchema = z.object({ idToken: z.string(), refreshToken: z.string() });
const enrolmentSchema = z.object({
  idToken: z.string(),
  totpVerificationInfo: z.object({ verificationCode: z.string() }),
});
const signInSchema = z.object({
  mfaEnrollmentId: z.literal("app"),
  mfaPendingCredential: z.literal("pending"),
  totpVerificationInfo: z.object({ verificationCode: z.string() }),
});

const headers = { "access-control-allow-origin": "*" };
const answer = (route: Route, json: unknown, status = 200) => route.fulfill({ status, json, headers });
const refuse = (route: Route) =>
  answer(
    route,
    { error: { code: 400, message: "INVALID_CODE", errors: [{ message: "INVALID_CODE" }] } },
    400,
  );

/**
 * Gives the accounts of this browser authenticators.
 * @param signIn gives tokens of the account as the emulator makes them
 */
export async function standInForAuthenticators(
  context: BrowserContext,
  signIn: () => Promise<{ idToken: string; refreshToken: string }>,
): Promise<void> {
  const key = [...randomBytes(32)].map((byte) => alphabet.charAt(byte % 32)).join("");
  const info = {
    mfaEnrollmentId: "app",
    displayName: "Authenticator",
    enrolledAt: new Date().toISOString(),
    totpInfo: {},
  };
  let isEnrolled = false;
  let pending: { idToken: string; refreshToken: string } | null = null;
  const service = (path: string) => new RegExp(`identitytoolkit\\.googleapis\\.com/${path}`);

  await context.route(service("v2/accounts/mfaEnrollment:start"), (route) =>
    answer(route, {
      totpSessionInfo: {
        sharedSecretKey: key,
        verificationCodeLength: 6,
        hashingAlgorithm: "SHA1",
        periodSec: 30,
        sessionInfo: "enrolment",
        finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
      },
    }),
  );
  await context.route(service("v2/accounts/mfaEnrollment:finalize"), async (route) => {
    const { totpVerificationInfo } = enrolmentSchema.parse(route.request().postDataJSON());
    if (!isRight(key, totpVerificationInfo.verificationCode)) return refuse(route);
    isEnrolled = true;
    const { idToken, refreshToken } = await signIn();
    return answer(route, { idToken: proven(idToken), refreshToken });
  });
  await context.route(service("v2/accounts/mfaSignIn:finalize"), async (route) => {
    const { totpVerificationInfo } = signInSchema.parse(route.request().postDataJSON());
    if (pending === null || !isRight(key, totpVerificationInfo.verificationCode)) return refuse(route);
    return answer(route, { idToken: proven(pending.idToken), refreshToken: pending.refreshToken });
  });
  await context.route(service("v1/accounts:signInWithPassword"), async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    const tokens = tokensSchema.safeParse(body);
    if (!isEnrolled || !tokens.success) return route.fulfill({ response });
    pending = tokens.data;
    const { idToken: _, refreshToken: __, ...rest } = z.looseObject({}).parse(body);
    return answer(route, { ...rest, mfaPendingCredential: "pending", mfaInfo: [info] });
  });
  await context.route(service("v1/accounts:lookup"), async (route) => {
    const response = await route.fetch();
    if (!isEnrolled || !response.ok()) return route.fulfill({ response });
    const { users } = z.object({ users: z.array(z.looseObject({})) }).parse(await response.json());
    return answer(route, { users: users.map((user) => ({ ...user, mfaInfo: [info] })) });
  });
  await context.route(/securetoken\.googleapis\.com\/v1\/token/, async (route) => {
    const response = await route.fetch();
    const fresh = z.looseObject({ id_token: z.string() }).safeParse(await response.json());
    if (!isEnrolled || !fresh.success) return route.fulfill({ response });
    const token = proven(fresh.data.id_token);
    return answer(route, { ...fresh.data, id_token: token, access_token: token });
  });
}
