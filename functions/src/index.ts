import "./options.ts";

export {
  allocateSeats,
  createProfile,
  emptyTrash,
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
export { eventPage, guest, host, media } from "./services.ts";
