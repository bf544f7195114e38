import {
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
  verifyPasswordResetCode,
  type User,
  type UserCredential,
} from "firebase/auth";
import { auth } from "../../lib/firebase/auth.ts";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import { getSession, loadProfileCode, refreshSession, signedInSession } from "../../lib/session/session.ts";
import { notifyOtherTabs } from "../../lib/session/verification.ts";
import { problemOf } from "./auth-message.ts";
import { withSecondFactor } from "./with-second-factor.ts";

/** Mails and Google's window speak the language of the application. */
function speakOurLanguage(): void {
  auth.languageCode = currentLanguage();
}

export async function signIn(email: string, password: string): Promise<void> {
  await withSecondFactor(signInWithEmailAndPassword(auth, email, password));
  await signedInSession();
}

/**
 * Registers: account → name on the account → profile. The trigger and the
 * session's own callback may write the profile before, between or after; the
 * transaction of the last step lets the typed name win in every order.
 * @throws Firebase Auth's error while there is no account yet. Once there is
 *   one, a failed name is not an error of signing up: the profile screen has it.
 */
export async function signUp(displayName: string, email: string, password: string): Promise<void> {
  speakOurLanguage();
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  if (displayName !== "") {
    await Promise.allSettled([updateProfile(user, { displayName })]);
    const { writeTypedName } = await loadProfileCode();
    await Promise.allSettled([writeTypedName(user, displayName)]);
  }
  await Promise.allSettled([refreshSession(), sendEmailVerification(user)]);
  await signedInSession();
}

export interface SignInResult {
  /** The account was made by this very sign-in. */
  isNew: boolean;
}

export function signInResult(credential: UserCredential): SignInResult {
  return { isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false };
}

/** Google's own window. */
export async function signInWithGoogle(): Promise<SignInResult> {
  speakOurLanguage();
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: "select_account" });
  const result = signInResult(
    await withSecondFactor(signInWithPopup(auth, provider, browserPopupRedirectResolver)),
  );
  await signedInSession();
  return result;
}

/** Sends the mail with the link. An unknown address is no error: the answer must not tell. */
export async function requestPasswordReset(email: string): Promise<void> {
  speakOurLanguage();
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (problemOf(error) !== "wrongCredentials") throw error;
  }
}

/** Whom a reset link belongs to. @throws for used and expired links */
export function emailOfResetLink(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code);
}

/**
 * Sets the password of a reset link, and signs in with it where nobody else is signed in here.
 * @returns whether this browser is signed in to that account now
 */
export async function setNewPassword(code: string, email: string, password: string): Promise<boolean> {
  await confirmPasswordReset(auth, code, password);
  if (auth.currentUser !== null && auth.currentUser.email !== email) return false;
  try {
    await signIn(email, password);
    return true;
  } catch {
    // The password is changed all the same; the sign-in page has the address.
    return false;
  }
}

/** Runs a confirmation link to its end. @returns the address that holds from now on, when the link tells it */
export async function applyEmailLink(code: string): Promise<string | null> {
  const { data } = await checkActionCode(auth, code);
  await applyActionCode(auth, code);
  await Promise.allSettled([syncAccountChange()]);
  return data.email ?? null;
}

/** The account changed behind the SDK's back: fetch it, and let the profile's address follow. */
async function syncAccountChange(): Promise<void> {
  // The link may have been run before the SDK knew who is signed in here.
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user === null) return;
  await Promise.allSettled([user.reload().then(() => user.getIdToken(true))]);
  notifyOtherTabs();
  const session = getSession();
  if (session.status === "signed-in" && session.profile !== null) {
    const { syncAccountEmail } = await loadProfileCode();
    await syncAccountEmail(user, session.profile);
  }
  await refreshSession();
}

export async function resendVerification(user: User): Promise<void> {
  speakOurLanguage();
  await sendEmailVerification(user);
}

/** @param displayName parsed by the form; account and profile carry the same name */
export async function changeDisplayName(user: User, displayName: string): Promise<void> {
  const { changeProfileName } = await loadProfileCode();
  await changeProfileName(user.uid, displayName);
  await Promise.allSettled([updateProfile(user, { displayName })]);
  await refreshSession();
}
