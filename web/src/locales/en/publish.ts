import type id from "../id/publish.ts";

const texts: typeof id = {
  review: {
    title: "Check before publishing",
    good: "Everything is there and ready for guests.",
    gaps: "Still missing",
    advice: "Worth another look",
    tips: "Could be added, need not be",
    sender: "Your name as the sender",
    changes: "What changes for guests",
    nothing: "Nothing changes for guests.",
    seen_one: "{{count}} guest has seen what it said before.",
    seen_other: "{{count}} guests have seen what it said before.",
    seenTime_one: "{{count}} guest has seen the old times.",
    seenTime_other: "{{count}} guests have seen the old times.",
    tellThem:
      "Once it is published, let them know: the page changes by itself, entries in their calendars may not.",
    asGuest: "See it as a guest",
    publish: "Publish now",
  },
  advice: {
    pastDate: "{{section}}: a date is in the past",
    pastDeadline: "{{section}}: the time to answer is over",
    placeholder: "{{section}}: sample words are still there",
    translation: "{{section}}: not complete in both languages",
  },
  tip: {
    fullNames: "Full names beside what everybody calls them",
    parents: "Names of the parents",
    map: "A map link to the place",
    photos: "A photo on the cover; the invitation is whole without one",
  },
  asGuest: {
    title: "See it as a guest",
    search: "Guest’s name",
    help: "The page shows with that guest’s name, ceremonies and seats. Nothing is sent.",
    notFound: "No guest has that name.",
    none: "No guests on the list yet.",
    seats_one: "{{count}} person",
    seats_other: "{{count}} people",
    other: "Another guest",
    page: "The invitation as {{guest}} sees it",
  },
};
export default texts;
