import type id from "../id/rsvp.ts";

const texts: typeof id = {
  title: "Answers",
  list: "Guests' answers",
  empty: "No answers yet. They appear here as soon as guests send them.",
  latestOnly: "Showing the latest {{count}} answers.",
  inbox: "Without a link",
  inboxWaiting: "Among them {{invitations}}, {{people}}, answered without a personal link.",
  people_one: "{{count}} person",
  people_other: "{{count}} people",
  invitations_one: "{{count}} invitation",
  invitations_other: "{{count}} invitations",
  companions: "With {{names}}",
  changed_one: "changed once",
  changed_other: "changed {{count}} times",
  attendance: { yes: "Coming", maybe: "Not sure yet", no: "Not coming" },
  figure: {
    coming: "Coming",
    maybe: "Not sure yet",
    notComing: "Not coming",
    silent: "No answer yet",
  },
};

export default texts;
