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
          "Every figure is given twice: in invitations and in people. 40 invitations may mean 95 people, and the caterer needs the second. Figures for each ceremony are below.",
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
        text: ["Many guests never answer. So Home gives a range: at least so many people, at most so many."],
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
            text: "if an earlier event of yours had Janur at the door, “Statistics” and “At the door” use what really happened: of each group, how many of those who said yes came, and how many of those who had not answered came after all",
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
          "Each guest counts once a day, by a tap on “Open invitation” behind the personal link, and by an answer. Days follow the event’s time zone. New figures take a minute or two.",
          "Whoever opens the page without a personal link is not counted, nor is WhatsApp when it prepares its preview. A group’s link counts as one guest.",
        ],
      },
      {
        id: "report",
        title: "The statistics of one invitation",
        text: [
          "“Statistics” inside an invitation shows the steps from invited to coming, the portions to expect at each ceremony and how they are worked out, the hours at which guests open it, and kinds of devices. People who open the public address without a personal link are counted by day; who they are is not known.",
          "“Download Excel” and “Download CSV” save all these figures, each on a line of its own.",
        ],
      },
      {
        id: "filter",
        title: "One invitation or all",
        text: [
          "Choose the invitation and the period above the charts. The choice stands in the page’s address, so that you can send it to others of the team. Every chart is a table too; its figures can be copied.",
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
          "Tap “Record answer”; in the guest list it is behind the three dots of the guest.",
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
          "After it the page says that answers are closed and shows the family’s contacts. The server’s clock decides, so a wrong clock on a phone changes nothing. The family can still record answers.",
        ],
      },
      {
        id: "questions",
        title: "Further questions",
        text: [
          "Add up to ten questions: choose one, choose any number, a text or a number. A question can be asked only of guests with a certain tag, “from out of town” for example. Ask only for what you will really use.",
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
          "Under “Settings”, turn on “Limit the number of people” and write the figure. People are counted, not invitations. Once it is full, a “Coming” joins the waitlist in the order of answering.",
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
        title: "In “Wishes”",
        text: ["Guests see your changes here within about a minute."],
        points: [
          { term: "Pin", text: "the wish stays at the top" },
          { term: "Hide", text: "it is kept and can be shown again" },
          { term: "Reply", text: "the family’s reply stands below the wish" },
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
          "“Settings” has two switches: every wish waits until you show it, or only wishes with coarse words wait. Their writers are told that they have arrived.",
          "Want no more wishes? Turn off “Take new wishes” in the section; those already there stay readable.",
        ],
      },
    ],
    related: ["what-guests-see", "private-page"],
  },
];
