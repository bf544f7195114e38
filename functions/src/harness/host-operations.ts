import type { HostCallables } from "@janur/domain/callables";
import { usualSettings } from "@janur/domain/settings";
import { guestInput, newKey, newSlug, openWedding, starter } from "./product.ts";

export const absentId = "AbsentInvitation0000";
const absentLink = `${absentId}.AbsentInvite00000000.${"A".repeat(22)}`;
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const helper = () => ({ name: "Bude Sri", scopes: ["programme"], seesGated: false, expireAt: inAnHour });
const noContact = { phone: null, email: null };
export const roles = ["editor", "sender", "usher", "viewer"] as const;
const absentTask = (invitationId: string) => ({ invitationId, taskId: "AbsentTask0000000000" });
const absentFile = (invitationId: string) => ({
  ...absentTask(invitationId),
  attachmentId: "AbsentFile0000000000",
});
const absentSending = (invitationId: string) => ({
  invitationId,
  sendingId: "AbsentSending0000000",
  guestIds: ["AbsentGuest000000000"],
  run: "invitation",
  language: "id",
});
type Role = (typeof roles)[number];

/** An input of good shape per operation; those about one invitation name the roles beside the owner's that may. */
export const hostOperations: Record<
  keyof HostCallables,
  { input: (invitationId: string) => Record<string, unknown>; allowed: readonly Role[] | null }
