import "./options.ts";

export {
  allocateSeats,
  createProfile,
  deliverDueWebhooks,
  deliverWebhook,
  emptyTrash,
  followProfile,
  eraseDeletedAccount,
  forgetContacts,
  forgetDeliveries,
  forgetMail,
  forgetNotifications,
  gatherNews,
  handOverDueMail,
  handOverMail,
  mailDigests,
  publishDue,
  runDueJobs,
  runJob,
  sweepPendingSeats,
  tellUnreadMessages,
} from "./triggers.ts";
export { apps, eventPage, guest, host, media, staff } from "./services.ts";
