import type { EventType } from "@janur/domain/content/event-type";
import { hasGifts } from "@janur/domain/gift/gift-events";
import { memberOf, type Invitation } from "@janur/domain/invitation/invitation";
import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { memberMay, type Capability, type TeamMember } from "@janur/domain/team/team";
import { invitationPaths } from "../../lib/address/invitation-paths.ts";
import type { HelpArticleId } from "../../locales/help-article.ts";
import { isFeastDay } from "@janur/domain/invitation/feast-day";

/** What a family does about one event, in that order: make it ready, invite, receive, look after it. */
export const pageGroups = ["prepare", "invite", "day", "manage"] as const;
export type PageGroup = (typeof pageGroups)[number];

interface PageFacts {
  /** Null for the overview, which stands before the groups. */
  group: PageGroup | null;
  needs: Capability;
  /** The article about this page. */
  help: HelpArticleId;
}

/** The pages of one invitation, in the order of its menu. */
const pageFacts = {
  overview: { group: null, needs: "readFigures", help: "statistics" },
  edit: { group: "prepare", needs: "editContent", help: "sections-and-theme" },
  tasks: { group: "prepare", needs: "readFigures", help: "first-invitation" },
  guests: { group: "invite", needs: "readFigures", help: "guests-and-links" },
  send: { group: "invite", needs: "sendInvitations", help: "sending" },
  rsvp: { group: "invite", needs: "readFigures", help: "reading-answers" },
  seats: { group: "day", needs: "readFigures", help: "seats" },
  wishes: { group: "day", needs: "readFigures", help: "wishes" },
  album: { group: "day", needs: "keepAlbum", help: "album" },
  checkIn: { group: "day", needs: "readFigures", help: "door" },
  gifts: { group: "day", needs: "keepGifts", help: "gift-book" },
  statistics: { group: "manage", needs: "readFigures", help: "statistics" },
  team: { group: "manage", needs: "readFigures", help: "team" },
  settings: { group: "manage", needs: "changeSettings", help: "private-page" },
} as const satisfies Partial<Record<keyof typeof invitationPaths, PageFacts>>;

export type InvitationPageId = keyof typeof pageFacts;
export const pages: readonly InvitationPageId[] = [
  "overview",
  "edit",
  "tasks",
  "guests",
  "send",
  "rsvp",
  "checkIn",
  "seats",
  "wishes",
  "gifts",
  "album",
  "statistics",
  "team",
  "settings",
];

export function invitationPagePath(page: InvitationPageId, invitationId: string): string {
  return invitationPaths[page](invitationId);
}

export function pageHelp(page: InvitationPageId): HelpArticleId {
  return pageFacts[page].help;
}

/** The pages that a member may open now, in the order of the menu. */
export function openPages(
  invitation: Pick<Invitation, "status" | "eventType">,
  member: Pick<TeamMember, "role" | "gifts">,
  group?: PageGroup | null,
): InvitationPageId[] {
  return pages
    .filter((page) => group === undefined || pageFacts[page].group === group)
    .filter((page) => memberMay(member, pageFacts[page].needs))
    .filter((page) => page !== "gifts" || hasGifts(invitation.eventType))
    .filter((page) => page !== "edit" || !isPutAway(invitation.status));
}

const nearCount = 4;

/**
 * The pages that somebody opens most often, one tap away on a phone: beside sending, in whose place stands the door on
 * the day of the feast; the next best for who may do neither.
 */
export function nearPages(
  invitation: Pick<Invitation, "status" | "team" | "eventType" | "startAt">,
  uid: string,
  now: Date,
): InvitationPageId[] {
  const open = openPages(invitation, memberOf(invitation, uid) ?? { role: "viewer" });
  const middle = isFeastDay(invitation, now) ? "checkIn" : "send";
  const nearest = ["overview", "guests", middle, "rsvp", "wishes"] as const;
  return nearest.filter((page) => open.includes(page)).slice(0, nearCount);
}

/** What a seminar has where a feast has guests, answers, wishes and a family. */
const seminarNames = {
  guests: "guestsSeminar",
  rsvp: "rsvpSeminar",
  wishes: "wishesSeminar",
  checkIn: "checkInSeminar",
  team: "teamSeminar",
} as const;

/** A memorial has prayers where a feast has wishes; what a committee prepares has a committee. */
const memorialNames = { wishes: "wishesMemorial" } as const;
const khitananNames = { gifts: "giftsKhitanan" } as const;
const committeeNames = { team: "teamSeminar" } as const;

/** The pages' names where an event type has names of its own, as keys beneath `frame`. */
const ownNames: Partial<Record<EventType, Partial<Record<InvitationPageId, OwnName>>>> = {
  seminar: seminarNames,
  meeting: seminarNames,
  memorial: memorialNames,
  khitanan: khitananNames,
  reunion: committeeNames,
  "halal-bihalal": committeeNames,
  inauguration: committeeNames,
};
type OwnName =
  | (typeof seminarNames)[keyof typeof seminarNames]
  | (typeof memorialNames)["wishes"]
  | (typeof khitananNames)["gifts"];

/** The key of the page's name beneath `frame`. */
export function pageName(page: InvitationPageId, eventType: EventType): InvitationPageId | OwnName {
  return ownNames[eventType]?.[page] ?? page;
}
