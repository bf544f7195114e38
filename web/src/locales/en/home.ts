import type id from "../id/home.ts";

const texts: typeof id = {
  greeting: "Welcome, {{name}}",
  greetingUnnamed: "Welcome",
  untitled: "No names yet",
  empty:
    "What are you inviting people to? Choose the occasion, add names and a date; everything can still be changed.",
  create: "Create an invitation",
  recent: "Recently changed",
  people_one: "{{count}} person",
  people_other: "{{count}} people",
  invitations_one: "{{count}} invitation",
  invitations_other: "{{count}} invitations",
  next: {
    label: "Next event",
    dateUnknown: "Date not set yet",
    comingPeople_one: "{{count}} person coming",
    comingPeople_other: "{{count}} people coming",
    comingOf: "{{coming}} said yes. Invited: {{invited}} for {{people}}.",
    steps: "What to do next",
  },
  step: {
    "set-date": "The date is not set yet.",
    publish: "The invitation is still a draft; guests cannot open it yet.",
    "publish-again": "The invitation is taken down; guests cannot open it.",
    "publish-changes": "Some changes are not published; guests still see the old version.",
    "add-guests": "There are no guests on the list yet.",
    remind: "{{invitations}} without an answer, for {{people}}.",
  },
  stepAction: {
    "set-date": "Set the date",
    publish: "Check and publish",
    "publish-again": "Publish again",
    "publish-changes": "Publish changes",
    "add-guests": "Add guests",
    remind: "See guests",
  },
};

export default texts;
