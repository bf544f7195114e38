import type { EventType } from "@janur/domain/content/event-type";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { may, type Capability, type TeamRole } from "@janur/domain/team/team";
import { invitationPaths } from "../../lib/address/invitation-paths.ts";
import type { HelpArticleId } from "../../locales/help-article.ts";

/** What a family does about one event, in that order: make it ready, invite, receive, look after it. */
export const pageGroups = ["prepare", "invite", "day", "manage"] as const;
export type PageGroup = (typeof pageGroups)[number];

interface PageFacts {
  /** Null for the overview, which stands before the groups. */
  group: PageGroup | null;
  needs: Capability;
  /** The article about this room. */
  help: HelpArticleId;
}

/** The rooms of one invitation, in the order of its menu. */
const pageFacts = {
  overview: { group: null, needs: "readFigures", help: "statistics" },
  edit: { group: "prepare", needs: "editContent", help: "sections-and-theme" },
  tasks: { group: "prepare", needs: "readFigures", help: "first-invitation" },
  guests: { group: "invite", needs: "readFigures", help: "guests-and-links" },
  send: { group: "invite", needs: "sendInvitations", help: "sending" },
  rsvp: { group: "invite", needs: "readFigures", help: "reading-answers" },
  wishes: { group: "day", needs: "readFigures", help: "wishes" },
  statistics: { group: "manage", needs: "readFigures", help: "statistics" },
  team: { group: "manage", needs: "readFigures", help: "team" },
  settings: { group: "manage", needs: "changeSettings", help: "private-page" },
} as const satisfies Partial<Record<keyof typeof invitationPaths, PageFacts>>;

export type Room = keyof typeof pageFacts;
export const rooms: readonly Room[] = [
  "overview",
  "edit",
  "tasks",
  "guests",
  "send",
  "rsvp",
  "wishes",
  "statistics",
  "team",
  "settings",
];

export function invitationPagePath(room: Room, invitationId: string): string {
  return invitationPaths[room](invitationId);
}

export function pageHelp(room: Room): HelpArticleId {
  return pageFacts[room].help;
}

/** The rooms that somebody of this role may open now, in the order of the menu. */
export function openPages(
  invitation: Pick<Invitation, "status">,
  role: TeamRole,
  group?: PageGroup | null,
): Room[] {
  return rooms
    .filter((room) => group === undefined || pageFacts[room].group === group)
    .filter((room) => may(role, pageFacts[room].needs))
    .filter((room) => room !== "edit" || !isPutAway(invitation.status));
}

/** In the bar of a phone: beside sending, which stands in the middle, for who may send; the next best for others. */
const nearest: readonly Room[] = ["overview", "guests", "send", "rsvp", "wishes"];
const nearCount = 4;

/** The rooms that somebody opens most often, one tap away on a phone. */
export function nearPages(invitation: Pick<Invitation, "status" | "team">, uid: string): Room[] {
  const open = openPages(invitation, roleOf(invitation, uid) ?? "viewer");
  return nearest.filter((room) => open.includes(room)).slice(0, nearCount);
}

/** What a seminar has where a feast has guests, answers, wishes and a family. */
const seminarNames = {
  guests: "guestsSeminar",
  rsvp: "rsvpSeminar",
  wishes: "wishesSeminar",
  team: "teamSeminar",
} as const;

/** A memorial has prayers where a feast has wishes; what a committee prepares has a committee. */
const memorialNames = { wishes: "wishesMemorial" } as const;
const committeeNames = { team: "teamSeminar" } as const;

/** The rooms' names where an event type has names of its own, as keys beneath `frame`. */
const ownNames: Partial<Record<EventType, Partial<Record<Room, OwnName>>>> = {
  seminar: seminarNames,
  meeting: seminarNames,
  memorial: memorialNames,
  reunion: committeeNames,
  "halal-bihalal": committeeNames,
  inauguration: committeeNames,
};
type OwnName = (typeof seminarNames)[keyof typeof seminarNames] | (typeof memorialNames)["wishes"];

/** The key of the room's name beneath `frame`. */
export function pageName(room: Room, eventType: EventType): Room | OwnName {
  return ownNames[eventType]?.[room] ?? room;
}