> = {
  signOutEverywhere: { input: () => ({}), allowed: null },
  saveProfilePhoto: { input: () => ({ picture: null }), allowed: null },
  deleteMyAccount: { input: () => ({ choices: [] }), allowed: null },
  exportMyData: { input: () => ({}), allowed: null },
  readMyExport: { input: () => ({ offset: 0 }), allowed: null },
  createInvitation: { input: () => ({ starter, slug: newSlug() }), allowed: null },
  checkSlug: { input: () => ({ slug: newSlug(), year: 2030 }), allowed: null },
  saveDraft: {
    input: (invitationId) => ({ invitationId, basedOn: 999, content: openWedding() }),
    allowed: ["editor"],
  },
  listVersions: { input: (invitationId) => ({ invitationId }), allowed: ["editor"] },
  nameVersion: {
    input: (invitationId) => ({ invitationId, revision: 999, name: "Sebelum cetak" }),
    allowed: ["editor"],
  },
  restoreVersion: {
    input: (invitationId) => ({ invitationId, revision: 999, basedOn: 999 }),
    allowed: ["editor"],
  },
  publishInvitation: { input: (invitationId) => ({ invitationId, revision: 999 }), allowed: ["editor"] },
  decideCorrection: {
    input: (invitationId) => ({
      invitationId,
      correctionId: "AbsentCorrection0000",
      decision: "decline",
      basedOn: 999,
    }),
    allowed: ["editor"],
  },
  countSeen: { input: (invitationId) => ({ invitationId }), allowed: ["editor"] },
  unpublishInvitation: { input: (invitationId) => ({ invitationId }), allowed: ["editor"] },
  schedulePublish: {
    input: (invitationId) => ({ invitationId, revision: 999, at: inAnHour }),
    allowed: ["editor"],
  },
  unschedulePublish: { input: (invitationId) => ({ invitationId }), allowed: ["editor"] },
  announceChange: {
    input: (invitationId) => ({ invitationId, change: "postpone", notice: { id: "Maaf", en: "" } }),
    allowed: ["editor"],
  },
  appealModeration: { input: (invitationId) => ({ invitationId, text: "Keliru." }), allowed: [] },
  archiveInvitation: { input: (invitationId) => ({ invitationId }), allowed: [] },
  trashInvitation: { input: (invitationId) => ({ invitationId }), allowed: [] },
  restoreInvitation: { input: (invitationId) => ({ invitationId }), allowed: [] },
  changeSlug: { input: (invitationId) => ({ invitationId, slug: newSlug() }), allowed: ["editor"] },
  duplicateInvitation: {
    input: (invitationId) => ({ invitationId, slug: newSlug(), withGuests: false }),
    allowed: ["editor"],
  },
  saveGuest: {
    input: (invitationId) => ({ invitationId, guestId: null, guest: guestInput, contact: noContact }),
    allowed: ["editor"],
  },
  packGuestIndex: {
    input: (invitationId) => ({ invitationId }),
    allowed: ["editor", "sender", "usher", "viewer"],
  },
  changeGuests: {
    input: (invitationId) => ({
      invitationId,
      changeId: "AbsentChange00000000",
      guestIds: ["AbsentGuest000000000"],
      change: { group: "Kantor" },
    }),
    allowed: ["editor"],
  },
  undoGuestChange: {
    input: (invitationId) => ({ invitationId, changeId: "AbsentChange00000000" }),
    allowed: ["editor"],
  },
  findGuestImport: {
    input: (invitationId) => ({ invitationId, fileId: "AbsentFile0000000000" }),
    allowed: ["editor"],
  },
  importGuests: {
    input: (invitationId) => ({
      invitationId,
      fileId: "AbsentFile0000000000",
      run: "AbsentRun00000000000",
      setup: null,
      total: 1,
      from: 0,
      rows: "[]",
      isZipped: false,
    }),
    allowed: ["editor"],
  },
  mergeGuests: {
    input: (invitationId) => ({
      invitationId,
      keptId: "AbsentGuest000000000",
      goneId: "AbsentGuest000000001",
    }),
    allowed: ["editor"],
  },
  rotateGuestLink: {
    input: (invitationId) => ({ invitationId, guestId: "AbsentGuest000000000" }),
    allowed: ["editor"],
  },
  revokeGuestLink: {
    input: (invitationId) => ({ invitationId, guestId: "AbsentGuest000000000" }),
    allowed: ["editor"],
  },
  lookAsGuest: {
    input: (invitationId) => ({ invitationId, guestId: "AbsentGuest000000000" }),
    allowed: ["editor", "sender"],
  },
  listGuestViews: { input: (invitationId) => ({ invitationId }), allowed: roles },
  saveGuestViews: {
    input: (invitationId) => ({ invitationId, owner: "team", basedOn: 99, views: [] }),
    allowed: ["editor"],
  },
  deleteGuests: {
    input: (invitationId) => ({ invitationId, guestIds: ["AbsentGuest000000000"] }),
    allowed: ["editor"],
  },
  guestLinks: {
    input: (invitationId) => ({ invitationId, guestIds: ["AbsentGuest000000000"] }),
    allowed: ["editor", "sender"],
  },
  exportGuests: {
    input: (invitationId) => ({ invitationId, format: "csv", language: "id", after: null }),
    allowed: ["editor", "viewer"],
  },
  exportFigures: {
    input: (invitationId) => ({
      invitationId,
      format: "csv",
      headings: ["Bagian", "Baris", "Ukuran", "Angka"],
      rows: [["Langkah", "Diundang", "Orang", 2]],
    }),
    allowed: roles,
  },
  recordAnswer: {
    input: (invitationId) => ({
      invitationId,
      guestId: "AbsentGuest000000000",
      basedOn: 0,
      key: newKey(),
      answer: { ceremonies: { resepsi: "yes" }, adults: 1, children: 0, companions: [], note: "" },
    }),
    allowed: ["editor"],
  },
  matchAnswer: {
    input: (invitationId) => ({
      invitationId,
      inboxId: "AbsentInbox000000000",
      guestId: "AbsentGuest000000000",
      replaces: false,
    }),
    allowed: ["editor"],
  },
  moderateWish: {
    input: (invitationId) => ({ invitationId, wishId: "AbsentWish0000000000", action: "hide" }),
    allowed: ["editor"],
  },
  replyToWish: {
    input: (invitationId) => ({ invitationId, wishId: "AbsentWish0000000000", reply: "Terima kasih" }),
    allowed: ["editor"],
  },
  grantSeats: {
    input: (invitationId) => ({ invitationId, guestId: "AbsentGuest000000000" }),
    allowed: ["editor"],
  },
  saveCannedReplies: {
    input: (invitationId) => ({ invitationId, replies: ["Terima kasih."] }),
    allowed: ["editor"],
  },
  sendChatPicture: {
    input: (invitationId) => ({ chatId: `guest-${invitationId}-${absentId}`, id: absentId, picture: "AAAA" }),
    allowed: ["editor"],
  },
  openChatPictures: {
    input: (invitationId) => ({ chatId: `guest-${invitationId}-${absentId}` }),
    allowed: ["editor"],
  },
  reportMessage: {
    input: (invitationId) => ({
      chatId: `guest-${invitationId}-${absentId}`,
      messageId: absentId,
      report: { reason: "offensive", text: "" },
    }),
    allowed: ["editor"],
  },
  appealMessage: {
    input: (invitationId) => ({
      chatId: `guest-${invitationId}-${absentId}`,
      messageId: absentId,
      text: "Itu bukan penipuan.",
    }),
    allowed: ["editor"],
  },
  changeSettings: {
    input: (invitationId) => ({ invitationId, settings: usualSettings, password: null }),
    allowed: ["editor"],
  },
  inviteTeamMember: {
    input: (invitationId) => ({ invitationId, role: "viewer", name: "Ibu Ratna", email: null }),
    allowed: [],
  },
  revokeTeamInvite: {
    input: (invitationId) => ({ invitationId, inviteId: "AbsentInvite00000000" }),
    allowed: [],
  },
  acceptTeamInvite: { input: () => ({ token: absentLink, name: "Ibu Ratna" }), allowed: null },
  changeTeamRole: {
    input: (invitationId) => ({ invitationId, uid: "absent-member", role: "viewer" }),
    allowed: [],
  },
  removeTeamMember: { input: (invitationId) => ({ invitationId, uid: "absent-member" }), allowed: [] },
  transferOwnership: { input: (invitationId) => ({ invitationId, uid: "absent-member" }), allowed: [] },
  prepareTaskFile: {
    input: (invitationId) => ({ ...absentTask(invitationId), name: "a.pdf", contentType: "application/pdf" }),
    allowed: ["editor"],
  },
  finishTaskFile: { input: (invitationId) => absentFile(invitationId), allowed: ["editor"] },
  readTaskFile: { input: (invitationId) => ({ ...absentFile(invitationId), offset: 0 }), allowed: roles },
  removeTaskFile: { input: (invitationId) => absentFile(invitationId), allowed: ["editor"] },
  connectCalendarFeed: { input: () => ({}), allowed: null },
  connectSmtp: {
    input: () => ({
      server: { host: "127.0.0.1", port: 9, user: "u", fromAddress: "rani@janur.test", fromName: "Rani" },
      password: "rahasia",
    }),
    allowed: null,
  },
  connectApp: {
    input: (invitationId) => ({
      invitationId,
      app: {
        kind: "webhook",
        url: "http://127.0.0.1:9/",
        events: ["answer.recorded"],
        secret: "s".repeat(24),
      },
    }),
    allowed: ["editor"],
  },
  testApp: { input: () => ({ appId: absentId }), allowed: null },
  rotateAppSecret: { input: () => ({ appId: absentId, secret: "s".repeat(24) }), allowed: null },
  replayDelivery: { input: () => ({ deliveryId: absentId }), allowed: null },
  listOwnMails: { input: () => ({ appId: absentId }), allowed: null },
  resendOwnMail: { input: () => ({ mailId: absentId }), allowed: null },
  listMessageTemplates: { input: () => ({ appId: absentId }), allowed: null },
  sendTestMessage: {
    input: () => ({
      appId: absentId,
      to: "+6281234567890",
      template: { name: "undangan", language: "id" },
      values: 0,
    }),
    allowed: null,
  },
  disconnectApp: { input: () => ({ appId: absentId }), allowed: null },
  createPass: {
    input: (invitationId) => ({ invitationId, ...helper(), pin: null }),
    allowed: ["editor"],
  },
  changePass: {
    input: (invitationId) => ({ invitationId, passId: "AbsentPass0000000000", ...helper(), pin: null }),
    allowed: ["editor"],
  },
  revokePass: {
    input: (invitationId) => ({ invitationId, passId: "AbsentPass0000000000" }),
    allowed: ["editor"],
  },
  listProposedGuests: { input: (invitationId) => ({ invitationId }), allowed: ["editor"] },
  decideProposedGuests: {
    input: (invitationId) => ({
      invitationId,
      ids: ["AbsentProposal000000"],
      decision: "decline",
      word: "",
      guestId: null,
    }),
    allowed: ["editor"],
  },
  undoProposalDecision: {
    input: (invitationId) => ({ invitationId, ids: ["AbsentProposal000000"] }),
    allowed: ["editor"],
  },
  markSent: {
    input: (invitationId) => ({
      invitationId,
      markId: "AbsentMark0000000000",
      guestIds: ["AbsentGuest000000000"],
      run: "invitation",
      mark: "sent",
    }),
    allowed: ["editor", "sender"],
  },
  unmarkSent: {
    input: (invitationId) => ({
      invitationId,
      markId: "AbsentMark0000000000",
      guestIds: ["AbsentGuest000000000"],
    }),
    allowed: ["editor", "sender"],
  },
  prepareSending: {
    input: (invitationId) => ({
      invitationId,
      guestIds: ["AbsentGuest000000000"],
      run: "invitation",
      language: "id",
      text: "Halo {nama}: {tautan}",
    }),
    allowed: ["editor", "sender"],
  },
  sendMails: {
    input: (invitationId) => ({
      ...absentSending(invitationId),
      subject: "Undangan {acara}",
      text: "Halo {nama}: {tautan}",
      takesReplies: false,
    }),
    allowed: ["editor", "sender"],
  },
  sendWhatsApp: {
    input: (invitationId) => ({
      ...absentSending(invitationId),
      appId: "AbsentConnection0000",
      template: { name: "undangan_nikah", language: "id" },
      fillings: [{ kind: "place", place: "link" }],
    }),
    allowed: ["editor", "sender"],
  },
  listSendingTemplates: { input: (invitationId) => ({ invitationId }), allowed: ["editor", "sender"] },
  saveSendingTemplate: {
    input: (invitationId) => ({
      invitationId,
      template: {
        id: "AbsentTemplate000000",
        name: "Teman kantor",
        kind: "invitation",
        voice: "office",
        text: { id: "Halo {nama}: {tautan}", en: "" },
      },
    }),
    allowed: ["editor"],
  },
  removeSendingTemplate: {
    input: (invitationId) => ({ invitationId, templateId: "AbsentTemplate000000" }),
    allowed: ["editor"],
  },
  figures: { input: (invitationId) => ({ invitationId }), allowed: roles },
  statistics: {
    input: (invitationId) => ({ invitationIds: [invitationId], period: null, hasDetails: false }),
    allowed: null,
  },
  headCounts: {
    input: (invitationId) => ({ invitationId, ceremonyIds: ["resepsi"], groupIds: ["AbsentGroup000000000"] }),
    allowed: roles,
  },
};
