import type { Capability } from "@janur/domain/team/team";

/** A file of functions that names a capability: nothing that decides who may call an operation. */
interface NamedCapability {
  file: string;
  capability: Capability;
  /** What it decides there. */
  decides: string;
}

const nouns = "functions/src/nouns";

/** How much an operation tells, and what is no operation. The test beside this file looks for others. */
export const namedCapabilities: readonly NamedCapability[] = [
  {
    file: `${nouns}/gift/gift-caller.ts`,
    capability: "seeGifts",
    decides: "who sees, corrects and names gifts that somebody else wrote down",
  },
  {
    file: `${nouns}/spreadsheet/export-guests.ts`,
    capability: "readContacts",
    decides: "whether the file of guests has their phones and addresses",
  },
  {
    file: `${nouns}/spreadsheet/export-guests.ts`,
    capability: "editContent",
    decides: "whether ceremonies and questions are named as in the draft, or as the page tells everybody",
  },
  {
    file: `${nouns}/door/door-picture.ts`,
    capability: "readArrivals",
    decides: "whether ceremonies that only some guests know of are told of",
  },
  {
    file: `${nouns}/statistics/statistics.ts`,
    capability: "editContent",
    decides: "who is told figures by ceremony, which a draft names before guests know of it",
  },
  {
    file: `${nouns}/integration/calendar-feed/events-of-account.ts`,
    capability: "editContent",
    decides: "whether a calendar that is subscribed to shows the draft or what guests see",
  },
];

/** Which kind of news concerns whom, kind by kind. */
export const newsByCapability = "functions/src/notify/notification/notify.ts";
