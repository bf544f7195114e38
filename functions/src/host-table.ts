import { hostCallables as contracts, type HostCallables } from "@janur/domain/callables";
import { deleteMyAccount } from "./erasure/delete-my-account.ts";
import { exportMyData } from "./export/export-my-data.ts";
import { readMyExport } from "./export/read-my-export.ts";
import { saveProfilePhoto } from "./account/save-profile-photo.ts";
import { signOutEverywhere } from "./account/sign-out-everywhere.ts";
import { appTable } from "./app/app-table.ts";
import { changeGuests } from "./guest/change-guests.ts";
import { deleteGuests } from "./guest/delete-guests.ts";
import { packGuestIndex } from "./guest/packed-index/pack-on-demand.ts";
import { mergeGuests } from "./guest/merge-guests.ts";
import { lookAsGuest } from "./guest/look-as-guest.ts";
import { revokeGuestLink, rotateGuestLink } from "./guest/rotate-guest-link.ts";
import { findGuestImport } from "./guest/import/find-guest-import.ts";
import { importGuests } from "./guest/import/import-guests.ts";
import { undoGuestChange } from "./guest/undo-guest-change.ts";
import { figures } from "./guest/figures.ts";
import { headCounts } from "./guest/head-counts.ts";
import { listGuestViews, saveGuestViews } from "./guest/guest-views.ts";
import { guestLinks } from "./guest/guest-links.ts";
import { saveGuest } from "./guest/save-guest.ts";
import { announceChange } from "./invitation/announce-change.ts";
import { archiveInvitation } from "./invitation/archive-invitation.ts";
import { openChatPictures } from "./chat/open-chat-pictures.ts";
import { saveCannedReplies } from "./chat/save-canned-replies.ts";
import { sendChatPicture } from "./chat/send-chat-picture.ts";
import { changeSettings } from "./invitation/change-settings.ts";
import { changeSlug } from "./invitation/change-slug.ts";
import { duplicateInvitation } from "./invitation/duplicate-invitation.ts";
import { restoreInvitation } from "./invitation/restore-invitation.ts";
import { trashInvitation } from "./invitation/trash-invitation.ts";
import { schedulePublish, unschedulePublish } from "./invitation/schedule-publish.ts";
import { checkSlug } from "./invitation/check-slug.ts";
import { countSeen } from "./invitation/count-seen.ts";
import { createInvitation } from "./invitation/create-invitation.ts";
import { publishInvitation } from "./invitation/publish-invitation.ts";
import { saveDraft } from "./invitation/save-draft.ts";
import { unpublishInvitation } from "./invitation/unpublish-invitation.ts";
import { appealModeration } from "./report/appeal-moderation.ts";
import { appealMessage } from "./report/appeal-message.ts";
import { reportMessage } from "./report/report-message.ts";
import { matchAnswer } from "./rsvp/match-answer.ts";
import { recordAnswer } from "./rsvp/record-answer.ts";
import { grantSeats } from "./seat/grant-seats.ts";
import { exportFigures } from "./spreadsheet/export-figures.ts";
import { exportGuests } from "./spreadsheet/export-guests.ts";
import { statistics } from "./statistics/statistics.ts";
import { accountOperation } from "./service/callable.ts";
import type { Operation } from "./service/operation.ts";
import { taskTable } from "./task/file/task-table.ts";
import { teamTable } from "./team/team-table.ts";
import { moderateWish } from "./wish/moderate-wish.ts";
import { branchTable } from "./branch/branch-table.ts";
import { passTable } from "./pass/pass-table.ts";
import { proofTable } from "./proof/proof-table.ts";
import { sendingTable } from "./sending/sending-table.ts";
import { versionTable } from "./version/version-table.ts";
import { replyToWish } from "./wish/reply-to-wish.ts";

