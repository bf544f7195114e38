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
  {
    id: "team",
    topic: "account",
    title: "Look after an invitation together",
    summary: "Invite parents, siblings or a committee by link; everybody gets a role.",
    keywords: "team family committee invite member role owner editor sender usher hand over co-host",
    parts: [
      {
        id: "invite",
        title: "Inviting somebody",
        text: ["Only the owner of an invitation can invite people, in Family & team."],
        steps: [
          "Open the invitation, then Family & team.",
          "Tap Invite a member, choose the role, then Make the link.",
          "Copy the link or send it by WhatsApp. With an e-mail address filled in, we send it there too.",
        ],
        note: "A link is shown once, works for 14 days and lets one person in. If it is lost, withdraw it and make another.",
      },
      {
        id: "roles",
        title: "Roles",
        text: ["A role takes effect at once and can be changed at any time."],
        points: [
          { term: "Editor", text: "changes content, guests and settings, and publishes." },
          { term: "Sender", text: "sees guests and answers, copies personal links." },
          { term: "Usher", text: "sees the guest list and who is coming." },
          { term: "Viewer", text: "sees guests, answers and wishes, and changes nothing." },
        ],
      },
      {
        id: "join",
        title: "When you are the one invited",
        text: [
          "Open the link. The page says who invites you, to which invitation and as what; you can accept or decline. A phone number is enough to sign in.",
        ],
      },
      {
        id: "owner",
        title: "Handing over, or leaving",
        text: [
          "Every member can leave. An invitation always has one owner: before leaving, the owner hands it over to another member.",
        ],
      },
    ],
    screen: { to: "list", text: "Open the list of invitations" },
    related: ["two-editors", "signing-in"],
  },
];
