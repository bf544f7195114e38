import { RecaptchaVerifier, signInWithPhoneNumber, type ConfirmationResult } from "firebase/auth";
import { auth } from "../../lib/firebase/auth.ts";
import { isDemoProject } from "../../lib/firebase/config.ts";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import { signedInSession } from "../../lib/session/session.ts";
import { signInResult, type SignInResult } from "./data.ts";

/** An SMS is on its way; `confirm` takes the six digits. */
export interface SentCode {
  confirm: (code: string) => Promise<SignInResult>;
}

/**
 * Asks Firebase to send a code.
 * @param phone E.164
 * @param container an empty element for the invisible proof of being a person
 */
export async function sendCode(phone: string, container: HTMLElement): Promise<SentCode> {
  auth.languageCode = currentLanguage();
  // The emulator sends no SMS and cannot reach the proof's servers.
  auth.settings.appVerificationDisabledForTesting = isDemoProject;
  const verifier = new RecaptchaVerifier(auth, container, { size: "invisible" });
  try {
    const sent: ConfirmationResult = await signInWithPhoneNumber(auth, phone, verifier);
    return {
      confirm: async (code) => {
        const result = signInResult(await sent.confirm(code));
        await signedInSession();
        return result;
      },
    };
  } finally {
    verifier.clear();
  }
}
