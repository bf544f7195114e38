import {
  linkWithPhoneNumber,
  reauthenticateWithPhoneNumber,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from "firebase/auth";
import { auth } from "../../lib/firebase/auth.ts";
import { isDemoProject } from "../../lib/firebase/config.ts";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import { refreshSession, signedInSession } from "../../lib/session/session.ts";
import { signInResult, type SignInResult } from "./data.ts";

/** An SMS is on its way; `confirm` takes the six digits. */
export interface SentCode {
  confirm: (code: string) => Promise<SignInResult>;
}

/** Gives Firebase's calls the language, and an invisible proof of being a person for as long as they run. */
async function withProof<T>(
  container: HTMLElement,
  ask: (proof: RecaptchaVerifier) => Promise<T>,
): Promise<T> {
  auth.languageCode = currentLanguage();
  // The emulator sends no SMS and cannot reach the proof's servers.
  auth.settings.appVerificationDisabledForTesting = isDemoProject;
  const proof = new RecaptchaVerifier(auth, container, { size: "invisible" });
  try {
    return await ask(proof);
  } finally {
    proof.clear();
  }
}

/**
 * Asks Firebase to send a code for signing in.
 * @param phone E.164
 * @param container an empty element for the invisible proof of being a person
 */
export async function sendCode(phone: string, container: HTMLElement): Promise<SentCode> {
  const sent = await withProof(container, (proof) => signInWithPhoneNumber(auth, phone, proof));
  return {
    confirm: async (code) => {
      const result = signInResult(await sent.confirm(code));
      await signedInSession();
      return result;
    },
  };
}

/** The same for a number that becomes another way into the account that is open. */
export async function sendLinkCode(phone: string, container: HTMLElement): Promise<SentCode> {
  const { user } = await signedInSession();
  const sent = await withProof(container, (proof) => linkWithPhoneNumber(user, phone, proof));
  return {
    confirm: async (code) => {
      const result = signInResult(await sent.confirm(code));
      await refreshSession();
      return result;
    },
  };
}

/** The same for whoever is signed in by their number alone and has to prove that it is they. */
export async function sendProofCode(phone: string, container: HTMLElement): Promise<SentCode> {
  const { user } = await signedInSession();
  const sent = await withProof(container, (proof) => reauthenticateWithPhoneNumber(user, phone, proof));
  return { confirm: async (code) => signInResult(await sent.confirm(code)) };
}
