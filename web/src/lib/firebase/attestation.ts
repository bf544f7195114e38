import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from "firebase/app-check";
import { firebaseApp } from "./auth.ts";

/*
 * A chunk of its own, with reCAPTCHA behind it: nobody loads it before their first operation, and no build without a
 * site key at all.
 */

let appCheck: AppCheck | undefined;

function start(siteKey: string): AppCheck {
  // A page under development has an address that reCAPTCHA does not know: its token is registered by hand.
  if (import.meta.env.DEV && import.meta.env.VITE_APP_CHECK_DEBUG_TOKEN !== undefined) {
    Reflect.set(self, "FIREBASE_APPCHECK_DEBUG_TOKEN", import.meta.env.VITE_APP_CHECK_DEBUG_TOKEN);
  }
  return initializeAppCheck(firebaseApp, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/** The token that is kept, or a new one. */
export async function attest(siteKey: string): Promise<string> {
  appCheck ??= start(siteKey);
  return (await getToken(appCheck)).token;
}