/** Operations of signed-in hosts: `POST /api/host/<name>`. */
export const hostTable: Record<keyof HostCallables, Operation> = {
  signOutEverywhere: accountOperation("signOutEverywhere", contracts.signOutEverywhere, signOutEverywhere),
  saveProfilePhoto: accountOperation("saveProfilePhoto", contracts.saveProfilePhoto, saveProfilePhoto),
  deleteMyAccount: accountOperation("deleteMyAccount", contracts.deleteMyAccount, deleteMyAccount),
  exportMyData: accountOperation("exportMyData", contracts.exportMyData, exportMyData),
  readMyExport: accountOperation("readMyExport", contracts.readMyExport, readMyExport),
  createInvitation: accountOperation("createInvitation", contracts.createInvitation, createInvitation),
  checkSlug: accountOperation("checkSlug", contracts.checkSlug, checkSlug),
  saveDraft: accountOperation("saveDraft", contracts.saveDraft, saveDraft),
  publishInvitation: accountOperation("publishInvitation", contracts.publishInvitation, publishInvitation),
  countSeen: accountOperation("countSeen", contracts.countSeen, countSeen),
  unpublishInvitation: accountOperation(
    "unpublishInvitation",
    contracts.unpublishInvitation,
    unpublishInvitation,
  ),
  schedulePublish: accountOperation("schedulePublish", contracts.schedulePublish, schedulePublish),
  unschedulePublish: accountOperation("unschedulePublish", contracts.unschedulePublish, unschedulePublish),
  announceChange: accountOperation("announceChange", contracts.announceChange, announceChange),
  appealModeration: accountOperation("appealModeration", contracts.appealModeration, appealModeration),
  archiveInvitation: accountOperation("archiveInvitation", contracts.archiveInvitation, archiveInvitation),
  trashInvitation: accountOperation("trashInvitation", contracts.trashInvitation, trashInvitation),
  restoreInvitation: accountOperation("restoreInvitation", contracts.restoreInvitation, restoreInvitation),
  changeSlug: accountOperation("changeSlug", contracts.changeSlug, changeSlug),
  duplicateInvitation: accountOperation(
    "duplicateInvitation",
    contracts.duplicateInvitation,
    duplicateInvitation,
  ),
  saveGuest: accountOperation("saveGuest", contracts.saveGuest, saveGuest),
  packGuestIndex: accountOperation("packGuestIndex", contracts.packGuestIndex, packGuestIndex),
  changeGuests: accountOperation("changeGuests", contracts.changeGuests, changeGuests),
  undoGuestChange: accountOperation("undoGuestChange", contracts.undoGuestChange, undoGuestChange),
  findGuestImport: accountOperation("findGuestImport", contracts.findGuestImport, findGuestImport),
  importGuests: accountOperation("importGuests", contracts.importGuests, importGuests),
  mergeGuests: accountOperation("mergeGuests", contracts.mergeGuests, mergeGuests),
  listGuestViews: accountOperation("listGuestViews", contracts.listGuestViews, listGuestViews),
  saveGuestViews: accountOperation("saveGuestViews", contracts.saveGuestViews, saveGuestViews),
  rotateGuestLink: accountOperation("rotateGuestLink", contracts.rotateGuestLink, rotateGuestLink),
  revokeGuestLink: accountOperation("revokeGuestLink", contracts.revokeGuestLink, revokeGuestLink),
  lookAsGuest: accountOperation("lookAsGuest", contracts.lookAsGuest, lookAsGuest),
  deleteGuests: accountOperation("deleteGuests", contracts.deleteGuests, deleteGuests),
  guestLinks: accountOperation("guestLinks", contracts.guestLinks, guestLinks),
  exportGuests: accountOperation("exportGuests", contracts.exportGuests, exportGuests),
  recordAnswer: accountOperation("recordAnswer", contracts.recordAnswer, recordAnswer),
  matchAnswer: accountOperation("matchAnswer", contracts.matchAnswer, matchAnswer),
  moderateWish: accountOperation("moderateWish", contracts.moderateWish, moderateWish),
  replyToWish: accountOperation("replyToWish", contracts.replyToWish, replyToWish),
  changeSettings: accountOperation("changeSettings", contracts.changeSettings, changeSettings),
  grantSeats: accountOperation("grantSeats", contracts.grantSeats, grantSeats),
  saveCannedReplies: accountOperation("saveCannedReplies", contracts.saveCannedReplies, saveCannedReplies),
  sendChatPicture: accountOperation("sendChatPicture", contracts.sendChatPicture, sendChatPicture),
  openChatPictures: accountOperation("openChatPictures", contracts.openChatPictures, openChatPictures),
  reportMessage: accountOperation("reportMessage", contracts.reportMessage, reportMessage),
  appealMessage: accountOperation("appealMessage", contracts.appealMessage, appealMessage),
  ...teamTable,
  ...taskTable,
  ...appTable,
  ...passTable,
  ...proofTable,
  ...branchTable,
  ...versionTable,
  ...sendingTable,
  statistics: accountOperation("statistics", contracts.statistics, statistics),
  exportFigures: accountOperation("exportFigures", contracts.exportFigures, exportFigures),
  figures: accountOperation("figures", contracts.figures, figures),
  headCounts: accountOperation("headCounts", contracts.headCounts, headCounts),
};
