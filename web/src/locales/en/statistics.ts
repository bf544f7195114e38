import type id from "../id/statistics.ts";

const texts: typeof id = {
  title: "Statistics",
  empty: "There is nothing to count yet. Once the first invitation is made, its figures appear here.",
  create: "Create an invitation",
  toOverview: "To the overview of {{title}}",
  counted_one: "Counted from the {{count}} invitation changed last.",
  counted_other: "Counted from the {{count}} invitations changed last.",
  envelopes: "Invitations",
  heads: "People",
  filter: {
    invitation: "Invitation",
    all: "All invitations",
    period: "Period",
    days_one: "{{count}} day",
    days_other: "{{count}} days",
  },
  funnel: {
    title: "From invited to coming",
    step: "Step",
    invited: "Invited",
    opened: "Opened the invitation",
    answered: "Answered",
    coming: "Coming, on the list",
    note: "Only guests on the list. Up to “Answered” the seats kept for them are counted; “Coming” counts the people named in the answers. An answer by phone opens no invitation.",
    empty: "There are no guests on the list yet. Once there are, you see here who has opened and answered.",
    addGuests: "Add guests",
  },
  days: {
    title: "Day by day",
    visitors: "Guests who opened",
    opened: "Opened for the first time",
    answers: "Answered",
    taps: "Without a personal link",
    short: { visitors: "Opened", opened: "First time", answers: "Answered", taps: "Without a link" },
    picture: "{{label}} by day: {{total}} in all, at most {{most}} in a day",
    note: "Each guest counts once a day, by a tap on “Open invitation” behind the personal link. Whoever opens the page without a personal link is not counted.",
    noteWithTaps:
      "Each guest counts once a day, by a tap on “Open invitation” behind the personal link. “Without a personal link” counts taps of people at the public address; who they are is not known, and whoever loads the page again counts again.",
    none: "Nobody has opened or answered in this period yet.",
    table: "Show as a table",
    date: "Date",
  },
  ceremonies: {
    title: "By ceremony",
    name: "Ceremony",
    unnamed: "Ceremony without a name",
    coming: "People coming",
    maybe: "Not sure yet",
  },
  groups: {
    title: "By guest group",
    name: "Group",
    none: "No group",
    rest: "Other groups",
    invited: "Invitations",
    answered: "Answered",
    coming: "People coming",
  },
  invitations: {
    title: "By invitation",
    name: "Invitation",
    invited: "People invited",
    coming: "People coming",
  },
};

export default texts;
