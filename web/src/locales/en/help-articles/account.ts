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
          { term: "E-mail and password", text: "at least 8 characters" },
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
    title: "Notifications",
    summary: "What you are told about, how, and how often.",
    keywords: "notifications bell email digest daily weekly switch off too many alerts",
    parts: [
      {
        id: "bell",
        title: "The bell",
        text: [
          "The number on the bell counts the notifications that you have not read. Answers and wishes are gathered for each invitation, so that a hundred answers are not a hundred notifications.",
        ],
      },
      {
        id: "choose",
        title: "Choosing notifications",
        text: ["For each kind of notification, choose the application, e-mail, or both."],
        steps: [
          "Open Settings, then Notifications.",
          "Tick the kinds of notification and their channels.",
          "Choose how often e-mails are sent: at once, once a day, or once a week at an hour you choose.",
        ],
        note: "E-mails only go to an address that was verified. Notifications of scheduled publishing and of reports are sent at once.",
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
          "In Display, untick the menu entries and cards of the home page that you do not use. What is gone from the menu is still found with Ctrl K.",
        ],
        note: "Invitation pages do not change with it. Guests have “Easy reading” of their own, with large text.",
      },
    ],
    screen: { to: "settings", text: "Open Settings" },
    related: ["news", "signing-in"],
  },
  {
    id: "own-data",
    topic: "account",
    title: "A copy of your data, and deleting your account",
    summary: "Fetch everything of yours as one file, and what happens when your account is deleted.",
    keywords: "export download zip csv backup copy delete account close leave personal data privacy",
    parts: [
      {
        id: "copy",
        title: "Asking for a copy",
        text: [
          "One ZIP file holds your profile, settings, notifications, invitations, guests, answers, wishes, tasks and conversations. Guest lists and answers are there as CSV too, which any spreadsheet opens.",
        ],
        steps: [
          "Open Settings, then Account, and look for “Copy of your data”.",
          "Tap “Ask for a copy”. You may close the page while the copy is being made.",
          "Tap “Download the copy” before it expires. If your e-mail is verified, we tell you when it is ready.",
        ],
        note: "Keep the file in a safe place: your guests’ phone numbers are in it, and of invitations that you own the book of gifts with its amounts. From other people’s invitations it holds only what your role may see.",
      },
      {
        id: "goes",
        title: "Before you delete your account",
        text: ["An account that is deleted cannot be brought back, so fetch your copy first."],
        points: [
          {
            term: "Invitations with an editor",
            text: "can be handed over; page, guests and answers stay as they are",
          },
          {
            term: "Invitations that are yours alone",
            text: "are deleted too, with their page, guests and answers",
          },
          { term: "Other people’s invitations", text: "stay; only you leave their team" },
        ],
      },
      {
        id: "end",
        title: "Deleting your account",
        text: ["We make sure first that it is really you."],
        steps: [
          "In Settings, Account, tap “Delete my account”.",
          "Choose for each invitation: handed over, or deleted with the account.",
          "Type the word that is asked for, then sign in once more by password, Google, or a code to your phone.",
        ],
        note: "Deletion takes a few minutes; everything is gone within two hours. After that you can sign up again with the same address.",
      },
    ],
    screen: { to: "account", text: "Open account settings" },
    related: ["guest-data", "signing-in"],
  },
];
