import type id from "../id/notification.ts";

const texts: typeof id = {
  title: "Notifications",
  bell: "Notifications",
  bellUnread_one: "Notifications, {{shown}} unread",
  bellUnread_other: "Notifications, {{shown}} unread",
  readAll: "Mark all as read",
  fresh: "New",
  empty:
    "No notifications yet. Answers, wishes and whatever else happens to your invitations will appear here.",
  emptyHere:
    "No notifications yet. Answers, wishes and whatever else happens to this invitation appear here.",
  answers: {
    total_one: "{{count}} invitation answered",
    total_other: "{{count}} invitations answered",
    yes_one: "{{count}} coming ({{people}})",
    yes_other: "{{count}} coming ({{people}})",
    no_one: "{{count}} not coming",
    no_other: "{{count}} not coming",
    maybe_one: "{{count}} not sure yet",
    maybe_other: "{{count}} not sure yet",
  },
  people_one: "{{count}}\u00a0person",
  people_other: "{{count}}\u00a0people",
  wishes: {
    total_one: "{{count}} new wish",
    total_other: "{{count}} new wishes",
    held_one: "{{count}} waiting for you to look",
    held_other: "{{count}} waiting for you to look",
  },
  photos: {
    total_one: "{{count}} new photo in the album",
    total_other: "{{count}} new photos in the album",
    waiting_one: "{{count}} photo waiting for you to look",
    waiting_other: "{{count}} photos waiting for you to look",
  },
  reports:
    "Somebody reported the page of this invitation to Janur. It is still shown; look over what it says if need be.",
  moderation: {
    dismissed: "We looked at the report about this page. Nothing has to change.",
    warned:
      "After a report ({{reason}}) we looked at this page. It is still shown; please look over what it says, so that we need not suspend it.",
    photoHidden:
      "We hid one photo of the album after a report ({{reason}}). The other photos are still shown.",
    giftsHidden: "Guests do not see its gifts after a report ({{reason}}). What you wrote is kept.",
    suspended:
      "We suspended this page after a report ({{reason}}). Its content, guests and answers are kept.",
    restored: "Guests see all of this page again.",
    kept: "We have read your appeal. Our decision stays.",
  },
  messageModeration: {
    warned:
      "After a report ({{reason}}) we read your message. It is still shown; please mind your words, so that we need not hide it.",
    hidden:
      "We hid a message of yours after a report ({{reason}}). The others are still there; you can appeal in that conversation.",
    restored: "Your message is shown in its conversation again.",
    kept: "We have read your appeal. Our decision stays.",
  },
  reason: {
    scam: "a scam, or asking for money or codes",
    impersonation: "using somebody’s name without consent",
    offensive: "insulting or improper",
    "private-data": "showing somebody’s personal data",
    other: "something else",
  },
  published: "The invitation was published on schedule.",
  teamJoined: "{{name}} now helps with this invitation.",
  tasks: {
    tomorrow_one: "{{count}} task due tomorrow",
    tomorrow_other: "{{count}} tasks due tomorrow",
    overdue_one: "{{count}} task overdue since yesterday",
    overdue_other: "{{count}} tasks overdue since yesterday",
  },
  taskAssigned: "A task for you: {{title}}",
  tasksAssigned_one: "Tasks for you: {{title}}, and {{count}} more",
  tasksAssigned_other: "Tasks for you: {{title}}, and {{count}} more",
  proposals_one: "{{name}} added {{count}} name",
  proposals_other: "{{name}} added {{count}} names",
  gifts_one: "{{count}} guest says that they have sent something; waiting for you to look",
  gifts_other: "{{count}} guests say that they have sent something; waiting for you to look",
  corrections_one: "{{count}} correction suggested by proofreaders",
  corrections_other: "{{count}} corrections suggested by proofreaders",
  taskReminder: "Reminder of a task: {{title}}",
  messages_one: "{{count}} unread message in Conversations.",
  messages_other: "{{count}} unread messages in Conversations.",
  teamLeft: "{{name}} no longer helps with this invitation.",
  ownershipGiven: "{{name}} handed this invitation over to you. You are its owner now.",
  publishFailed:
    "The invitation was not published on schedule. What it says is safe. Look it over, then publish again.",
};

export default texts;
