// Written by npm run operations-table, out of contracts and the functions of their names.
import { serviceState } from "../nouns/service/service-state.ts";
import { openLink } from "../nouns/guest-page/open-link.ts";
import { reportFault } from "../nouns/service/report-fault.ts";
import { submitRsvp } from "../nouns/rsvp/submit-rsvp.ts";
import { declareGift } from "../nouns/gift/declare-gift.ts";
import { postWish } from "../nouns/wish/post-wish.ts";
import { unlockPage } from "../nouns/page-access/unlock-page.ts";
import { readWishes } from "../nouns/guest-page/read-wishes.ts";
import { myData } from "../nouns/privacy/my-data.ts";
import { forgetMe } from "../lifecycle/removal/forget-me.ts";
import { reportInvitation } from "../nouns/abuse-report/report-invitation.ts";
import { beginAlbumPhoto } from "../nouns/album/begin-photo.ts";
import { sendAlbumPart } from "../nouns/album/receive-part.ts";
import { finishAlbumPhoto } from "../nouns/album/finish-photo.ts";
import { ownAlbumPhotos } from "../nouns/album/own-photos.ts";
import { removeOwnPhoto } from "../nouns/album/own-photos.ts";
import { readAlbum } from "../nouns/guest-page/read-album.ts";
import { reportAlbumPhoto } from "../nouns/abuse-report/report-photo.ts";
import { askHost } from "../nouns/chat/ask-host.ts";
import { readThread } from "../nouns/chat/read-thread.ts";
import { purgeThread } from "../lifecycle/removal/purge-thread.ts";
import { reportReply } from "../nouns/abuse-report/report-reply.ts";
import { readTeamInvite } from "../nouns/team/read-team-invite.ts";
import { declineTeamInvite } from "../nouns/team/decline-team-invite.ts";
import { openPass } from "../nouns/pass/open-pass.ts";
import { readProgramme } from "../nouns/pass/read-programme.ts";
import { helperThreads } from "../nouns/pass/helper-threads.ts";
import { helperThread } from "../nouns/pass/helper-thread.ts";
import { answerThread } from "../nouns/pass/answer-thread.ts";
import { helperQueue } from "../nouns/sending/helper-queue.ts";
import { helperMark } from "../nouns/sending/helper-mark.ts";
import { readProofreading } from "../nouns/proofreading/read-proofreading.ts";
import { suggestCorrection } from "../nouns/proofreading/suggest-correction.ts";
import { approveProofreading } from "../nouns/proofreading/approve-proofreading.ts";
import { readHelperList } from "../nouns/helper-list/read-helper-list.ts";
import { proposeGuest } from "../nouns/helper-list/propose-guest.ts";
import { proposeLines } from "../nouns/helper-list/propose-lines.ts";
import { withdrawProposal } from "../nouns/helper-list/withdraw-proposal.ts";
import { doorPack } from "../nouns/door/door-pack.ts";
import { doorSync } from "../nouns/door/door-sync.ts";
import { openScreen } from "../nouns/screen/open-screen.ts";
import { screenNews } from "../nouns/screen/screen-news.ts";

/** What does the operations of guests. */
export const guestHandlers = {
  serviceState,
  openLink,
  reportFault,
  submitRsvp,
  declareGift,
  postWish,
  unlockPage,
  readWishes,
  myData,
  forgetMe,
  reportInvitation,
  beginAlbumPhoto,
  sendAlbumPart,
  finishAlbumPhoto,
  ownAlbumPhotos,
  removeOwnPhoto,
  readAlbum,
  reportAlbumPhoto,
  askHost,
  readThread,
  purgeThread,
  reportReply,
  readTeamInvite,
  declineTeamInvite,
  openPass,
  readProgramme,
  helperThreads,
  helperThread,
  answerThread,
  helperQueue,
  helperMark,
  readProofreading,
  suggestCorrection,
  approveProofreading,
  readHelperList,
  proposeGuest,
  proposeLines,
  withdrawProposal,
  doorPack,
  doorSync,
  openScreen,
  screenNews,
};
