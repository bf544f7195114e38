import { guestCallables } from "@janur/domain/contracts/guest-callables";
import { buildGuestTable } from "./build-tables.ts";
import { guestAlbumHandlers } from "./album-handlers.ts";
import { doorPassHandlers } from "./door-handlers.ts";
import { helperListPassHandlers } from "./helper-list-handlers.ts";
import { askHost } from "../nouns/chat/ask-host.ts";
import { purgeThread } from "../lifecycle/removal/purge-thread.ts";
import { readThread } from "../nouns/chat/read-thread.ts";
import { openScreen } from "../nouns/screen/open-screen.ts";
import { screenNews } from "../nouns/screen/screen-news.ts";
import { openLink } from "../nouns/guest-page/open-link.ts";
import { readWishes } from "../nouns/guest-page/read-wishes.ts";
import { unlockPage } from "../nouns/page-access/unlock-page.ts";
import { helperHandlers } from "./pass-handlers.ts";
import { proofreaderHandlers } from "./proofreading-handlers.ts";
import { forgetMe } from "../lifecycle/removal/forget-me.ts";
import { myData } from "../nouns/privacy/my-data.ts";
import { reportGuestMessage } from "../nouns/abuse-report/report-guest-message.ts";
import { reportInvitation } from "../nouns/abuse-report/report-invitation.ts";
import { submitDeclaredGift } from "../nouns/gift/submit-declared-gift.ts";
import { submitRsvp } from "../nouns/rsvp/submit-rsvp.ts";
import { reportFault } from "../nouns/service/report-fault.ts";
import { shutSwitches } from "../store/service/switches.ts";
import { teamLinkHandlers } from "./team-handlers.ts";
import { submitWish } from "../nouns/wish/submit-wish.ts";

/** Operations of guests without an account: `POST /api/guest/<name>`. */
export const guestTable = buildGuestTable(guestCallables, {
  serviceState: async () => ({ shut: [...(await shutSwitches())] }),
  openLink,
  reportFault,
  submitRsvp,
  declareGift: submitDeclaredGift,
  postWish: submitWish,
  unlockPage,
  readWishes,
  myData,
  forgetMe,
  reportInvitation,
  askHost,
  readThread,
  purgeThread,
  reportReply: reportGuestMessage,
  ...guestAlbumHandlers,
  ...teamLinkHandlers,
  ...helperHandlers,
  ...proofreaderHandlers,
  ...helperListPassHandlers,
  ...doorPassHandlers,
  openScreen,
  screenNews,
});
