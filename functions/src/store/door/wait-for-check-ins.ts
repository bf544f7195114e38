import type { CheckIn } from "@janur/domain/door/check-in";
import { limits } from "@janur/domain/limits";
import { allCheckIns } from "./check-in-documents.ts";

/** Calls of this process that wait: a guard of its memory and slots, not a fact of any feast. */
let waiting = 0;

/** @returns whether one more may wait here */
export function mayWait(): boolean {
  return waiting < limits.door.waiting;
}

/**
 * Until something happened at a door that is news to whoever asks, or their patience ends. The database tells of it by
 * itself, so whoever waits costs less than who asks again and again, and hears sooner. Never fails: what is wrong with the
 * database is found out by whoever reads the news next.
 * @param from by the server's clock: what was written down or changed at or after it is looked at, the latest `most` of it
 * @returns how long it took, in ms; 0 where too many wait already
 */
export async function waitForCheckIns(
  { invitationId, from, most, ms }: { invitationId: string; from: Date; most: number; ms: number },
  isNews: (changed: readonly CheckIn[]) => boolean,
): Promise<number> {
  if (!mayWait()) return 0;
  const start = performance.now();
  waiting += 1;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(patience);
      stop();
      resolve();
    };
    const patience = setTimeout(() => {
      end();
    }, ms);
    const stop = allCheckIns(invitationId)
      .where("changedAt", ">=", from)
      .orderBy("changedAt", "desc")
      .limit(most)
      .onSnapshot(({ docs }) => {
        if (isNews(docs.map((found) => found.data()))) end();
      }, end);
  });
  waiting -= 1;
  return Math.round(performance.now() - start);
}
