/** Limits of the door; `limits.ts` has them all. */
export const doorLimits = {
  /** People whom one tap lets in, and things that one tap hands out. */
  people: 99,
  /** Who stands at the door, a walk-in's name, and whom they belong to. */
  name: 80,
  note: 200,
  envelope: 20,
  /** Arrivals of one guest that a later one can name as known. */
  knew: 40,
  /** Events that a device hands in with one call, and is given. */
  handedIn: 200,
  given: 500,
  /** Events of one invitation: 10,000 guests, each with six. */
  perInvitation: 60_000,
  /** So long an exchange may wait for news. */
  waitMs: 10_000,
  /** Exchanges that may wait at once in one process: half of what it takes on, so that guests' answers always have room. */
  waiting: 40,
  /** How far back a device looks again: a call may end after one that began later. */
  overlapMs: 30_000,
  /** Earlier codes of a guest that are told from forged ones. */
  earlierCodes: 4,
  /** Length of one step of the curve of arrivals. */
  stepMs: 30 * 60_000,
  /** A device says how it is as something of that changes, else so often. */
  deviceBeatMs: 60_000,
  /** Devices of one invitation that are remembered. */
  devices: 40,
  /** A clock that is further off confuses whoever reads it. */
  clockOffMs: 5 * 60_000,
  /** A list that was not looked at for so long is not the one of the feast. */
  listOldMs: 24 * 60 * 60_000,
  /** A battery below this does not last an evening. */
  lowBattery: 0.3,
  /** Groups and quarrels that the live picture names; the others are summed up. */
  groups: 40,
  shownDisputes: 50,
  shownGates: 40,
  shownVips: 100,
  /** How often a family's picture asks for what is new while somebody looks at it. */
  pictureEveryMs: 10_000,
} as const;
