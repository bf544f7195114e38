import { createHash } from "node:crypto";
import type { AccountSettings } from "@janur/domain/account/account-settings";
import { digestShift, digestTime, isDigested } from "@janur/domain/account/digest-time";
import { documentIdFromBytes } from "@janur/domain/id";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import {
  eventOfKind,
  type Notification,
  type NotificationFacts,
  type NotificationKind,
} from "@janur/domain/notification/notification";
import { memberMay, type Capability } from "@janur/domain/team/team";
import * as logger from "firebase-functions/logger";
import { faultOf } from "../../platform/log/fault.ts";
import { notificationDocument } from "./notification-document.ts";
import { readSettings } from "./read-settings.ts";

/** Something that a team should know. */
export interface Notice {
  invitation: Invitation;
  facts: NotificationFacts;
  /** What happened; the same key and kind is told once. */
  key: string;
  at: Date;
  /** Who of them, where it is not everybody's news; all when absent. */
  to?: readonly string[];
}

/** Who is told: those whose work it is. */
const concerned: Record<NotificationKind, Capability> = {
  answers: "answerForGuests",
  wishes: "moderateWishes",
  photos: "keepAlbum",
  corrections: "editContent",
  // Who may see them, and no other; how much it is nobody is told here.
  gifts: "seeGifts",
  proposals: "editGuests",
  reports: "manageInvitation",
  // A team's chat is everybody's; who is told of a guest's thread is named.
  messages: "readFigures",
  // Whose task it is is named, whatever their role.
  tasks: "readFigures",
  taskAssigned: "readFigures",
  taskReminder: "readFigures",
  moderation: "manageInvitation",
  // Of their own message, whatever their role.
  messageModeration: "readFigures",
  published: "publish",
  publishFailed: "publish",
  teamJoined: "manageTeam",
  teamLeft: "manageTeam",
  ownershipGiven: "manageTeam",
};

/** gRPC code of a document that is there already. */
const alreadyThere = 6;

/**
 * Tells everybody in the team whose work it is, each by the channels of their
 * own settings. What was told before stays as it is, read or unread.
 */
export async function notify({ invitation, facts, key, at, to }: Notice): Promise<void> {
  const uids = invitation.members.filter((uid) => {
    const member = invitation.team[uid];
    return member !== undefined && memberMay(member, concerned[facts.kind]) && (to?.includes(uid) ?? true);
  });
  const hash = createHash("sha256").update(`notification\n${facts.kind}\n${key}`).digest();
  const id = documentIdFromBytes(hash);
  await Promise.all(uids.map((uid) => tell(uid, { id, invitation, facts, at })));
}

/** As `notify`, after something that is done and must not fail because of this. */
export async function notifyOrLog(notice: Notice): Promise<void> {
  try {
    await notify(notice);
  } catch (error) {
    logger.error("news were not told", { invitation: notice.invitation.id, fault: faultOf(error) });
  }
}

async function tell(
  uid: string,
  { id, invitation, facts, at }: Omit<Notice, "key" | "to"> & { id: string },
): Promise<void> {
  const { account, notifications } = await readSettings(uid);
  const event = eventOfKind[facts.kind];
  // Nobody can choose not to hear what the staff decided, nor later.
  const isOwed = facts.kind === "moderation" || facts.kind === "messageModeration";
  // A time was asked for, and no other.
  const isTimely = isOwed || facts.kind === "taskReminder";
  const { inApp, email } = isOwed ? { inApp: true, email: true } : notifications.events[event];
  if (!inApp && !email) return;
  const notification: Notification = {
    id,
    event,
    invitationId: invitation.id,
    invitationTitle: invitation.title,
    facts,
    isShown: inApp,
    createdAt: at,
    readAt: null,
    mailState: email ? "waiting" : "none",
    mailDueAt: email ? mailTime(uid, { event, notifications, account, isTimely, at }) : null,
    expireAt: new Date(at.getTime() + limits.notification.keptMs),
  };
  try {
    await notificationDocument(uid, id).create(notification);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === alreadyThere) return;
    throw error;
  }
}

interface MailTime extends Pick<AccountSettings, "notifications" | "account"> {
  event: Notification["event"];
  /** Asked for at a time of its own. */
  isTimely: boolean;
  at: Date;
}

function mailTime(uid: string, { event, notifications, account, isTimely, at }: MailTime): Date {
  if (isTimely || !isDigested(event, notifications)) return at;
  return new Date(digestTime(event, notifications, account, at).getTime() + digestShift(uid));
}
