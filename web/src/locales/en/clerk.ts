import type id from "../id/clerk.ts";

const texts: typeof id = {
  area: "Demo of another account provider",
  lead: "This page uses Clerk, apart from Janur’s own accounts. Signing in here opens no invitation.",
  toJanur: "To Janur",
  pages: "Pages of the demo",
  signIn: "Sign in",
  signUp: "Sign up",
  userManagement: "Manage account",
  signInTitle: "Sign in with Clerk",
  signUpTitle: "Sign up with Clerk",
  userManagementTitle: "Clerk account",
  signOut: "Sign out of Clerk",
  loading: "Loading Clerk",
  failed:
    "Clerk did not load. Your Janur account is not affected. Check the connection and reload this page.",
  reload: "Reload",
  closed: "This demo is not open at the moment. Your Janur account is not affected.",
  missing: {
    title: "No Clerk key is set",
    text: "This demo needs the publishable key of a Clerk application. Nothing else in Janur does.",
    malformed:
      "The key that is set does not look like one of Clerk’s publishable keys, which begin with pk_test_ or pk_live_.",
    steps: [
      "Create an account and an application at dashboard.clerk.com.",
      "Open API keys and copy the Publishable key (it begins with pk_test_ or pk_live_).",
      "Write it into web/.env.local as VITE_CLERK_PUBLISHABLE_KEY=pk_test_…",
      "Run npm start again and reload this page.",
    ],
    secret: "Never put a Secret key (sk_…) here: what this file holds is sent to browsers.",
  },
};

export default texts;
