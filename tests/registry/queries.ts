import { albumQueries } from "./queries/album.ts";
import { integrationQueries } from "./queries/integration.ts";
import { helperListQueries } from "./queries/helper-list.ts";
import { chatQueries } from "./queries/chat.ts";
import { erasureQueries } from "./queries/erasure.ts";
import { doorQueries } from "./queries/door.ts";
import { exportQueries } from "./queries/export.ts";
import { giftQueries } from "./queries/gift.ts";
import { guestQueries } from "./queries/guest.ts";
import { invitationQueries } from "./queries/invitation.ts";
import { jobQueries } from "./queries/job.ts";
import { mailQueries } from "./queries/mail.ts";
import { mediaQueries } from "./queries/media.ts";
import { notificationQueries } from "./queries/notification.ts";
import { passQueries } from "./queries/pass.ts";
import { privacyQueries } from "./queries/privacy.ts";
import { abuseReportQueries } from "./queries/abuse-report.ts";
import { rsvpQueries } from "./queries/rsvp.ts";
import { seatQueries } from "./queries/seat.ts";
import { sendingQueries } from "./queries/sending.ts";
import { spreadsheetQueries } from "./queries/spreadsheet.ts";
import { staffQueries } from "./queries/staff.ts";
import { statisticsQueries } from "./queries/statistics.ts";
import { taskQueries } from "./queries/task.ts";
import { teamQueries } from "./queries/team.ts";
import { wishQueries } from "./queries/wish.ts";
import type { NounQueries, QueryShape } from "./query-shape.ts";

/*
 * Every query that the product asks. Emulators never ask for an index, so the
 * first to miss one would be a host in production; this list is held against
 * the sources and against firestore.indexes.json instead (T18).
 */

const nouns: readonly NounQueries[] = [
  albumQueries,
  integrationQueries,
  helperListQueries,
  chatQueries,
  doorQueries,
  erasureQueries,
  exportQueries,
  giftQueries,
  guestQueries,
  invitationQueries,
  jobQueries,
  mailQueries,
  mediaQueries,
  notificationQueries,
  passQueries,
  privacyQueries,
  abuseReportQueries,
  rsvpQueries,
  seatQueries,
  sendingQueries,
  spreadsheetQueries,
  staffQueries,
  statisticsQueries,
  taskQueries,
  teamQueries,
  wishQueries,
];

export const queryShapes: readonly QueryShape[] = nouns.flatMap(({ shapes }) => shapes);

/** Calls in each file that shape a query. */
export const queryCalls: Readonly<Record<string, number>> = Object.fromEntries(
  nouns.flatMap(({ calls }) => Object.entries(calls)),
);

/** Fields by which Firestore forgets documents on its own. */
export const timeToLive: readonly { collectionGroup: string; field: string }[] = [
  { collectionGroup: "deliveries", field: "expireAt" },
  { collectionGroup: "guestUndos", field: "expireAt" },
  { collectionGroup: "imports", field: "expireAt" },
  { collectionGroup: "limits", field: "expireAt" },
  { collectionGroup: "mail", field: "expireAt" },
  { collectionGroup: "proposedGuests", field: "expireAt" },
  { collectionGroup: "teamInvites", field: "expireAt" },
  { collectionGroup: "teamSecrets", field: "expireAt" },
  { collectionGroup: "notifications", field: "expireAt" },
  // Forgotten from the moment it is written: whoever still is there writes it again.
  { collectionGroup: "presence", field: "at" },
];
