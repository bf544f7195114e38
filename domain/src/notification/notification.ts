import * as z from "zod";
import { notificationEvents, type NotificationEvent } from "../account/account-settings.ts";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { abuseReportReasons } from "../moderation/abuse-report.ts";
import { textSchema } from "../text/text.ts";

const count = z.int().min(0);

/** What an owner hears of a decision; `kept` after an appeal that changed nothing. */
export const moderationDecisions = [
  "dismissed",
  "warned",
  "photoHidden",
  "giftsHidden",
  "suspended",
  "restored",
  "kept",
] as const;
export type ModerationDecision = (typeof moderationDecisions)[number];

/** What the author of a reported message hears. */
export const messageDecisions = ["warned", "hidden", "restored", "kept"] as const;
export type MessageDecision = (typeof messageDecisions)[number];

/**
 * What happened. Nothing of a guest stands in it but figures, so that
 * forgetting them leaves no trace here; members of a team and helpers are named.
 */
export const notificationFactsSchema = z.discriminatedUnion("kind", [
  /** Answers that guests gave or changed: invitations by what they say, and the people of those who come. */
  z.strictObject({ kind: z.literal("answers"), yes: count, no: count, maybe: count, people: count }),
  /** New wishes; `held` of them wait until somebody of the family has looked. */
  z.strictObject({ kind: z.literal("wishes"), count, held: count }),
  /** Guests added pictures to the album; `waiting` of them lie before the family. */
  z.strictObject({ kind: z.literal("photos"), count, waiting: count }),
  /** Proof-readers would rather read something else in the draft. */
  z.strictObject({ kind: z.literal("corrections"), count }),
  /** Guests say that they have sent something, which waits to be confirmed. Never from whom, and never how much. */
  z.strictObject({ kind: z.literal("gifts"), count }),
  /** A helper wrote down guests of theirs, who wait. */
  z.strictObject({ kind: z.literal("proposals"), count, name: textSchema(limits.mail.words) }),
  /** Somebody reported the page. */
  z.strictObject({ kind: z.literal("reports"), count }),
  /** Messages of a conversation that they have not read for a while. */
  z.strictObject({ kind: z.literal("messages"), count }),
  /** Tasks that are theirs to do: due tomorrow, and those whose day was yesterday. */
  z.strictObject({ kind: z.literal("tasks"), tomorrow: count, overdue: count }),
  /** Tasks were given to them; called after the latest of them. */
  z.strictObject({ kind: z.literal("taskAssigned"), count, title: textSchema(limits.mail.words) }),
  /** Somebody wanted to be reminded of a task now. */
  z.strictObject({ kind: z.literal("taskReminder"), title: textSchema(limits.mail.words) }),
  /** What the staff decided about the page, and for which reason it was reported. */
  z.strictObject({
    kind: z.literal("moderation"),
    decision: z.enum(moderationDecisions),
    reason: z.enum(abuseReportReasons),
  }),
  /** What the staff decided about a message of theirs, and for which reason it was reported. */
  z.strictObject({
    kind: z.literal("messageModeration"),
    decision: z.enum(messageDecisions),
    reason: z.enum(abuseReportReasons),
  }),
  z.strictObject({ kind: z.literal("published") }),
  /** A scheduled publication was refused when its time had come. */
  z.strictObject({ kind: z.literal("publishFailed") }),
  /** Somebody joined the team by a link, or left it. */
  z.strictObject({ kind: z.literal("teamJoined"), name: textSchema(limits.mail.words) }),
  z.strictObject({ kind: z.literal("teamLeft"), name: textSchema(limits.mail.words) }),
  /** Whom the name belongs to has handed the invitation over to the reader. */
  z.strictObject({ kind: z.literal("ownershipGiven"), name: textSchema(limits.mail.words) }),
]);
export type NotificationFacts = z.output<typeof notificationFactsSchema>;
export type NotificationKind = NotificationFacts["kind"];

