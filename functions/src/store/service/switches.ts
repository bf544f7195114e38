import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { neededBy } from "@janur/domain/service/operation-switches";
import { switchesSchema, type SwitchName } from "@janur/domain/service/switches";
import { readStored } from "@janur/domain/stored/read-stored";
import * as logger from "firebase-functions/logger";
import { readDocument } from "../../platform/google/firestore-rest.ts";
import { faultOf } from "../../platform/log/fault.ts";

/*
 * One document, read by each instance once in a while and by the plain way that loads no database client. Whatever is asked
 * meanwhile is answered from memory, so that nobody waits for it but the first and who comes after a lull.
 */

/** Asked again in the background. */
const freshMs = 25_000;
/** Nobody is answered with what is older. */
const oldestMs = 55_000;

let kept: { shut: ReadonlySet<SwitchName>; readAt: number } | null = null;
let reading: Promise<ReadonlySet<SwitchName>> | null = null;

/** What is shut, at most a minute old. Where it cannot be read, what was known before holds; at first nothing is shut. */
export async function shutSwitches(now = Date.now()): Promise<ReadonlySet<SwitchName>> {
  const age = kept === null ? Infinity : now - kept.readAt;
  if (kept !== null && age < freshMs) return kept.shut;
  reading ??= readSwitches(now).finally(() => {
    reading = null;
  });
  return kept !== null && age < oldestMs ? kept.shut : reading;
}

async function readSwitches(now: number): Promise<ReadonlySet<SwitchName>> {
  try {
    const stored = await readDocument(paths.service("switches"));
    const shut = new Set<SwitchName>(stored === null ? [] : readStored(switchesSchema, stored).shut);
    kept = { shut, readAt: now };
    return shut;
  } catch (error) {
    logger.error("what is shut is not known", { fault: faultOf(error) });
    return (kept = { shut: kept?.shut ?? new Set(), readAt: now }).shut;
  }
}

/** After a change of our own: this instance knows at once. */
export function noteSwitches(shut: readonly SwitchName[], now = Date.now()): void {
  kept = { shut: new Set(shut), readAt: now };
}

export async function isShut(name: SwitchName): Promise<boolean> {
  return (await shutSwitches()).has(name);
}

/** @throws AppError `service/paused` with `part` */
export async function requireOpen(...parts: readonly SwitchName[]): Promise<void> {
  if (parts.length === 0) return;
  const shut = await shutSwitches();
  const part = parts.find((name) => shut.has(name));
  if (part !== undefined) throw new AppError("service/paused", { part });
}

/** @throws AppError `service/paused` where the staff has shut what an operation of hosts or guests needs */
export function requireOpenFor(operation: string): Promise<void> {
  return requireOpen(...neededBy(operation));
}
