// Written by npm run operations-table, out of contracts and the functions of their names.
import { signOutEverywhere } from "../nouns/account/sign-out-everywhere.ts";
import { saveProfilePhoto } from "../nouns/account/save-profile-photo.ts";
import { deleteMyAccount } from "../lifecycle/erasure/delete-my-account.ts";
import { appealClosure } from "../nouns/account/appeal-closure.ts";
import { exportMyData } from "../lifecycle/export/export-my-data.ts";
import { readMyExport } from "../lifecycle/export/read-my-export.ts";
import { createInvitation } from "../nouns/invitation/create-invitation.ts";
import { checkSlug } from "../nouns/invitation/check-slug.ts";
import { saveDraft } from "../nouns/invitation/save-draft.ts";
import { publishInvitation } from "../nouns/invitation/publish-invitation.ts";
import { countSeen } from "../nouns/invitation/count-seen.ts";
import { unpublishInvitation } from "../nouns/invitation/unpublish-invitation.ts";
import { schedulePublish } from "../nouns/invitation/schedule-publish.ts";
import { unschedulePublish } from "../nouns/invitation/schedule-publish.ts";
import { announceChange } from "../nouns/invitation/announce-change.ts";
import { appealModeration } from "../nouns/abuse-report/appeal-moderation.ts";
import { archiveInvitation } from "../nouns/invitation/archive-invitation.ts";
import { trashInvitation } from "../nouns/invitation/trash-invitation.ts";
import { restoreInvitation } from "../nouns/invitation/restore-invitation.ts";
import { changeSlug } from "../nouns/invitation/change-slug.ts";
import { addSide } from "../nouns/side/add-side.ts";
import { removeSide } from "../nouns/side/remove-side.ts";
import { duplicateInvitation } from "../nouns/invitation/duplicate-invitation.ts";
import { saveGuest } from "../nouns/guest/save-guest.ts";
import { packGuestIndex } from "../nouns/guest/packed-index/pack-on-demand.ts";
import { changeGuests } from "../nouns/guest/change-guests.ts";
import { undoGuestChange } from "../nouns/guest/undo-guest-change.ts";
import { findGuestImport } from "../nouns/guest/import/find-guest-import.ts";
import { importGuests } from "../nouns/guest/import/import-guests.ts";
import { mergeGuests } from "../nouns/guest/merge-guests.ts";
import { listGuestViews } from "../nouns/guest/guest-views.ts";
import { saveGuestViews } from "../nouns/guest/guest-views.ts";
import { rotateGuestLink } from "../nouns/guest/rotate-guest-link.ts";
import { revokeGuestLink } from "../nouns/guest/rotate-guest-link.ts";
import { previewAsGuest } from "../nouns/guest/preview-as-guest.ts";
import { deleteGuests } from "../lifecycle/removal/delete-guests.ts";
import { guestLinks } from "../nouns/guest/guest-links.ts";
import { exportGuests } from "../nouns/spreadsheet/export-guests.ts";
import { recordAnswer } from "../nouns/rsvp/record-answer.ts";
import { matchAnswer } from "../nouns/rsvp/match-answer.ts";
import { moderateWish } from "../nouns/wish/moderate-wish.ts";
import { replyToWish } from "../nouns/wish/reply-to-wish.ts";
import { changeSettings } from "../nouns/invitation/change-settings.ts";
import { grantSeats } from "../nouns/seat/grant-seats.ts";
import { saveCannedReplies } from "../nouns/chat/save-canned-replies.ts";
import { sendChatPicture } from "../nouns/chat/send-chat-picture.ts";
import { openChatPictures } from "../nouns/chat/open-chat-pictures.ts";
import { reportMessage } from "../nouns/abuse-report/report-message.ts";
import { appealMessage } from "../nouns/abuse-report/appeal-message.ts";
import { inviteTeamMember } from "../nouns/team/invite-team-member.ts";
import { revokeTeamInvite } from "../nouns/team/revoke-team-invite.ts";
import { acceptTeamInvite } from "../nouns/team/accept-team-invite.ts";
import { changeTeamRole } from "../nouns/team/change-team-role.ts";
import { nameForGifts } from "../nouns/team/name-for-gifts.ts";
import { removeTeamMember } from "../nouns/team/remove-team-member.ts";
import { transferOwnership } from "../nouns/team/transfer-ownership.ts";
import { prepareTaskFile } from "../nouns/task/file/prepare-task-file.ts";
import { finishTaskFile } from "../nouns/task/file/finish-task-file.ts";
import { readTaskFile } from "../nouns/task/file/read-task-file.ts";
import { removeTaskFile } from "../nouns/task/file/remove-task-file.ts";
import { connectCalendarFeed } from "../nouns/integration/calendar-feed/connect-calendar-feed.ts";
import { connectSmtp } from "../nouns/integration/smtp/connect-smtp.ts";
import { connectIntegration } from "../nouns/integration/connect-integration.ts";
import { testIntegration } from "../nouns/integration/test-integration.ts";
import { rotateIntegrationSecret } from "../nouns/integration/rotate-integration-secret.ts";
import { replayDelivery } from "../nouns/integration/replay-delivery.ts";
import { listOwnMails } from "../nouns/integration/smtp/list-own-mails.ts";
import { resendOwnMail } from "../nouns/integration/smtp/resend-own-mail.ts";
import { listMessageTemplates } from "../nouns/integration/list-message-templates.ts";
import { sendTestMessage } from "../nouns/integration/send-test-message.ts";
import { disconnectIntegration } from "../nouns/integration/disconnect-integration.ts";
import { createPass } from "../nouns/pass/create-pass.ts";
import { changePass } from "../nouns/pass/change-pass.ts";
import { revokePass } from "../nouns/pass/revoke-pass.ts";
import { decideCorrection } from "../nouns/proofreading/decide-correction.ts";
import { listProposedGuests } from "../nouns/helper-list/list-proposed-guests.ts";
import { decideProposedGuests } from "../nouns/helper-list/decide-proposed-guests.ts";
import { undoProposalDecision } from "../nouns/helper-list/undo-proposal-decision.ts";
import { doorPicture } from "../nouns/door/door-picture.ts";
import { doorReport } from "../nouns/door/door-report.ts";
import { showUp } from "../nouns/door/show-up.ts";
import { exportDoor } from "../nouns/door/export-door.ts";
import { checkIn } from "../nouns/door/check-in.ts";
import { undoCheckIn } from "../nouns/door/check-in.ts";
import { changeSeatingPlan } from "../nouns/seating/change-seating-plan.ts";
import { listGifts } from "../nouns/gift/list-gifts.ts";
import { saveGift } from "../nouns/gift/save-gift.ts";
import { removeGift } from "../nouns/gift/change-gift.ts";
import { confirmGift } from "../nouns/gift/change-gift.ts";
import { markThanked } from "../nouns/gift/change-gift.ts";
import { giftHistory } from "../nouns/gift/change-gift.ts";
import { saveGiftPhoto } from "../nouns/gift/gift-photo.ts";
import { giftPhoto } from "../nouns/gift/gift-photo.ts";
import { doorEnvelopes } from "../nouns/gift/door-envelopes.ts";
import { countGift } from "../nouns/gift/count-gift.ts";
import { listGiftCounts } from "../nouns/gift/count-gift.ts";
import { settleGiftCount } from "../nouns/gift/count-gift.ts";
import { exportGifts } from "../nouns/gift/export-gifts.ts";
import { giftMemory } from "../nouns/gift/gift-memory.ts";
import { saveGivenGift } from "../nouns/gift/gift-memory.ts";
import { changeAlbum } from "../nouns/album/change-album.ts";
import { albumFigures } from "../nouns/album/album-figures.ts";
import { moderateAlbum } from "../nouns/album/moderate-album.ts";
import { askAlbumZip } from "../nouns/album/zip/ask-album-zip.ts";
import { albumZip } from "../nouns/album/zip/ask-album-zip.ts";
import { readAlbumZip } from "../nouns/album/zip/ask-album-zip.ts";
import { listVersions } from "../nouns/version/list-versions.ts";
import { nameVersion } from "../nouns/version/name-version.ts";
import { restoreVersion } from "../nouns/version/restore-version.ts";
import { markSent } from "../nouns/sending/mark-sent.ts";
import { unmarkSent } from "../nouns/sending/unmark-sent.ts";
import { prepareSending } from "../nouns/sending/prepare-sending.ts";
import { sendMails } from "../nouns/sending/send-mails.ts";
import { sendWhatsApp } from "../nouns/sending/send-whatsapp.ts";
import { listSendingTemplates } from "../nouns/sending/sending-templates.ts";
import { saveSendingTemplate } from "../nouns/sending/sending-templates.ts";
import { removeSendingTemplate } from "../nouns/sending/sending-templates.ts";
import { statistics } from "../nouns/statistics/statistics.ts";
import { exportFigures } from "../nouns/spreadsheet/export-figures.ts";
import { figures } from "../nouns/guest/figures.ts";
import { headCounts } from "../nouns/guest/head-counts.ts";

