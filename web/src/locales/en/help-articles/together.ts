import type { HelpArticle } from "../../help-article.ts";

export const together: HelpArticle[] = [
  {
    id: "team",
    topic: "together",
    title: "Looking after an invitation together",
    summary: "Invite parents, siblings or a committee by link; everybody gets a role.",
    keywords:
      "team family committee invite member role owner editor sender usher hand over co-host helper pin without account",
    parts: [
      {
        id: "invite",
        title: "Inviting somebody",
        text: ["Only the owner of an invitation can invite people, in “Family & team”."],
        steps: [
          "Open the invitation, then “Family & team”.",
          "Tap “Invite a member”, choose the role, then “Make the link”.",
          "Copy the link or send it by WhatsApp. With an e-mail address filled in, we send it there too.",
        ],
        picture: {
          name: "team",
          shape: "desktop",
          alt: "Family & team: the members with their roles, the button Invite a member, and helpers without an account.",
        },
        note: "A link is shown once, works for 14 days and lets one person in. If it is lost, withdraw it and make another.",
      },
      {
        id: "roles",
        title: "Roles",
        text: ["A role takes effect at once and can be changed at any time."],
        points: [
          { term: "Editor", text: "changes content, guests and settings, and publishes." },
          {
            term: "Sender",
            text: "sees guests and answers, sends to the guests you hand over and copies their links.",
          },
          { term: "Usher", text: "sees the guest list and lets guests in at the door." },
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
        id: "helpers",
        title: "Helpers without an account",
        text: [
          "For people who help for a while, make a helper’s link below the list of members. They need not sign up, and see only the tasks that you tick, such as the programme or guests’ questions.",
        ],
        steps: [
          "Tap “Make a helper’s link”, write the name, and tick the tasks.",
          "Give it a PIN if needed, and tell the PIN by phone or in person.",
          "Send the link. Beside the name you see when it was used; the link can be changed or withdrawn at any time.",
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
    related: ["tasks", "two-editors"],
  },
  {
    id: "branches",
    topic: "together",
    title: "Relatives fill in their own guests",
    summary: "Give an aunt or uncle a quota; you decide who is invited.",
    keywords: "quota branch fill list suggest guests duplicates accept decline helper family",
    parts: [
      {
        id: "give",
        title: "Give a quota",
        text: ["Make a helper’s link in “Family & team” and tick “Filling in the guest list”."],
        points: [
          { term: "Quota", text: "how many invitations they may fill in" },
          { term: "Group and family", text: "where their guests stand on the list" },
          { term: "Sending invitations", text: "tick it too if they send to their guests" },
        ],
      },
      {
        id: "write",
        title: "What relatives do",
        text: [
          "They write one at a time or paste a list. If somebody seems to be on the list the helper is told so, without anybody’s name or number. What waits can be changed or removed.",
        ],
      },
      {
        id: "decide",
        title: "Decide",
        text: ["In “Guests”, tap “Helpers’ suggestions”. You see who may be the same as whom."],
        points: [
          { term: "Accept", text: "becomes a guest with a personal link" },
          { term: "The same person", text: "is not added twice; the place is free again" },
          { term: "Decline", text: "with a sentence to the helper, if you like" },
        ],
        note: "A decision can be undone within a minute.",
      },
    ],
    related: ["team", "guests-and-links", "sending"],
  },
  {
    id: "tasks",
    topic: "together",
    title: "Share the work and count the days",
    summary: "A task template for each kind of event, due dates that move with the day, and who does what.",
    keywords: "checklist preparation to do board kanban calendar deadline due date assignee plan countdown",
    parts: [
      {
        id: "start",
        title: "Begin with a ready list",
        text: [
          "Every kind of event has a task template. Untick what you do not need, add the rest, and change it as you like.",
        ],
        steps: [
          "Open Tasks, then tap “Start from a template”.",
          "Choose the invitation and untick the tasks you do not need.",
          "Tap “Add 12 tasks”. Tasks added before are not added twice.",
        ],
        picture: {
          name: "tasks",
          shape: "desktop",
          alt: "Tasks as a list by due date: the circle that marks them done, title, label, due date and who does it.",
        },
      },
      {
        id: "due",
        title: "Due dates that follow the day",
        text: [
          "A due date is a date, or “30 days before the event”. When the day changes, such a due date moves with it. As long as the day is unknown, it waits.",
        ],
      },
      {
        id: "views",
        title: "List, board and month",
        text: ["All three show the same tasks."],
        points: [
          {
            term: "List",
            text: "by due date; the circle before a task marks it done, “Select” or holding a row changes many at once",
          },
          {
            term: "Board",
            text: "drag a card from To do to Doing and Done; by keyboard: space, arrows, space; the card’s menu does it too",
          },
          { term: "Month", text: "tasks by their date" },
        ],
      },
      {
        id: "remind",
        title: "Reminders and attachments",
        text: [
          "A task can remind you on a day at a time, or in the morning some days before the event. The bell tells you, and an e-mail if you chose that in the settings.",
          "Photos and PDFs of up to 10 MB can be attached: offers, receipts, plans. Only the team of that invitation can fetch them.",
        ],
      },
      {
        id: "who",
        title: "Who does it",
        text: [
          "People are chosen from “Family & team”. Owner and editors change everything; whoever does a task changes its status and ticks its items.",
        ],
      },
    ],
    screen: { to: "tasks", text: "Open Tasks" },
    related: ["team", "first-invitation"],
  },
  {
    id: "chats",
    topic: "together",
    title: "Answering guests and talking with the team",
    summary:
      "Guests’ questions from the invitation page, the team’s chat and Janur’s support, all in Conversations.",
    keywords: "chat message talk question reply answer guest block unread ready answers canned support",
    parts: [
      {
        id: "guests",
        title: "Questions from guests",
        text: [
          "At the end of the invitation page stands the button “Ask the hosts”. Guests need no account: a personal link tells their name, without one they write it. Your answer appears on the same page.",
        ],
        points: [
          {
            term: "Who reads them",
            text: "the owner, editors, and helpers whose task it is to answer guests",
          },
          {
            term: "Until when",
            text: "seven days after the last ceremony; what was written can still be read",
          },
          { term: "Block", text: "that guest’s messages are no longer accepted, until you unblock" },
        ],
        note: "Guests may delete their own conversation. What they delete is gone from your list, too.",
      },
      {
        id: "ready",
        title: "Ready answers",
        text: [
          "Frequent questions take one tap: choose an answer above the message box, change it if you like, and send it.",
        ],
        steps: [
          "Open the conversation with a guest.",
          "Tap “Edit answers” at the end of the row of answers.",
          "Write, order or delete them, then tap “Save answers”. Everybody who answers guests of that invitation has them.",
        ],
      },
      {
        id: "team",
        title: "The team’s chat and Janur’s support",
        text: [
          "Every invitation that more than one person works on has a chat of its team. Below your latest message you see who has read it. Support is answered by our team in the same place.",
        ],
      },
      {
        id: "pictures",
        title: "Pictures, and messages that go too far",
        text: [
          "You and your team can send photos, such as a plan of where to park. A photo is made smaller on your device and opens only for those in that conversation; where it was taken is removed.",
          "The three dots on a message let you report it. The Janur team reads that message alone, and its author does not learn who reported it.",
        ],
      },
      {
        id: "offline",
        title: "Without signal",
        text: [
          "What is written without signal is kept on that device and sent by itself once the signal is back, even if the app was closed meanwhile. Nothing is lost, and nothing is sent twice.",
        ],
      },
    ],
    screen: { to: "chats", text: "Open Conversations" },
    related: ["team", "guest-data", "news"],
  },
];
