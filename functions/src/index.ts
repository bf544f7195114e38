import "./options.ts";

export {
  allocateSeats,
  createProfile,
  emptyTrash,
  forgetContacts,
  forgetMail,
  handOverDueMail,
  handOverMail,
  publishDue,
  sweepPendingSeats,
} from "./triggers.ts";
export { eventPage, guest, host, media } from "./services.ts";
