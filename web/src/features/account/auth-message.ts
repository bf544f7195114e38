import type account from "../../locales/id/account.ts";

export type ProblemKey = keyof (typeof account)["problem"];

/**
 * Every code of Firebase Auth to the text a person should read. The texts are
 * grouped by what the person can do about it; most codes mean a fault of ours.
 */
const problemByCode: Record<string, ProblemKey> = {
  // What was typed
  "auth/invalid-email": "invalidEmail",
  "auth/missing-email": "invalidEmail",
  "auth/email-already-in-use": "emailInUse",
  "auth/weak-password": "weakPassword",
  "auth/password-does-not-meet-requirements": "weakPassword",
  "auth/missing-password": "missingPassword",
  "auth/invalid-phone-number": "invalidPhone",
  "auth/missing-phone-number": "invalidPhone",
  // These four must stay one text: it may not tell whether an account exists.
  "auth/invalid-credential": "wrongCredentials",
  "auth/invalid-login-credentials": "wrongCredentials",
  "auth/wrong-password": "wrongCredentials",
  "auth/user-not-found": "wrongCredentials",
  "auth/user-disabled": "wrongCredentials",
  "janur/current-password": "wrongCurrent",
  // Codes by SMS
  "auth/invalid-verification-code": "wrongCode",
  "auth/missing-verification-code": "wrongCode",
  "auth/code-expired": "expiredCode",
  "auth/invalid-verification-id": "expiredCode",
  "auth/missing-verification-id": "expiredCode",
  "auth/quota-exceeded": "tooManyRequests",
  "auth/too-many-requests": "tooManyRequests",
  // Links from mails
  "auth/expired-action-code": "expiredLink",
  "auth/invalid-action-code": "usedLink",
  // Google and other windows
  "auth/popup-blocked": "popupBlocked",
  "auth/popup-closed-by-user": "popupClosed",
  "auth/cancelled-popup-request": "popupClosed",
  "auth/user-cancelled": "popupClosed",
  "janur/second-factor-cancelled": "popupClosed",
  "auth/redirect-cancelled-by-user": "popupClosed",
  "auth/redirect-operation-pending": "popupClosed",
  "auth/account-exists-with-different-credential": "otherMethod",
  "auth/credential-already-in-use": "otherMethod",
  "auth/provider-already-linked": "alreadyLinked",
  "auth/rejected-credential": "rejectedCredential",
  "auth/missing-or-invalid-nonce": "rejectedCredential",
  // Sessions
  "auth/requires-recent-login": "signInAgain",
  "auth/user-token-expired": "signInAgain",
  "auth/invalid-user-token": "signInAgain",
  "auth/user-signed-out": "signInAgain",
  "auth/user-mismatch": "signInAgain",
  "auth/null-user": "signInAgain",
  // The way to the service
  "auth/network-request-failed": "network",
  "auth/timeout": "network",
  "auth/web-storage-unsupported": "storageBlocked",
  "auth/unsupported-persistence-type": "storageBlocked",
  "auth/operation-not-supported-in-this-environment": "unsupportedBrowser",
  "auth/cors-unsupported": "unsupportedBrowser",
  // Proof of being a person
  "auth/captcha-check-failed": "captchaFailed",
  "auth/missing-app-credential": "captchaFailed",
  "auth/invalid-app-credential": "captchaFailed",
  "auth/recaptcha-not-enabled": "captchaFailed",
  "auth/missing-recaptcha-token": "captchaFailed",
  "auth/invalid-recaptcha-token": "captchaFailed",
  "auth/invalid-recaptcha-action": "captchaFailed",
  "auth/missing-recaptcha-version": "captchaFailed",
  "auth/invalid-recaptcha-version": "captchaFailed",
  "auth/missing-client-type": "captchaFailed",
  "auth/invalid-req-type": "captchaFailed",
  // Rules of the project
  "auth/operation-not-allowed": "notAllowed",
  "auth/admin-restricted-operation": "notAllowed",
  "auth/unauthorized-domain": "notAllowed",
  "auth/unverified-email": "unverifiedEmail",
  "auth/email-change-needs-verification": "unverifiedEmail",
  // A second factor that is none of ours: forms ask for an authenticator's code themselves (`with-second-factor.ts`)
  "auth/multi-factor-auth-required": "secondFactor",
  "auth/multi-factor-info-not-found": "secondFactor",
  "auth/missing-multi-factor-info": "secondFactor",
  "auth/missing-multi-factor-session": "secondFactor",
  "auth/invalid-multi-factor-session": "secondFactor",
  "auth/second-factor-already-in-use": "secondFactor",
  "auth/maximum-second-factor-count-exceeded": "secondFactor",
  "auth/unsupported-first-factor": "secondFactor",
  // Wrong settings or calls: nothing the person can mend
  "auth/argument-error": "fault",
  "auth/app-not-authorized": "fault",
  "auth/app-not-installed": "fault",
  "auth/app-deleted": "fault",
  "auth/already-initialized": "fault",
  "auth/auth-domain-config-required": "fault",
  "auth/cordova-not-ready": "fault",
  "auth/custom-token-mismatch": "fault",
  "auth/dependent-sdk-initialized-before-auth": "fault",
  "auth/dynamic-link-not-activated": "fault",
  "auth/emulator-config-failed": "fault",
  "auth/internal-error": "fault",
  "auth/invalid-api-key": "fault",
  "auth/invalid-app-id": "fault",
  "auth/invalid-auth-event": "fault",
  "auth/invalid-cert-hash": "fault",
  "auth/invalid-continue-uri": "fault",
  "auth/invalid-cordova-configuration": "fault",
  "auth/invalid-custom-token": "fault",
  "auth/invalid-dynamic-link-domain": "fault",
  "auth/invalid-emulator-scheme": "fault",
  "auth/invalid-hosting-link-domain": "fault",
  "auth/invalid-message-payload": "fault",
  "auth/invalid-oauth-client-id": "fault",
  "auth/invalid-oauth-provider": "fault",
  "auth/invalid-persistence-type": "fault",
  "auth/invalid-provider-id": "fault",
  "auth/invalid-recipient-email": "fault",
  "auth/invalid-sender": "fault",
  "auth/invalid-tenant-id": "fault",
  "auth/missing-android-pkg-name": "fault",
  "auth/missing-continue-uri": "fault",
  "auth/missing-iframe-start": "fault",
  "auth/missing-ios-bundle-id": "fault",
  "auth/no-auth-event": "fault",
  "auth/no-such-provider": "fault",
  "auth/tenant-id-mismatch": "fault",
  "auth/unauthorized-continue-uri": "fault",
  "auth/unsupported-tenant-operation": "fault",
};

/** Whoever is signed in did not know the password; to them, and only to them, that may be told. */
export class CurrentPasswordRefused extends Error {
  readonly code = "janur/current-password";
}

function codeOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/** The key of the text for an error of Firebase Auth; anything unknown is a fault of ours. */
export function problemOf(error: unknown): ProblemKey {
  const code = codeOf(error);
  return (code === null ? undefined : problemByCode[code]) ?? "fault";
}

/** Codes with a text of their own, for the test that holds them against the SDK. */
export const knownAuthCodes: readonly string[] = Object.keys(problemByCode);
