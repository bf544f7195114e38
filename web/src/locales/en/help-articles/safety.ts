import type { HelpArticle } from "../../help-article.ts";

export const safety: HelpArticle[] = [
  {
    id: "private-page",
    topic: "safety",
    title: "A page with a shared word, or for guests only",
    summary: "Three choices of who may open the page.",
    keywords: "privacy protected secret closed google search engine keyword",
    parts: [
      {
        id: "choices",
        title: "Three choices",
        text: ["They are under “Settings” and take effect within about a minute, without publishing again."],
        points: [
          { term: "Everybody with the link", text: "opens at once, also when the link is passed on" },
          {
            term: "With a word that you share",
            text: "the invitation appears once the word is typed; personal links need none",
          },
          {
            term: "Only guests with a personal link",
            text: "the plain address only says that the invitation is private",
          },
        ],
        note: "Do not use a password of yours as the shared word: it will go round among your guests.",
      },
      {
        id: "search",
        title: "Search engines",
        text: [
          "Invitations do not appear in Google unless you turn it on. Closed pages, and invitations to a child’s feast, never do.",
        ],
      },
    ],
    related: ["invited-only", "guest-trust", "guest-data"],
  },
  {
    id: "guest-trust",
    topic: "safety",
    title: "Helping guests trust your link",
    summary: "Many scams pose as invitations; this is how guests can tell that yours is genuine.",
    keywords: "fraud apk scam fake safe check code sender report virus",
    parts: [
      {
        id: "sender",
        title: "The sender’s line",
        text: [
          "In the section “Cover”, fill in the sender’s relation to the family and the last four digits of the number. The cover then says “Sent by Ibu Sri (sister of Ibu Ratna), number ending 3344”, and guests compare it with the number that wrote to them.",
        ],
      },
      {
        id: "code",
        title: "The invitation’s code",
        text: [
          "A code stands at the foot of every invitation. Anybody can type it on the checking page and see whose invitation it is and its real address.",
        ],
        note: "A Janur invitation is always a web page. We never ask guests to install an app, sign in, type a password or give a code.",
      },
      {
        id: "report",
        title: "Reports",
        text: [
          "Guests can report a suspicious invitation from its foot. Janur’s staff read the report; they do not see the guest list.",
        ],
      },
    ],
    screen: { to: "check", text: "Open the checking page" },
    related: ["what-guests-see", "private-page"],
  },
  {
    id: "guest-data",
    topic: "safety",
    title: "Guests’ data: what is kept, and how long",
    summary: "Phone numbers go 180 days after the event; guests can see and delete their own data.",
    keywords: "privacy law delete personal data phone number forget me gdpr",
    parts: [
      {
        id: "kept",
        title: "What is kept",
        text: [
          "Guests’ phones, e-mails and addresses are for the family only and never appear on the invitation. They are deleted 180 days after the last ceremony. Names, answers and wishes stay as a memory.",
        ],
      },
      {
        id: "own",
        title: "What guests can do",
        text: ["Below the answer form, guests can see what is kept about them and delete it."],
      },
    ],
    related: ["guests-and-links", "archive-and-trash"],
  },
];
