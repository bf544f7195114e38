/** What one sender may ask of one instance past the copies that all guests share. */
export const pageLimits = {
  /** Fresh copies of pages; beyond them they get the shared one, which is seconds old. */
  fresh: { count: 60, windowMs: 60_000 },
  /** Pieces of walls of wishes, each of which is a query. Guests behind one address of a network share it. */
  wall: { count: 240, windowMs: 60_000 },
} as const;
