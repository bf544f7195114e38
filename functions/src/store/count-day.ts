import { shiftedDate } from "@janur/domain/time/calendar-day";
import { paths } from "@janur/domain/paths";
import { instantOf } from "@janur/domain/time/zone";
import { db } from "../platform/google/firestore.ts";
import { dayDocument } from "./day-document.ts";
import { purgeStored } from "./stored-statistics.ts";

/** Minutes of a day. */
const mostBuckets = 1_440;

/**
 * Notes how many guests visited and answered on a day. Counted with the index
 * and kept as the most that was ever counted: a guest who comes again on a
 * later day, changes their answer or is deleted was here all the same. So it may
 * run any number of times, in any order.
 * @param zone IANA, in which the day is meant
 * @param date `YYYY-MM-DD`
 * @param bucket of time whose news are gathered with it, for the net that looks for those that were not
 */
export async function countDay(
  invitationId: string,
  zone: string,
  date: string,
  bucket: number | null = null,
): Promise<void> {
  const from = instantOf(date, "00:00", zone);
  const until = instantOf(shiftedDate(date, 1), "00:00", zone);
  const guests = db().collection(paths.guests(invitationId));
  const within = async (field: "opened.lastAt" | "opened.firstAt" | "answer.answeredAt") => {
    const found = await guests
      .where(field, ">=", from)
      .where(field, "<", until)
      .orderBy(field, "desc")
      .count()
      .get();
    return found.data().count;
  };
  const [visitors, opened, answers] = await Promise.all([
    within("opened.lastAt"),
    within("opened.firstAt"),
    within("answer.answeredAt"),
  ]);
  const reference = dayDocument(invitationId, date);
  await db().runTransaction(async (transaction) => {
    const before = (await transaction.get(reference)).data();
    const after = {
      date,
      visitors: Math.max(visitors, before?.visitors ?? 0),
      opened: Math.max(opened, before?.opened ?? 0),
      answers: Math.max(answers, before?.answers ?? 0),
    };
    if (after.visitors + after.answers === 0) return;
    const isNews =
      after.visitors !== before?.visitors ||
      after.opened !== before.opened ||
      after.answers !== before.answers;
    if (!isNews) return;
    const gathered = [...new Set([...(before?.gathered ?? []), ...(bucket === null ? [] : [bucket])])];
    transaction.set(reference, { ...after, gathered: gathered.slice(-mostBuckets) });
    purgeStored(transaction, invitationId);
  });
}
