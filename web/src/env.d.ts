/** Settings of a real project; without them the application speaks to the local demo. */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** Of the demo under /clerk; without it those pages say how to get one. */
  readonly VITE_CLERK_PUBLISHABLE_KEY?: string;
  /** Development only: the page's own port tells nothing there. */
  readonly VITE_JANUR_PORT_OFFSET?: string;
}
