import "./options.ts";

export {
  allocateSeats,
  createProfile,
  emptyTrash,
  followProfile,
  forgetContacts,
  forgetMail,
  forgetNotifications,
  gatherNews,
  handOverDueMail,
  handOverMail,
  mailDigests,
  publishDue,
  sweepPendingSeats,
} from "./triggers.ts";
export { apps, eventPage, guest, host, media, staff } from "./services.ts";
