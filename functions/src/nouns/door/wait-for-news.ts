import type { DoorCursor } from "@janur/domain/contracts/door-callables";
import { limits } from "@janur/domain/limits";
import { setTimeout as sleep } from "node:timers/promises";
import { allCheckIns } from "../../store/check-in-documents.ts";

/** Exchanges of this process that wait: a guard of its memory and slots, not a fact of any feast. */
let waiting = 0;

/** How long the next exchange may wait here, in ms. */
export function offeredWait(): number {
  return waiting < limits.door.waiting ? limits.door.waitMs : 0;
}

/**
 * Until something is there that the device has not, or its patience ends. A look is one count, so a phone that waits
 * costs less than one that asks, and hears sooner.
 * @param has how many events the device has that changed at or after `since.at`
 * @returns how long it took, in ms; 0 where too many wait already
 */
export async function waitForNews(
  invitationId: string,
  since: DoorCursor,
  { ms, has }: { ms: number; has: number },
): Promise<number> {
  if (waiting >= limits.door.waiting) return 0;
  const from = performance.now();
  const rest = () => ms - (performance.now() - from);
  waiting += 1;
  try {
    while (!(await isNew(invitationId, since, has)) && rest() > 0)
      await sleep(Math.min(limits.door.lookEveryMs, Math.max(0, rest())));
  } finally {
    waiting -= 1;
  }
  return Math.round(performance.now() - from);
}

/** A device that has something that was erased since counts too many; it is told all again as its patience ends. */
async function isNew(invitationId: string, since: DoorCursor, has: number): Promise<boolean> {
  const changed = allCheckIns(invitationId).where("changedAt", ">=", new Date(since.at));
  return (await changed.count().get()).data().count > has;
}
