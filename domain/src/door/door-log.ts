import { eventTime, type LoggedEvent } from "./door-event.ts";

/** Everything that is known of a door, by nonce. */
export type DoorLog = ReadonlyMap<string, LoggedEvent>;

/**
 * All events of several logs, each once. In whatever order and however often logs are merged, the same comes out: of two
 * that claim one nonce the one that the server changed last counts, and among equals the one whose text is smaller.
 */
export function mergeLogs(...logs: readonly Iterable<LoggedEvent>[]): DoorLog {
  const merged = new Map<string, LoggedEvent>();
  for (const log of logs)
    for (const event of log) {
      const known = merged.get(event.nonce);
      if (known === undefined || isBefore(event, known)) merged.set(event.nonce, event);
    }
  return merged;
}

/** Events as they happened; nonces decide between two of one moment. */
export function byTime(a: LoggedEvent, b: LoggedEvent): number {
  return eventTime(a) - eventTime(b) || (a.nonce < b.nonce ? -1 : 1);
}

/** Whether of two events with one nonce the first counts. */
function isBefore(a: LoggedEvent, b: LoggedEvent): boolean {
  const [changedA, changedB] = [a.changedAt ?? -Infinity, b.changedAt ?? -Infinity];
  return changedA === changedB ? textOf(a) < textOf(b) : changedA > changedB;
}

/** All that an event says; keys may stand in any order. */
function textOf(event: LoggedEvent): string {
  const { nonce, ceremony, kind, guest, walkIn, people, text, target, knew } = event;
  const { deviceId, deviceAt, by, skew, receivedAt } = event;
  const who = walkIn === null ? guest : [walkIn.id, walkIn.name, walkIn.of];
  return JSON.stringify([
    ...[nonce, ceremony, kind, who, people, text, target, knew],
    ...[deviceId, deviceAt, by, skew, receivedAt],
  ]);
}
