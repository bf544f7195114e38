import type { SwitchName } from "./switches.ts";

/** Operations that only show something: in maintenance they go on. Whoever opens a link is counted, and may come in. */
export const readingOperations: ReadonlySet<string> = new Set([
  ...["albumFigures", "albumZip", "checkSlug", "doorEnvelopes", "doorPack", "doorPicture", "doorReport"],
  ...[
    "exportDoor",
    "exportFigures",
    "exportGifts",
    "exportGuests",
    "figures",
    "findGuestImport",
    "giftHistory",
  ],
  ...["giftMemory", "giftPhoto", "guestLinks", "headCounts", "helperQueue", "helperThread", "helperThreads"],
  ...["listGiftCounts", "listGifts", "listGuestViews", "listMessageTemplates", "listOwnMails"],
  ...["listProposedGuests", "listSendingTemplates", "listVersions", "myData", "openChatPictures", "openLink"],
  ...["openPass", "openScreen", "ownAlbumPhotos", "packGuestIndex", "prepareSending", "previewAsGuest"],
  ...["readAlbum", "readAlbumZip", "readHelperList", "readMyExport", "readProgramme", "readProofreading"],
  ...[
    "readTaskFile",
    "readTeamInvite",
    "readThread",
    "readWishes",
    "screenNews",
    "reportFault",
    "serviceState",
    "showUp",
  ],
  ...["statistics", "unlockPage"],
  // Who was robbed of a device must not wait.
  "signOutEverywhere",
]);

/** What else than writing an operation needs. */
const alsoNeeds: Readonly<Record<string, SwitchName>> = {
  beginAlbumPhoto: "uploads",
  sendAlbumPart: "uploads",
  finishAlbumPhoto: "uploads",
  prepareTaskFile: "uploads",
  sendChatPicture: "uploads",
  saveGiftPhoto: "uploads",
  saveProfilePhoto: "uploads",
  sendWhatsApp: "whatsApp",
  sendTestMessage: "whatsApp",
};

/** What must not be shut for an operation of hosts or guests; the staff's own are never shut. */
export function neededBy(operation: string): SwitchName[] {
  if (readingOperations.has(operation)) return [];
  const also = Object.hasOwn(alsoNeeds, operation) ? alsoNeeds[operation] : undefined;
  return also === undefined ? ["writing"] : ["writing", also];
}
