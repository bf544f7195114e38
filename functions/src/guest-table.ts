import { guestCallables as contracts, type GuestCallables } from "@janur/domain/guest-callables";
import { branchHelperTable } from "./branch/branch-table.ts";
import { askHost } from "./chat/ask-host.ts";
import { forgetThread } from "./chat/forget-thread.ts";
import { readThread } from "./chat/read-thread.ts";
import { openLink } from "./guest/open-link.ts";
import { readWishes } from "./page-access/read-wishes.ts";
import { unlockPage } from "./page-access/unlock-page.ts";
import { helperTable } from "./pass/pass-table.ts";
import { proofreaderTable } from "./proof/proof-table.ts";
import { forgetMe } from "./privacy/forget-me.ts";
import { myData } from "./privacy/my-data.ts";
import { reportGuestMessage } from "./report/report-guest-message.ts";
import { reportInvitation } from "./report/report-invitation.ts";
import { submitRsvp } from "./rsvp/submit-rsvp.ts";
import { guestOperation } from "./service/callable.ts";
import type { Operation } from "./service/operation.ts";
import { teamLinkTable } from "./team/team-table.ts";
import { submitWish } from "./wish/submit-wish.ts";

/** Operations of guests without an account: `POST /api/guest/<name>`. */
export const guestTable: Record<keyof GuestCallables, Operation> = {
  openLink: guestOperation("openLink", contracts.openLink, openLink),
  submitRsvp: guestOperation("submitRsvp", contracts.submitRsvp, submitRsvp),
  postWish: guestOperation("postWish", contracts.postWish, submitWish),
  unlockPage: guestOperation("unlockPage", contracts.unlockPage, unlockPage),
  readWishes: guestOperation("readWishes", contracts.readWishes, readWishes),
  myData: guestOperation("myData", contracts.myData, myData),
  forgetMe: guestOperation("forgetMe", contracts.forgetMe, forgetMe),
  reportInvitation: guestOperation("reportInvitation", contracts.reportInvitation, reportInvitation),
  askHost: guestOperation("askHost", contracts.askHost, askHost),
  readThread: guestOperation("readThread", contracts.readThread, readThread),
  forgetThread: guestOperation("forgetThread", contracts.forgetThread, forgetThread),
  reportReply: guestOperation("reportReply", contracts.reportReply, reportGuestMessage),
  ...teamLinkTable,
  ...helperTable,
  ...proofreaderTable,
  ...branchHelperTable,
};
