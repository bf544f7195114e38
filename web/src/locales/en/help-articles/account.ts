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
    related: ["own-settings", "guest-trust"],
  },
  {
    id: "news",
    topic: "account",
    title: "News and notifications",
    summary: "What you hear of, by which way, and how often.",
    keywords: "notifications bell email digest daily weekly switch off too many alerts",
    parts: [
      {
        id: "bell",
        title: "The bell",
        text: [
          "The number on the bell is news you have not read. Answers and wishes are gathered for each invitation, so that a hundred answers are not a hundred pieces of news.",
        ],
      },
      {
        id: "choose",
        title: "Choosing news",
        text: ["For each kind of news, choose the application, e-mail, or both."],
        steps: [
          "Open Settings, then Notifications.",
          "Tick the kinds of news and their ways.",
          "Choose how often e-mails are sent: at once, once a day, or once a week at an hour of yours.",
        ],
        note: "E-mails only go to an address that was confirmed. News of scheduled publishing and of reports is sent at once.",
      },
    ],
    screen: { to: "news", text: "Open Notifications" },
    related: ["own-settings", "reading-answers"],
  },
  {
    id: "own-settings",
    topic: "account",
    title: "Appearance, language and what is on the screen",
    summary: "Larger text, dark or light, the language, and a shorter menu.",
    keywords: "font size larger text dark mode colours language indonesian time zone menu compact settings",
    parts: [
      {
        id: "read",
        title: "Easy to read",
        text: [
          "In Settings, Appearance: text size, light or dark, the colour of buttons. In Account: language and time zone. Every change takes effect at once, on all your devices.",
        ],
      },
      {
        id: "menu",
        title: "Menu and home",
        text: [
          "In Display, untick the menu entries and cards of the home page that you do not use. What is gone from the menu is still found by Ctrl K.",
        ],
        note: "Invitation pages do not change with it. Guests have an “Easy mode” of their own with large text.",
      },
    ],
    screen: { to: "settings", text: "Open Settings" },
    related: ["news", "signing-in"],
  },
];
