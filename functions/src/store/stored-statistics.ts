import { shiftedDate } from "@janur/domain/time/calendar-day";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { packingMarginMs } from "@janur/domain/guest/packed-guests";
import { paths } from "@janur/domain/paths";
import { storedStatisticsSchema, type StoredStatistics } from "@janur/domain/statistics/statistics";
import { FieldValue, type DocumentSnapshot, type Transaction } from "firebase-admin/firestore";
import { db, withDates } from "../platform/google/firestore.ts";
import { ceremonyHeads, daysWithin, groupsOf, totalsOf } from "./count-guests.ts";

/*
 * To count an invitation costs about fifty reads, and nothing changes between most looks. So what was counted is
 * kept (docs/decisions/053). A change of a guest is found by their `updatedAt`, so that answers write nothing more;
 * what leaves no guest behind to be found says so by `purgeStored`.
 */

/** What was counted of an invitation, counted anew where something has changed since. */
export async function readOrCount(head: Invitation, now: Date): Promise<StoredStatistics> {
  const before = await db().doc(paths.storedStatistics(head.id)).get();
  const kept = storedStatisticsSchema.safeParse(withDates(before.data())).data;
  if (kept !== undefined && kept.draftRevision === head.draftRevision && !(await isChanged(head.id, kept)))
    return kept;
  const counted = await count(head, now);
  await keep(before, counted);
  return counted;
}

/** Says that what was counted holds no more. Blind, so that it makes no transaction wait. */
export function purgeStored(transaction: Transaction, invitationId: string): void {
  const stale = { staleAt: FieldValue.serverTimestamp() };
  transaction.set(db().doc(paths.storedStatistics(invitationId)), stale);
}

async function isChanged(invitationId: string, { countedAt }: StoredStatistics): Promise<boolean> {
  const changed = await db()
    .collection(paths.guests(invitationId))
    .where("updatedAt", ">", new Date(countedAt.getTime() - packingMarginMs))
    .orderBy("updatedAt")
    .select()
    .limit(1)
    .get();
  return !changed.empty;
}

async function count({ id, draftRevision }: Invitation, now: Date): Promise<StoredStatistics> {
  // A day more than the longest period, because it is another day already in some places.
  const since = shiftedDate(now.toISOString().slice(0, 10), -limits.statistics.days);
  const until = shiftedDate(since, limits.statistics.days + 1);
  const [totals, days, ceremonies, groups] = await Promise.all([
    totalsOf(id),
    daysWithin(id, { from: since, until }),
    ceremonyHeads(id),
    groupsOf(id),
  ]);
  const counted = { invitationId: id, ...totals, days, ceremonies, groups };
  return { countedAt: now, draftRevision, since, counted };
}

/** Unless somebody kept a later count, or said that this one holds no more, while it was being counted. */
async function keep(before: DocumentSnapshot, counted: StoredStatistics): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const present = await transaction.get(before.ref);
    const isSame =
      present.exists === before.exists &&
      (present.updateTime === undefined ||
        (before.updateTime !== undefined && present.updateTime.isEqual(before.updateTime)));
    if (isSame) transaction.set(before.ref, storedStatisticsSchema.parse(counted));
  });
}
