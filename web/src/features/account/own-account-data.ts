import type { FarewellChoice } from "@janur/domain/contracts/account-callables";
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type User,
} from "firebase/auth";
import { base64Of } from "../../lib/text/base64.ts";
import { callHost } from "../../lib/client/callables.ts";
import { auth } from "../../lib/firebase/auth.ts";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import { refreshSession, signOut } from "../../lib/session/session.ts";
import { countUnsent } from "../../lib/storage/unsent.ts";
import { CurrentPasswordRefused, problemOf } from "./auth-message.ts";
import { withSecondFactor } from "./with-second-factor.ts";
import { hasMethod, providerIds, type SignInMethod } from "./sign-in-methods.ts";

/** Google's window, in the language of the application. */
function google(): GoogleAuthProvider {
  auth.languageCode = currentLanguage();
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: "select_account" });
  return provider;
}

/** Firebase asks for a recent sign-in before the account's keys change; this is one. Accounts by phone alone have nothing to show here. */
export async function proveIdentity(user: User, password: string): Promise<void> {
  if (hasMethod(user, "password") && user.email !== null) {
    const credential = EmailAuthProvider.credential(user.email, password);
    await withSecondFactor(reauthenticateWithCredential(user, credential)).catch((error: unknown) => {
      throw problemOf(error) === "wrongCredentials" ? new CurrentPasswordRefused() : error;
    });
  } else if (hasMethod(user, "google")) {
    await withSecondFactor(reauthenticateWithPopup(user, google(), browserPopupRedirectResolver));
  }
}

/** When the person of this session last proved who they are; in milliseconds since 1970. */
export async function signedInAt(user: User): Promise<number> {
  return Date.parse((await user.getIdTokenResult()).authTime);
}

/**
 * Sends a link to the new address; the account changes when it is opened.
 * @param password the current one; not looked at where the account has none
 */
export async function askToChangeEmail(user: User, email: string, password: string): Promise<void> {
  await proveIdentity(user, password);
  auth.languageCode = currentLanguage();
  await verifyBeforeUpdateEmail(user, email);
}

/** Other devices are signed out by it; this one stays. */
export async function changePassword(user: User, current: string, next: string): Promise<void> {
  await proveIdentity(user, current);
  await updatePassword(user, next);
}

/** Lets an account that signs in by Google or phone use a password, too. */
export async function addPassword(user: User, email: string, password: string): Promise<void> {
  await linkWithCredential(user, EmailAuthProvider.credential(email, password));
  auth.languageCode = currentLanguage();
  if (!user.emailVerified) await Promise.allSettled([sendEmailVerification(user)]);
  await user.getIdToken(true);
  await refreshSession();
}

/** @param picture a square JPEG or WebP; null takes the photo away */
export async function changePhoto(user: User, picture: Blob | null): Promise<void> {
  const encoded = picture === null ? null : await base64Of(picture);
  const { path } = await countUnsent(callHost("saveProfilePhoto", { picture: encoded }));
  // The profile says it by now.
  const photoURL = path === null ? "" : new URL(path, window.location.origin).href;
  await Promise.allSettled([updateProfile(user, { photoURL })]);
  await refreshSession();
}

export async function linkGoogle(user: User): Promise<void> {
  await linkWithPopup(user, google(), browserPopupRedirectResolver);
  await refreshSession();
}

export async function unlinkMethod(user: User, method: SignInMethod): Promise<void> {
  await unlink(user, providerIds[method]);
  await refreshSession();
}

/** Ends the sessions of every device. @throws what `callHost` throws while nothing has ended yet */
export async function signOutEverywhere(): Promise<void> {
  await callHost("signOutEverywhere", {});
  await signOut();
}

/**
 * Ends the account and this session with it, after `proveIdentity`.
 * @throws what `callHost` throws while nothing has ended yet
 */
export async function deleteAccount(user: User, choices: FarewellChoice[]): Promise<void> {
  // The token says when the person last proved who they are.
  await user.getIdToken(true);
  await callHost("deleteMyAccount", { choices });
  await signOut();
}