/** What does the operations of hosts. */
export const hostHandlers = {
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
  inviteTeamMember,
  revokeTeamInvite,
  acceptTeamInvite,
  changeTeamRole,
  nameForGifts,
  removeTeamMember,
  transferOwnership,
  prepareTaskFile,
  finishTaskFile,
  readTaskFile,
  removeTaskFile,
  connectCalendarFeed,
  connectSmtp,
  connectIntegration,
  testIntegration,
  rotateIntegrationSecret,
  replayDelivery,
  listOwnMails,
  resendOwnMail,
  listMessageTemplates,
  sendTestMessage,
  disconnectIntegration,
  createPass,
  changePass,
  revokePass,
  decideCorrection,
  listProposedGuests,
  decideProposedGuests,
  undoProposalDecision,
  doorPicture,
  doorReport,
  showUp,
  exportDoor,
  checkIn,
  undoCheckIn,
  changeSeatingPlan,
  listGifts,
  saveGift,
  removeGift,
  confirmGift,
  markThanked,
  giftHistory,
  saveGiftPhoto,
  giftPhoto,
  doorEnvelopes,
  countGift,
  listGiftCounts,
  settleGiftCount,
  exportGifts,
  giftMemory,
  saveGivenGift,
  changeAlbum,
  albumFigures,
  moderateAlbum,
  askAlbumZip,
  albumZip,
  readAlbumZip,
  listVersions,
  nameVersion,
  restoreVersion,
  markSent,
  unmarkSent,
  prepareSending,
  sendMails,
  sendWhatsApp,
  listSendingTemplates,
  saveSendingTemplate,
  removeSendingTemplate,
  statistics,
  exportFigures,
  figures,
  headCounts,
};
