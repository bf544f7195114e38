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
  forgetUnusedMedia,
  gatherNews,
  handOverDueMail,
  handOverMail,
  mailDigests,
  publishDue,
  runDueJobs,
  runJob,
  storeUpload,
  sweepPendingSeats,
  tellUnreadMessages,
} from "./triggers.ts";
export { apps, eventPage, guest, host, media, staff } from "./services.ts";
