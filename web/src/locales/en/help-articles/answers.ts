import type { HelpArticle } from "../../help-article.ts";

export const answers: HelpArticle[] = [
  {
    id: "reading-answers",
    topic: "answers",
    title: "Reading answers and clearing the inbox",
    summary: "How many invitations, how many people, and who answered without a personal link.",
    keywords: "rsvp attendance head count coming total catering match inbox no name",
    parts: [
      {
        id: "figures",
        title: "Invitations and people",
        text: [
          "Every figure is given twice: in invitations and in people. 40 invitations may mean 95 people, and the caterer needs the second. Figures for each ceremony stand below.",
        ],
        picture: {
          name: "answers",
          shape: "desktop",
          alt: "The answers: how many invitations and people, then one answer after the other.",
        },
      },
      {
        id: "inbox",
        title: "Inbox",
        text: [
          "If “Who may answer” is set to “Anyone with the link”, answers without a personal link wait in the inbox. Janur looks for similar names on your guest list.",
        ],
        points: [
          {
            term: "Match",
            text: "it becomes the answer of the guest you choose; if both have answered, you decide which counts",
          },
          { term: "Add as a guest", text: "the person joins the guest list together with the answer" },
          { term: "Reject", text: "the answer and its message are deleted, and that cannot be undone" },
        ],
      },
      {
        id: "history",
        title: "History",
        text: [
          "Guests may change their answer until the last day. “Changed 2 times” on the card of an answer shows what was said before, when, and by whom.",
        ],
      },
    ],
    related: ["record-answer", "who-may-answer", "seats-and-waitlist"],
  },
  {
    id: "statistics",
    topic: "answers",
    title: "Reading the statistics and the estimate",
    summary:
      "What is counted each day, what is not, and where an estimate such as “520–610 people” comes from.",
    keywords:
      "chart figures report dashboard opened viewed views estimate forecast head count catering how many come",
    parts: [
      {
        id: "forecast",
        title: "The estimate on Home",
        text: ["Many guests never answer. So Home tells a range: at least so many people, at most so many."],
        points: [
          {
            term: "Lower end",
            text: "those who said yes, and half of the usual share of those who have not answered",
          },
          {
            term: "Upper end",
            text: "those who said yes, those who are not sure, and the whole share of those who have not answered",
          },
          {
            term: "The usual share",
            text: "of the seats of those who answered, how many come; the fewer answers, the wider the range",
          },
          {
            term: "Learned from earlier events",
            text: "if you held an event whose door was kept with Janur, Report and At the door use what really happened: of each group, how many of those who said yes came, and how many of the silent came after all",
          },
        ],
        picture: {
          name: "statistics",
          shape: "desktop",
          alt: "Statistics: from invited to coming, and day by day.",
        },
        note: "The range appears once ten invitations have answered, and never goes beyond the seats that you have set. For catering, ask the families who have not answered.",
      },
      {
        id: "days",
        title: "Day by day",
        text: [
          "Each guest counts once a day, by a tap on “Open invitation” behind the personal link, and by an answer. The day is that of the event's time zone. New figures take a minute or two.",
          "Whoever opens the page without a personal link is not counted, nor is WhatsApp when it prepares its preview. A group's link counts as one guest.",
        ],
      },
      {
        id: "report",
        title: "The report of one invitation",
        text: [
          "“Report” inside an invitation shows the steps from invited to coming, the portions to expect at each ceremony and how they are reckoned, the hours at which guests open it, and kinds of devices. People who open the public address without a personal link are counted by day; who they are is not known.",
          "“Download Excel” and “Download CSV” keep all these figures, each on a line of its own.",
        ],
      },
      {
        id: "filter",
        title: "One invitation or all",
        text: [
          "Choose the invitation and the period above the charts. The choice stands in the page's address, so that you can send it to others of the team. Every chart is a table too; its figures can be copied.",
        ],
      },
    ],
    related: ["reading-answers", "record-answer", "guests-and-links"],
  },
  {
    id: "record-answer",
    topic: "answers",
    title: "Recording an answer given by phone",
    summary: "For guests who answer by phone, in person or through their children.",
    keywords: "manual enter phone call spoken elderly representative write down",
    parts: [
      {
        id: "record",
        title: "A few taps",
        text: ["From the guest list or from Answers."],
        steps: [
          "Tap “Record answer” beside the guest's name.",
          "Choose coming, not sure yet or not coming, then the number of people.",
          "If somebody else comes instead, fill in “Represented by”.",
          "Save. The answer is marked “recorded by the family”.",
        ],
        note: "If the guest answers while you are writing, Janur tells you and you choose which answer counts.",
      },
    ],
    related: ["reading-answers", "seats-and-waitlist"],
  },
  {
    id: "who-may-answer",
    topic: "answers",
    title: "Who may answer, and until when",
    summary: "Four choices, from listed guests to an open house; and the last day.",
    keywords: "deadline close rsvp open registration open house no answer needed",
    parts: [
      {
        id: "policy",
        title: "Four choices",
        text: ["You find them in the section “Answers” of the editor."],
        points: [
          { term: "Only guests with a personal link", text: "others are asked to call the family" },
          { term: "Anyone with the link", text: "answers without a personal link wait in the inbox" },
          { term: "Open registration", text: "whoever registers is on the guest list at once" },
          { term: "No answer needed", text: "open house: the page only shows the hours" },
        ],
      },
      {
        id: "deadline",
        title: "The last day",
        text: [
          "After it the page says that answers are closed and shows the family's contacts. The server's clock decides, so a wrong clock on a phone changes nothing. The family can still record answers.",
        ],
      },
      {
        id: "questions",
        title: "Further questions",
        text: [
          "Add up to ten questions: choose one, choose any number, a text or a number. A question can be asked only of guests with a certain tag, “from afar” for example. Ask only for what you will really use.",
        ],
      },
    ],
    related: ["reading-answers", "seats-and-waitlist"],
  },
  {
    id: "seats-and-waitlist",
    topic: "answers",
    title: "Limited room and the waitlist",
    summary: "Limit the number of people; a party is never split.",
    keywords: "capacity quota full seats queue waiting list limit",
    parts: [
      {
        id: "limit",
        title: "Limiting the number of people",
        text: [
          "Under “Settings”, turn on “Limit the number of people” and write the figure. People are counted, not invitations. Once it is full, a “yes” joins the waitlist in the order of answering.",
          "When somebody cancels, or you raise the figure, those in front get a place at once. A party gets all its places or waits together.",
        ],
        picture: {
          name: "settings",
          shape: "desktop",
          alt: "Settings: who may open the page, wishes, and room for people.",
        },
      },
      {
        id: "order",
        title: "Order",
        text: [
          "Smaller parties do not go first, unless you turn on “Smaller parties may go first”. With “Give seats” on the waitlist you can let somebody go before others.",
        ],
      },
    ],
    related: ["reading-answers", "who-may-answer"],
  },
  {
    id: "wishes",
    topic: "answers",
    title: "Wishes",
    summary: "Reply, pin, hide, or look before they appear.",
    keywords: "comments blessings wall moderation coarse words hide reply pin spam",
    parts: [
      {
        id: "wall",
        title: "In the room of wishes",
        text: ["Guests see your changes here within about a minute."],
        points: [
          { term: "Pin", text: "the wish stays at the top" },
          { term: "Hide", text: "it is kept and can be shown again" },
          { term: "Reply", text: "the family's reply stands below the wish" },
        ],
        picture: {
          name: "wishes",
          shape: "desktop",
          alt: "Wishes: what guests wrote, with buttons to pin, reply and hide.",
        },
      },
      {
        id: "before",
        title: "Looking before they appear",
        text: [
          "“Settings” has two switches: every wish waits until you show it, or only wishes with coarse words wait. Whoever wrote one is told that it has arrived.",
          "No more wishes? Turn off “Take new wishes” in the section; those already there stay readable.",
        ],
      },
    ],
    related: ["what-guests-see", "private-page"],
  },
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
          "In the room “Album”, tab “Settings”, switch on “Take photos from guests”. Guests then find “Add photos” at the foot of their invitation; no account, no app.",
          "They are made smaller on the guest’s phone first, which saves data. When the signal breaks, sending goes on by itself.",
        ],
        points: [
          { term: "Table QR", text: "print the cards; whoever scans one can send from their phone" },
          { term: "Make a new QR", text: "all that were printed before stop working" },
          { term: "I look first", text: "no photo is shown before you have chosen it" },
        ],
      },
      {
        id: "choose",
        title: "Choosing what is shown",
        text: [
          "The tab “Waiting” shows one large photo. On a laptop Enter shows it, S keeps it back, the right arrow skips. On a phone both buttons are near your thumb.",
          "Photos that look like one sent before are marked. Those that you keep back are not seen by guests, and are deleted 30 days later.",
        ],
      },
      {
        id: "after",
        title: "After the day",
        text: [
          "The invitation becomes an album, with wishes among the photos. Every photo can be reported, and its sender can remove it at any time.",
          "“Prepare the download” gathers all photos that are shown or waiting in ZIP archives of 300 photos each, ready for 7 days.",
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
          "In the room “At the door”, the tab “Get ready” leads you step by step. Each phone at the door uses a link with a PIN, without an account.",
        ],
        steps: [
          "Make a door link: one for each person, or one for the whole table.",
          "Open the link on the phone that will be used, enter the PIN, and tap “Get this phone ready”.",
          "Point its camera at the test code, and wait until every point of that phone is green.",
          "Print the door list as a fallback.",
        ],
        picture: {
          name: "door-ready",
          shape: "desktop",
          alt: "At the door, Get ready: events with a door, the links of Joko and Rina, and phones that are ready.",
        },
      },
      {
        id: "screen",
        title: "A greeting screen at the entrance",
        text: [
          "A TV, a projector or a laptop at the entrance greets whoever was just let in, with their table where there is one. While nobody comes it shows the programme, wishes and pictures. It is told names and tables alone, no phone numbers and no notes.",
        ],
        steps: [
          "In the tab “Prepare”, make a screen’s link and choose what it shows.",
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
      },
      {
        id: "live",
        title: "While guests arrive",
        text: [
          "The tab “Live” shows how many people and invitations are in, which guests of honour are still awaited, and about how many portions are to go. The figures follow by themselves every ten seconds while the page is open.",
        ],
        points: [
          {
            term: "Let a guest in",
            text: "for family at the door without a phone of its own; guests who are not on the list too",
          },
          {
            term: "To be decided",
            text: "two phones without a signal let in the same invitation: take one of both back, or say that they were different people",
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
          "The tab “Afterwards” names who came, when, let in by whom, who did not come, and who was not on the list. All of it can be downloaded as Excel or CSV. In the room Send, thanks go to those who came.",
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
          "In “Count together” two people write what is in the same envelopes without seeing each other’s. What agrees goes into the book; what differs is settled by the owner.",
        ],
      },
      {
        id: "who",
        title: "Who may see it",
        text: [
          "The owner alone, and whom they name under “Who may”. Those who write down see their own entries and no total. Amounts never stand in a notification, a report or a file of guests.",
        ],
      },
      {
        id: "declared",
        title: "Guests who have sent something",
        text: [
          "Beside the accounts guests can tap “I have sent something”. It waits in the book until you have matched it with your account. The money never passes through Janur.",
        ],
      },
      {
        id: "memory",
        title: "Gifts remembered",
        text: [
          "“Gifts remembered” looks a name up at all of your events, and in what your family gave, as you noted it there. Open it before you visit.",
        ],
        note: "When a guest asks to be forgotten, what they gave stays without a name.",
      },
    ],
    related: ["gifts", "door", "sending"],
  },
];