/** The event of the settings under which a kind falls. */
export const eventOfKind = {
  answers: "answer",
  wishes: "wish",
  photos: "wish",
  corrections: "correction",
  gifts: "answer",
  proposals: "correction",
  reports: "report",
  messages: "chat",
  tasks: "task",
  taskAssigned: "task",
  taskReminder: "task",
  moderation: "report",
  messageModeration: "report",
  published: "publish",
  publishFailed: "publish",
  teamJoined: "team",
  teamLeft: "team",
  ownershipGiven: "team",
} as const satisfies Record<NotificationKind, NotificationEvent>;

/** `users/{uid}/notifications/{id}`: the id follows from what happened, so that it is told once. */
export const notificationSchema = z.strictObject({
  id: documentIdSchema,
  event: z.enum(notificationEvents),
  invitationId: documentIdSchema,
  /** As it was called then. */
  invitationTitle: textSchema(limits.invitation.title),
  facts: notificationFactsSchema,
  /** Whether it stands under the bell; otherwise it is for a mail only. */
  isShown: z.boolean(),
  createdAt: z.date(),
  /** When the person looked; null before. The only field that they write. */
  readAt: z.date().nullable(),
  mailState: z.enum(["none", "waiting", "mailed"]),
  /** With which digest it goes; null where none takes it. */
  mailDueAt: z.date().nullable(),
  /** When it is forgotten. */
  expireAt: z.date(),
});
export type Notification = z.output<typeof notificationSchema>;

/** Several pieces of news of one kind and invitation, told as one. */
export interface News {
  facts: NotificationFacts;
  invitationId: string;
  invitationTitle: string;
  ids: readonly string[];
  /** Ids of those that nobody has looked at. */
  unreadIds: readonly string[];
  /** Of the newest. */
  createdAt: Date;
}

/**
 * Tells what belongs together as one: neighbours of the same kind and
 * invitation that are all read or all unread.
 * @param notifications newest first
 */
export function notificationsOf(notifications: readonly Notification[]): News[] {
  const news: News[] = [];
  for (const { id, facts, invitationId, invitationTitle, createdAt, readAt } of notifications) {
    const last = news.at(-1);
    const isUnread = readAt === null;
    const merged =
      last?.invitationId === invitationId && last.unreadIds.length > 0 === isUnread
        ? mergeFacts(last.facts, facts)
        : null;
    if (last === undefined || merged === null) {
      news.push({
        facts,
        invitationId,
        invitationTitle,
        ids: [id],
        unreadIds: isUnread ? [id] : [],
        createdAt,
      });
    } else {
      news.splice(-1, 1, {
        ...last,
        facts: merged,
        ids: [...last.ids, id],
        unreadIds: isUnread ? [...last.unreadIds, id] : [],
      });
    }
  }
  return news;
}

/** Both together, or null where each must be told for itself. */
export function mergeFacts(one: NotificationFacts, other: NotificationFacts): NotificationFacts | null {
  if (one.kind === "answers" && other.kind === "answers") {
    return {
      kind: "answers",
      yes: one.yes + other.yes,
      no: one.no + other.no,
      maybe: one.maybe + other.maybe,
      people: one.people + other.people,
    };
  }
  if (one.kind === "wishes" && other.kind === "wishes")
    return { kind: "wishes", count: one.count + other.count, held: one.held + other.held };
  if (one.kind === "photos" && other.kind === "photos")
    return { kind: "photos", count: one.count + other.count, waiting: one.waiting + other.waiting };
  if (one.kind === "reports" && other.kind === "reports")
    return { kind: "reports", count: one.count + other.count };
  if (one.kind === "gifts" && other.kind === "gifts")
    return { kind: "gifts", count: one.count + other.count };
  if (one.kind === "corrections" && other.kind === "corrections")
    return { kind: "corrections", count: one.count + other.count };
  if (one.kind === "proposals" && other.kind === "proposals" && one.name === other.name)
    return { ...one, count: one.count + other.count };
  if (one.kind === "taskAssigned" && other.kind === "taskAssigned")
    return { ...one, count: one.count + other.count };
  return null;
}
