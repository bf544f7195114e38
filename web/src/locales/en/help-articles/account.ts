import type { HelpArticle } from "../../help-article.ts";

export const account: HelpArticle[] = [
  {
    id: "signing-in",
    topic: "account",
    title: "Signing in, forgotten passwords and phone numbers",
    summary: "Three ways to sign in, and what to do when it does not work.",
    keywords: "login password google otp sms code cannot sign in account email verification",
    parts: [
      {
        id: "ways",
        title: "Three ways to sign in",
        text: ["Use whichever is easiest for you."],
        points: [
          { term: "E-mail and password", text: "at least 6 letters or digits" },
          { term: "Google", text: "no new password" },
          { term: "Phone number", text: "with a code of 6 digits by SMS; enough for parents without e-mail" },
        ],
        note: "Never give an SMS code to anybody. Janur does not ask for it by phone or WhatsApp.",
      },
      {
        id: "forgot",
        title: "Forgotten password",
        text: ["The old password keeps working until a new one is saved."],
        steps: [
          "On the sign-in page, tap “Forgot your password?”.",
          "Write your e-mail. If it is known, a link is sent there; look into the spam folder too.",
          "Open the link and write a new password.",
        ],
      },
      {
        id: "name",
        title: "Your name on the invitation",
        text: [
          "Guests see the name in your profile as the sender. An invitation cannot be published while it is still “Pengguna Baru”.",
        ],
      },
    ],
    screen: { to: "profile", text: "Open your profile" },
    related: ["first-invitation", "guest-trust"],
  },
];
