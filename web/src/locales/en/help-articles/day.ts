import type { HelpArticle } from "../../help-article.ts";

/** The day of the feast, and what is left of it. */
export const day: HelpArticle[] = [
  {
    id: "album",
    topic: "answers",
    title: "The guests’ album",
    summary: "Open the album, choose what is shown, QR on the tables, and download everything.",
    keywords: "album memories guests send QR table zip archive",
    parts: [
      {
        id: "open",
        title: "Opening the album",
        text: [
          "On the page “Album”, tab “Settings”, switch on “Take photos from guests”. Guests then find “Add photos” at the foot of their invitation; no account, no app.",
          "They are made smaller on the guest’s phone first, which saves data. When the signal breaks, sending goes on by itself.",
        ],
        points: [
          { term: "QR for the tables", text: "print the cards; whoever scans one can send from their phone" },
          { term: "Make a new QR", text: "all that were printed before stop working" },
          { term: "I look first", text: "no photo is shown before you have chosen it" },
        ],
      },
      {
        id: "choose",
        title: "Choosing what is shown",
        text: [
          "The tab “Waiting” shows one large photo. On a laptop, tap the photo first; then Enter shows it, S keeps it back, the right arrow skips. On a phone both buttons are near your thumb.",
          "Photos that look like one sent before are marked. Those that you keep back are not seen by guests, and are deleted 30 days later.",
        ],
        picture: {
          name: "album",
          shape: "desktop",
          alt: "Guests’ photo album, tab Waiting: one large photo with its sender’s name, and the buttons to keep or to show it.",
        },
      },
      {
        id: "after",
        title: "After the day",
        text: [
          "The invitation becomes an album, with wishes among the photos. Every photo can be reported, and its sender can remove it at any time, also once the album takes no more (“My photos”).",
          "“Prepare the download” gathers all photos that are shown or waiting in ZIP archives, ready for 7 days. A large album comes as one file on a computer, or archive by archive (300 photos each) on a phone.",
        ],
      },
    ],
    related: ["wishes", "guest-data"],
  },
  {
    id: "door",
    topic: "answers",
    title: "Receiving guests on the day",
    summary: "Getting phones ready for the door, seeing who is in, and the report afterwards.",
    keywords:
      "door check-in registration scan QR code guest book attendance arrived VIP souvenir usher reception",
    parts: [
      {
        id: "prepare",
        title: "Before the day",
        text: [
          "On the page “At the door”, the tab “Get ready” leads you step by step. Each phone at the door uses a link with a PIN, without an account.",
        ],
        steps: [
          "Make a door link: one for each person, or one for the whole table.",
          "Open the link on the phone that will be used, enter the PIN, and go through “Prepare this phone”.",
          "Point its camera at the test code, and wait until every point of that phone is green.",
          "Print the door list as a fallback.",
        ],
        picture: {
          name: "door-ready",
          shape: "desktop",
          alt: "At the door, Get ready: ceremonies with a door, the links of Joko and Rina, and phones that are ready.",
        },
      },
      {
        id: "phone",
        title: "On an usher’s phone",
        text: [
          "Once it is prepared the phone works without a signal; what it noted is sent by itself when there is one. It shows names, groups, tags and seats, and no phone numbers.",
        ],
        points: [
          {
            term: "Review",
            text: "the code is read, you choose how many have come, then let them in; for parties that come in parts",
          },
          { term: "Express", text: "guests are in as soon as their code is read; for a long queue" },
          {
            term: "Search by name",
            text: "type part of a name, origin or group; a slip of the finger does no harm",
          },
          {
            term: "Guest who is not listed",
            text: "noted with a name and whose guest they are; their envelope and souvenir can be noted too",
          },
          { term: "Undo", text: "undoes what was just noted; under “History” what is older as well" },
          { term: "Practice", text: "try everything, and nothing is noted" },
          {
            term: "Guests of honour",
            text: "when a guest tagged VIP arrives, one tap calls the family; the numbers are those of the section “Family contacts”",
          },
        ],
        picture: {
          name: "door-phone",
          shape: "phone",
          alt: "An usher’s phone: a name is searched, with a mark for who is in already.",
        },
      },
      {
        id: "screen",
        title: "A greeting screen at the entrance",
        text: [
          "A TV, a projector or a laptop at the entrance greets whoever was just let in, with their table where there is one. While nobody is arriving it shows the programme, wishes and pictures. It receives names and tables only, no phone numbers and no notes.",
        ],
        steps: [
          "In the tab “Get ready”, make a screen’s link and choose what it shows.",
          "Open the link in the browser of the device that is connected to the screen (Chrome, Edge or Safari of 2023 or later).",
          "Press F for full screen.",
        ],
        points: [
          {
            term: "Right and left arrow",
            text: "the next and the previous name or picture; keys of remotes and presenters as well",
          },
          { term: "Space or OK", text: "pause and go on" },
          { term: "Not greeted", text: "guests who would rather come in without their name on a screen" },
          {
            term: "A small mark in the corner",
            text: "the screen has no signal; greetings follow by themselves once it has",
          },
        ],
        picture: {
          name: "greeting-screen",
          shape: "desktop",
          alt: "The greeting screen: names of guests who have just come in and their tables, in the art of the theme.",
        },
      },
      {
        id: "live",
        title: "While guests arrive",
        text: [
          "The tab “Live” shows how many people and invitations are in, which guests of honour are still expected, and about how many portions are to go. The figures update by themselves every ten seconds while the page is open.",
        ],
        points: [
          {
            term: "Let a guest in",
            text: "for family at the door without a phone of its own; guests who are not on the list too",
          },
          {
            term: "To be decided",
            text: "two phones without a signal let in the same invitation: undo one of them, or say that they were different people",
          },
          { term: "Guests of honour", text: "guests who are tagged VIP in the guest list" },
        ],
        picture: {
          name: "door-live",
          shape: "desktop",
          alt: "At the door, Live: how many people are in, who is still awaited, and what is to be decided.",
        },
      },
      {
        id: "after",
        title: "After the event",
        text: [
          "The tab “Afterwards” names who came, when, let in by whom, who did not come, and who was not on the list. Owner and editors can download all of it as Excel or CSV. In “Send”, thanks go to those who came.",
        ],
      },
    ],
    related: ["guests-and-links", "reading-answers", "team"],
  },
  {
    id: "gift-book",
    topic: "answers",
    title: "Envelopes & gifts: written down and remembered",
    summary: "Writing envelopes down fast, counting in pairs, saying thank you, and remembering for years.",
    keywords:
      "envelope gift book amount money transfer count difference thanks record memory flowers present",
    parts: [
      {
        id: "write",
        title: "One after another",
        text: [
          "Open “Envelopes & gifts” (for a khitanan: “Gift book”). Enter goes from the name to the amount, then saves; envelope numbers go on by themselves. Phones have a number pad.",
        ],
        points: [
          { term: "500 or 500rb", text: "Rp500.000" },
          { term: "1,5jt", text: "Rp1.500.000" },
          { term: "A number from the door", text: "fills in the guest’s name" },
          { term: "No signal", text: "what you type is kept on the device and sent later" },
        ],
        note: "Where somebody else has written that number down, we ask first. Nothing is overwritten.",
      },
      {
        id: "count",
        title: "Counting in pairs",
        text: [
          "In “Count together” two people write what is in the same envelopes without seeing each other’s figures. What agrees goes into the book; what differs is settled by the owner.",
        ],
      },
      {
        id: "who",
        title: "Who may see it",
        text: [
          "The owner alone, and whom they name under “Access”. Those who write down see their own entries and no total. When the invitation changes hands, its next owner names people anew. Amounts never appear in a notification, a report or a file of guests; besides the book, only the owner’s copy of their data has them.",
          "Under “Send”, thanks to those who gave name the kind by {gift}: present, flowers, or simply gift. No text can name an amount.",
        ],
      },
      {
        id: "declared",
        title: "Guests who have sent something",
        text: [
          "Beside the accounts guests can tap “I have sent something”. It waits in the book until you have matched it with your account. The money never passes through Janur.",
        ],
        picture: {
          name: "gift-book",
          shape: "desktop",
          alt: "The book of gifts: what has come in, how much by envelope and transfer, and one message that waits to be confirmed.",
        },
      },
      {
        id: "memory",
        title: "Gift history",
        text: [
          "“Gift history” looks up a name at all of your events, and in what your family gave, as you noted it there. Open it before you visit.",
        ],
        note: "When a guest asks to be forgotten, what they gave stays without a name.",
      },
    ],
    related: ["gifts", "door", "sending"],
  },
];
