import type { HelpArticle } from "../../help-article.ts";

export const start: HelpArticle[] = [
  {
    id: "first-invitation",
    topic: "start",
    title: "Making your first invitation",
    summary: "From four short questions to a page that guests can open.",
    keywords: "begin new create how to first steps wedding khitanan event",
    parts: [
      {
        id: "wizard",
        title: "Four questions",
        text: [
          "Janur asks for the occasion, who and when, the greeting with its adat, and the theme. From that the draft is filled in, wording included.",
        ],
        steps: [
          "Open “Invitations”, then “Create an invitation”.",
          "Tap the occasion, such as Wedding. Rarer ones wait behind “more occasions”.",
          "Write the names everybody uses; their order can be swapped. Enter date, time, venue and city. Not settled? Switch on “Date not decided yet”.",
          "Choose the greeting and the family’s adat, then “See themes”.",
          "Tap a cover to see the whole invitation, then “Use this theme”. The address is made from the names; “Change address” replaces it.",
        ],
        picture: {
          name: "wizard",
          shape: "desktop",
          alt: "The first step: choosing the occasion, from weddings to seminars.",
        },
      },
      {
        id: "then",
        title: "Once you have the draft",
        text: [
          "Tap anything in the preview to change it. On a phone the row at the foot holds “Sections”, “Add”, “Theme”, “Photos” and “Fill in”, with how much is missing. Every change is saved automatically. Guests see nothing until you publish.",
        ],
        steps: [
          "Open “The couple” (“Whose occasion” at other events) and complete names and parents.",
          "Open “When and where” and paste the map link.",
          "Tap “Publish”, then add guests under “Guests”.",
        ],
        note: "Nothing is ever locked. Names, dates, the theme and even the address can be changed after publishing.",
      },
    ],
    screen: { to: "new", text: "Create an invitation" },
    related: ["names-and-places", "publish", "guests-and-links"],
  },
  {
    id: "what-guests-see",
    topic: "start",
    title: "What guests see",
    summary: "Guests open one link on any phone, without an account and with nothing to install.",
    keywords: "guest page easy mode large type calendar map app old phone",
    parts: [
      {
        id: "page",
        title: "One page, from cover to wishes",
        text: [
          "The cover greets guests by name and says who sent it. A tap on the button, or scrolling, opens the invitation: ceremonies, map, answer and wishes.",
        ],
        picture: {
          name: "guest-cover",
          shape: "phone",
          alt: "The cover of Rani and Dimas’s invitation on a phone, addressed to Bapak Hadi Wiranto.",
        },
      },
      {
        id: "can",
        title: "What guests can do",
        text: ["All of it without signing in and without an account."],
        points: [
          { term: "Save to calendar", text: "each ceremony with its time and zone; by Google Calendar too" },
          { term: "Open map", text: "straight to the map link you pasted" },
          { term: "Answers", text: "given in a moment, and changed by the same link until the last day" },
          { term: "Easy reading", text: "large type, high contrast and no motion, for older eyes" },
          { term: "Change the language", text: "if the invitation is written in two" },
          { term: "Share invitation", text: "always shares the plain address, never the personal link" },
        ],
        note: "Where the signal is weak, an answer that could not be sent is kept on the guest’s phone and sent once there is signal. Guests are told plainly that it has not arrived yet.",
      },
    ],
    related: ["guest-trust", "guests-and-links", "wishes"],
  },
];
