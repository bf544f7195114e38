import { hostCallables } from "@janur/domain/contracts/callables";
import { buildHostTable } from "./build-tables.ts";
import { deleteMyAccount } from "../lifecycle/erasure/delete-my-account.ts";
import { exportMyData } from "../lifecycle/export/export-my-data.ts";
import { readMyExport } from "../lifecycle/export/read-my-export.ts";
import { appealClosure } from "../nouns/account/appeal-closure.ts";
import { saveProfilePhoto } from "../nouns/account/save-profile-photo.ts";
import { signOutEverywhere } from "../nouns/account/sign-out-everywhere.ts";
import { integrationHandlers } from "./integration-handlers.ts";
import { changeGuests } from "../nouns/guest/change-guests.ts";
import { deleteGuests } from "../lifecycle/removal/delete-guests.ts";
import { packGuestIndex } from "../nouns/guest/packed-index/pack-on-demand.ts";
import { mergeGuests } from "../nouns/guest/merge-guests.ts";
import { previewAsGuest } from "../nouns/guest/preview-as-guest.ts";
import { revokeGuestLink, rotateGuestLink } from "../nouns/guest/rotate-guest-link.ts";
import { findGuestImport } from "../nouns/guest/import/find-guest-import.ts";
import { importGuests } from "../nouns/guest/import/import-guests.ts";
import { undoGuestChange } from "../nouns/guest/undo-guest-change.ts";
import { figures } from "../nouns/guest/figures.ts";
import { headCounts } from "../nouns/guest/head-counts.ts";
import { listGuestViews, saveGuestViews } from "../nouns/guest/guest-views.ts";
import { guestLinks } from "../nouns/guest/guest-links.ts";
import { saveGuest } from "../nouns/guest/save-guest.ts";
import { announceChange } from "../nouns/invitation/announce-change.ts";
import { archiveInvitation } from "../nouns/invitation/archive-invitation.ts";
import { openChatPictures } from "../nouns/chat/open-chat-pictures.ts";
import { saveCannedReplies } from "../nouns/chat/save-canned-replies.ts";
import { sendChatPicture } from "../nouns/chat/send-chat-picture.ts";
import { changeSettings } from "../nouns/invitation/change-settings.ts";
import { changeSlug } from "../nouns/invitation/change-slug.ts";
import { duplicateInvitation } from "../nouns/invitation/duplicate-invitation.ts";
import { restoreInvitation } from "../nouns/invitation/restore-invitation.ts";
import { trashInvitation } from "../nouns/invitation/trash-invitation.ts";
import { schedulePublish, unschedulePublish } from "../nouns/invitation/schedule-publish.ts";
import { checkSlug } from "../nouns/invitation/check-slug.ts";
import { countSeen } from "../nouns/invitation/count-seen.ts";
import { createInvitation } from "../nouns/invitation/create-invitation.ts";
import { publishInvitation } from "../nouns/invitation/publish-invitation.ts";
import { saveDraft } from "../nouns/invitation/save-draft.ts";
import { unpublishInvitation } from "../nouns/invitation/unpublish-invitation.ts";
import { appealModeration } from "../nouns/abuse-report/appeal-moderation.ts";
import { appealMessage } from "../nouns/abuse-report/appeal-message.ts";
import { reportMessage } from "../nouns/abuse-report/report-message.ts";
import { matchAnswer } from "../nouns/rsvp/match-answer.ts";
import { recordAnswer } from "../nouns/rsvp/record-answer.ts";
import { grantSeats } from "../nouns/seat/grant-seats.ts";
import { exportFigures } from "../nouns/spreadsheet/export-figures.ts";
import { exportGuests } from "../nouns/spreadsheet/export-guests.ts";
import { statistics } from "../nouns/statistics/statistics.ts";
import { taskHandlers } from "./task-handlers.ts";
import { teamHandlers } from "./team-handlers.ts";
import { moderateWish } from "../nouns/wish/moderate-wish.ts";
import { albumHandlers } from "./album-handlers.ts";
import { doorHandlers } from "./door-handlers.ts";
import { helperListHandlers } from "./helper-list-handlers.ts";
import { passHandlers } from "./pass-handlers.ts";
import { proofreadingHandlers } from "./proofreading-handlers.ts";
import { giftHandlers } from "./gift-handlers.ts";
import { seatingHandlers } from "./seating-handlers.ts";
import { sendingHandlers } from "./sending-handlers.ts";
import { addSide } from "../nouns/side/add-side.ts";
import { removeSide } from "../nouns/side/remove-side.ts";
import { versionHandlers } from "./version-handlers.ts";
import { replyToWish } from "../nouns/wish/reply-to-wish.ts";

/** Operations of signed-in hosts: `POST /api/host/<name>`. */
export const hostTable = buildHostTable(hostCallables, {
  signOutEverywhere,
  saveProfilePhoto,
  deleteMyAccount,
  appealClosure,
  exportMyData,
  readMyExport,
  createInvitation,
  checkSlug,
  saveDraft,
  publishInvitation,
  countSeen,
  unpublishInvitation,
  schedulePublish,
  unschedulePublish,
  announceChange,
  appealModeration,
  archiveInvitation,
  trashInvitation,
  restoreInvitation,
  changeSlug,
  addSide,
  removeSide,
  duplicateInvitation,
  saveGuest,
  packGuestIndex,
  changeGuests,
  undoGuestChange,
  findGuestImport,
  importGuests,
  mergeGuests,
  listGuestViews,
  saveGuestViews,
  rotateGuestLink,
  revokeGuestLink,
  previewAsGuest,
  deleteGuests,
  guestLinks,
  exportGuests,
  recordAnswer,
  matchAnswer,
  moderateWish,
  replyToWish,
  changeSettings,
  grantSeats,
  saveCannedReplies,
  sendChatPicture,
  openChatPictures,
  reportMessage,
  appealMessage,
  ...teamHandlers,
  ...taskHandlers,
  ...integrationHandlers,
  ...passHandlers,
  ...proofreadingHandlers,
  ...helperListHandlers,
  ...doorHandlers,
  ...seatingHandlers,
  ...giftHandlers,
  ...albumHandlers,
  ...versionHandlers,
  ...sendingHandlers,
  statistics,
  exportFigures,
  figures,
  headCounts,
});
