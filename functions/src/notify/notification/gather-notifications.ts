import { setTimeout as pause } from "node:timers/promises";
import { proposedGuestSchema } from "@janur/domain/helper/helper-list";
import { guestSchema } from "@janur/domain/guest/guest";
import { documentIdSchema } from "@janur/domain/id";
import type { NotificationFacts } from "@janur/domain/notification/notification";
import { paths } from "@janur/domain/paths";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import { wallClock } from "@janur/domain/time/zone";
import { AggregateField } from "firebase-admin/firestore";
import * as z from "zod";
import { gatherDeliveries } from "../webhook/gather-deliveries.ts";
import type { Stretch } from "../webhook/events-in.ts";
import { converter, db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import { countDay } from "../../store/count-day.ts";
import { readable } from "../../platform/log/readable.ts";
import { leaveNews, newsJobDocument } from "./news-job.ts";
import { notify } from "./notify.ts";
import {
  newsKinds,
  notificationBucketMs,
  notificationGraceMs,
  type NewsKind,
} from "./request-notifications.ts";

/** So long the queue has for its own attempts. */
const leftMs = 10 * 60_000;

const jobSchema = z.object({
  invitationId: documentIdSchema,
  bucket: z.int().min(0),
  /** Jobs of an earlier build name none, and are of everything. */
  kind: z.enum(newsKinds).optional(),
});

/**
 * A job of the queue. Its name is used up for the whole bucket, so it must not
 * run before that is over: the local queue knows no delays.
 */
export async function runGatherNotifications(data: unknown): Promise<void> {
  const { invitationId, bucket, kind } = jobSchema.parse(data);
  const until = (bucket + 1) * notificationBucketMs;
  const earlyMs = until + notificationGraceMs - Date.now();
  if (earlyMs > 0) await pause(Math.min(earlyMs, notificationBucketMs + notificationGraceMs));
  try {
    await gatherNotifications(invitationId, stretchOf(bucket), kind === undefined ? newsKinds : [kind]);
  } catch (error) {
    // The queue gives up after a few attempts.
    await leaveNews(invitationId, bucket, new Date(Date.now() + leftMs));
    throw error;
  }
}

/** News that no queue had, or that it gave up. @param id `<invitationId>-<bucket>` */
export async function gatherLeftNews(id: string): Promise<void> {
  const [invitationId = "", bucketText = ""] = id.split("-");
  const reference = newsJobDocument(invitationId, Number(bucketText));
  const job = (await reference.get()).data();
  if (job === undefined) return;
  await gatherNotifications(job.invitationId, stretchOf(job.bucket));
  await reference.delete();
}

export function stretchOf(bucket: number): Stretch {
  return {
    from: new Date(bucket * notificationBucketMs),
    until: new Date((bucket + 1) * notificationBucketMs),
  };
}

/**
 * Tells the family what guests did in a stretch of time, and webhooks all that
 * happened in it, and counts its day. Counts with the
 * index and not one by one; says the same however often it runs, because what
 * it writes follows from the stretch alone and is written once.
 * @param kinds asked for and no other; of everything unless said
 */
export async function gatherNotifications(
  invitationId: string,
  stretch: Stretch,
  kinds: readonly NewsKind[] = newsKinds,
): Promise<void> {
  const invitation = (await invitationDocument(invitationId).get()).data();
  if (invitation === undefined) return;
  const wanted = new Set(kinds);
  const asked = factsOf.flatMap(([kind, ask]) => (wanted.has(kind) ? [ask(invitationId, stretch)] : []));
  const [proposals, ...facts] = await Promise.all([
    wanted.has("proposals") ? proposalsIn(invitationId, stretch) : [],
    ...asked,
  ]);
  const key = `${invitationId}/${String(stretch.from.getTime())}/${String(stretch.until.getTime())}`;
  const told = facts.filter((fact) => fact !== null);
  await Promise.all([
    ...told.map((fact) => notify({ invitation, facts: fact, key, at: stretch.until })),
    ...proposals.map(({ passId, fact }) =>
      notify({ invitation, facts: fact, key: `${key}/${passId}`, at: stretch.until }),
    ),
    ...(wanted.has("answers") || wanted.has("openings") ? daysIn(stretch, invitation.zone) : []).map((date) =>
      countDay(invitationId, invitation.zone, date, bucketOf(stretch.from)),
    ),
    invitation.hasWebhooks ? gatherDeliveries(invitation, stretch, new Date()) : undefined,
  ]);
}

/** What a piece of news is made of, each by a question or two of its own. */
const factsOf = [
  ["answers", answersIn],
  ["wishes", wishesIn],
  ["photos", photosIn],
  ["reports", reportsIn],
  ["corrections", correctionsIn],
  ["gifts", giftsIn],
] as const;

export function bucketOf(at: Date): number {
  return Math.floor(at.getTime() / notificationBucketMs);
}

/** The days that a stretch shorter than one touches. */
function daysIn({ from, until }: Stretch, zone: string): string[] {
  const lastMoment = new Date(until.getTime() - 1);
  return [...new Set([wallClock(from, zone).date, wallClock(lastMoment, zone).date])];
}

/** How many guests say that they have sent something; nothing else of it leaves the book. */
async function giftsIn(invitationId: string, { from, until }: Stretch): Promise<NotificationFacts | null> {
  const declared = await db()
    .collection(paths.gifts(invitationId))
    .where("state", "==", "declared")
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .orderBy("createdAt")
    .count()
    .get();
  const { count } = declared.data();
  return count === 0 ? null : { kind: "gifts", count };
}

async function answersIn(invitationId: string, { from, until }: Stretch): Promise<NotificationFacts | null> {
  const answers = (attendance: Attendance) =>
    db()
      .collection(paths.guests(invitationId))
      .withConverter(converter(guestSchema))
      .where("answer.by", "==", "guest")
      .where("answer.attendance", "==", attendance)
      .where("answer.answeredAt", ">=", from)
      .where("answer.answeredAt", "<", until)
      .orderBy("answer.answeredAt", "desc")
      .aggregate({ invitations: AggregateField.count(), people: AggregateField.sum("answer.people") })
      .get();
  const [yes, no, maybe] = await Promise.all([answers("yes"), answers("no"), answers("maybe")]);
  const facts = {
    kind: "answers" as const,
    yes: yes.data().invitations,
    no: no.data().invitations,
    maybe: maybe.data().invitations,
    people: yes.data().people,
  };
  return facts.yes + facts.no + facts.maybe === 0 ? null : facts;
}

async function wishesIn(invitationId: string, { from, until }: Stretch): Promise<NotificationFacts | null> {
  const wishes = db()
    .collection(paths.wishes(invitationId))
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .orderBy("createdAt", "desc");
  const [all, held] = await Promise.all([
    wishes.count().get(),
    wishes.where("isHeld", "==", true).orderBy("id", "desc").count().get(),
  ]);
  const { count } = all.data();
  return count === 0 ? null : { kind: "wishes", count, held: held.data().count };
}

async function photosIn(invitationId: string, { from, until }: Stretch): Promise<NotificationFacts | null> {
  const photos = db()
    .collection(paths.albumPhotos(invitationId))
    .where("arrivedAt", ">=", from)
    .where("arrivedAt", "<", until)
    .orderBy("arrivedAt", "desc");
  const [all, waiting] = await Promise.all([
    photos.count().get(),
    photos.where("state", "==", "waiting").count().get(),
  ]);
  const { count } = all.data();
  return count === 0 ? null : { kind: "photos", count, waiting: waiting.data().count };
}

async function reportsIn(invitationId: string, { from, until }: Stretch): Promise<NotificationFacts | null> {
  const reports = await db()
    .collection(paths.reports())
    .where("invitationId", "==", invitationId)
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .orderBy("createdAt", "desc")
    .count()
    .get();
  const { count } = reports.data();
  return count === 0 ? null : { kind: "reports", count };
}

async function correctionsIn(
  invitationId: string,
  { from, until }: Stretch,
): Promise<NotificationFacts | null> {
  const corrections = await db()
    .collection(paths.corrections(invitationId))
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .orderBy("createdAt", "desc")
    .count()
    .get();
  const { count } = corrections.data();
  return count === 0 ? null : { kind: "corrections", count };
}

const proposerSchema = proposedGuestSchema.pick({ passId: true, by: true });

/** Those whom each helper wrote down, told as one. */
async function proposalsIn(
  invitationId: string,
  { from, until }: Stretch,
): Promise<{ passId: string; fact: NotificationFacts }[]> {
  const found = await db()
    .collection(paths.proposedGuests(invitationId))
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .orderBy("createdAt", "desc")
    .select("passId", "by")
    .withConverter(converter(proposerSchema))
    .get();
  const proposals = readable(found.docs);
  return [...new Map(proposals.map(({ passId, by }) => [passId, by]))].map(([passId, name]) => {
    const { length: count } = proposals.filter((proposal) => proposal.passId === passId);
    return { passId, fact: { kind: "proposals", name, count } };
  });
}
