/** Settings of the project; `npm start` and the tests name the local demo's, a deployment its own. */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** Site key of reCAPTCHA Enterprise for App Check; without it no operation brings a token of it. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** Development only, against a real project: registered there by hand under App Check, "Manage debug tokens". */
  readonly VITE_APP_CHECK_DEBUG_TOKEN?: string;
  /** Where the service is at home: `https://janur.example`. Read by the build alone. */
  readonly VITE_SITE_URL?: string;
  /** What the front page says of the price: `free` where nothing is said here, `hidden` for no such block. */
  readonly VITE_PRICE?: "free" | "hidden";
  /** Written into the code by the build, so that what only a demo has is in no other bundle. */
  readonly IS_DEMO: boolean;
  /** Of the demo under /clerk; without it those pages say how to get one. */
  readonly VITE_CLERK_PUBLISHABLE_KEY?: string;
  /** Development only: the page's own port tells nothing there. */
  readonly VITE_JANUR_PORT_OFFSET?: string;
}
