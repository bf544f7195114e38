/** Limits of the greeting screen at the entrance. */
export const screenLimits = {
  /** Links to the door whose guests a screen greets, and guests whom it passes over. */
  gates: 10,
  skipped: 100,
  /** Names on one slide, and letters of all of them together: what can be read from eight metres. */
  names: 6,
  letters: 150,
  /** A slide of names stays so long, and longer by so much with each name. */
  slideMs: 4_000,
  nameMs: 1_000,
  /** While nobody else waits, so long at least. */
  restMs: 9_000,
  /** Slides grow until all who wait have been greeted so long after the first of them came. */
  waitMs: 45_000,
  /** Who was let in longer ago stands inside: nobody greets them any more. */
  lateMs: 5 * 60_000,
  /** A picture, a wish, the programme: while nobody is greeted. */
  idleMs: 12_000,
  /** Who was greeted is remembered, the latest so many. */
  remembered: 2_000,
  /** Wishes of the wall, pictures and items of the programme that are shown by turns. */
  wishes: 12,
  pictures: 30,
  items: 60,
  /** A longer wish stays on the page alone: nobody reads it in passing. */
  wish: 280,
  /** So long a call may wait for somebody to come. */
  newsWaitMs: 15_000,
  /** After somebody came it rests so long before it asks for the next: a crowd makes no call for each. */
  gatherMs: 2_000,
  /** How often the screen asks who came where the server does not wait for it: after somebody did, after a while without anybody, and after long. */
  busyEveryMs: 3_000,
  calmEveryMs: 6_000,
  quietEveryMs: 20_000,
  calmAfterMs: 3 * 60_000,
  quietAfterMs: 45 * 60_000,
  /** How often it asks for everything else. */
  showEveryMs: 60_000,
  /** Without an answer: it asks again after the first, then after twice as long each time up to the last. */
  retryMs: { first: 2_000, last: 30_000 },
  /** After that an answer does not come any more. */
  patienceMs: 12_000,
  /** How far back it looks again, as devices at the door do. */
  overlapMs: 30_000,
  /** Events that one call looks at, and that the screen says it knows. */
  given: 100,
  seen: 400,
  /** Calls by one link at one instance within one window: three screens of one link. */
  rate: { count: 120, windowMs: 60_000 },
} as const;
