import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { tapShardSchema, type Period } from "@janur/domain/statistics/statistics";
import { FieldValue, type DocumentReference } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";

const shards = limits.statistics.tapShards;

function tapShard(invitationId: string, shard: number): DocumentReference {
  return db().doc(paths.tapShard(invitationId, String(shard).padStart(2, "0")));
}

/** Adds one to a day on any of the shards: no document is everybody's. Without a converter, which does not see a sum. */
export async function addTap(invitationId: string, date: string): Promise<void> {
  const shard = tapShard(invitationId, Math.floor(Math.random() * shards));
  await shard.set({ days: { [date]: FieldValue.increment(1) } }, { merge: true });
}

/** Taps by day, in order, of the days of a period that have any. */
export async function tapsWithin(
  invitationId: string,
  { from, until }: Period,
): Promise<{ date: string; count: number }[]> {
  const found = await db().getAll(
    ...Array.from({ length: shards }, (_, shard) => tapShard(invitationId, shard)),
  );
  const sums = new Map<string, number>();
  for (const shard of found.filter(({ exists }) => exists)) {
    for (const [date, count] of Object.entries(tapShardSchema.parse(shard.data()).days)) {
      if (date >= from && date <= until) sums.set(date, (sums.get(date) ?? 0) + count);
    }
  }
  return [...sums].map(([date, count]) => ({ date, count })).sort((a, b) => a.date.localeCompare(b.date));
}
