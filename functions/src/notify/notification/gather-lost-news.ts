import { documentIdSchema } from "@janur/domain/id";
import { shiftedDate } from "@janur/domain/time/calendar-day";
import { instantOf, wallClock } from "@janur/domain/time/zone";
import { db, withDates } from "../../platform/google/firestore.ts";
import { pagesOf } from "../../platform/sweep/sweep-due.ts";
import { startSweep } from "../../platform/sweep/sweep-run.ts";
import { sweepZone } from "../../platform/sweep/sweep-table.ts";
import { invitationDocument } from "../../store/access.ts";
import { dayDocument } from "../../store/day-document.ts";
import { bucketOf, gatherNotifications, stretchOf } from "./gather-notifications.ts";

/** Answers that are read at once. */
const pageSize = 500;
const atOnce = 10;

/**
 * Gathers what guests answered on the last full day in Jakarta and nobody gathered: whoever wrote an answer may have ended
 * before it asked a queue for it. Each day notes which stretches it was counted with. Gathering says the same however
 * often it runs, so that one too many tells nobody anything. Safe to run twice.
 * @param stretch of time, for tests
 * @returns how many invitations were looked at
 */
export async function gatherLostNews(now: Date, stretch = lastDay(now)): Promise<number> {
  const answered = await answersOf(stretch);
  const run = startSweep({ sweep: "lost-news", atOnce }, now);
  await run.pass([...answered], (buckets, invitationId) => gatherLost(invitationId, buckets));
  const { looked } = await run.finish();
  return looked;
}

export function lastDay(now: Date): { from: Date; until: Date } {
  const today = wallClock(now, sweepZone).date;
  return {
    from: instantOf(shiftedDate(today, -1), "00:00", sweepZone),
    until: instantOf(today, "00:00", sweepZone),
  };
}

/** Stretches in which guests answered, by invitation; of each answer only its time is read. */
async function answersOf({ from, until }: { from: Date; until: Date }): Promise<Map<string, Set<number>>> {
  const answers = db()
    .collectionGroup("guests")
    .where("answer.by", "==", "guest")
    .where("answer.answeredAt", ">=", from)
    .where("answer.answeredAt", "<", until)
    .orderBy("answer.answeredAt")
    .select("answer.answeredAt");
  const answered = new Map<string, Set<number>>();
  for await (const page of pagesOf(answers, pageSize)) {
    for (const document of page) {
      const at: unknown = withDates(document.get("answer.answeredAt"));
      const { data: invitationId } = documentIdSchema.safeParse(document.ref.parent.parent?.id);
      if (!(at instanceof Date) || invitationId === undefined) continue;
      const buckets = answered.get(invitationId) ?? new Set();
      answered.set(invitationId, buckets.add(bucketOf(at)));
    }
  }
  return answered;
}

async function gatherLost(invitationId: string, buckets: ReadonlySet<number>): Promise<boolean> {
  const invitation = (await invitationDocument(invitationId).get()).data();
  if (invitation === undefined) return false;
  const dates = new Set(
    [...buckets].map((bucket) => wallClock(stretchOf(bucket).from, invitation.zone).date),
  );
  const days = await Promise.all([...dates].map((date) => dayDocument(invitationId, date).get()));
  const gathered = new Set(days.flatMap((day) => day.data()?.gathered ?? []));
  const lost = [...buckets].filter((bucket) => !gathered.has(bucket)).sort((a, b) => a - b);
  for (const bucket of lost) await gatherNotifications(invitationId, stretchOf(bucket));
  return lost.length > 0;
}
