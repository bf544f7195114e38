/**
 * Limits of the planning board. They stand beside `limits.ts`, because the
 * home page carries that file whole and knows nothing of tasks. Lengths are
 * UTF-16 code units, as zod counts them; the rules say the same numbers.
 */
export const taskLimits = {
  title: { min: 1, max: 120 },
  note: 2_000,
  label: { min: 1, max: 30 },
  labels: 5,
  checklistText: { min: 1, max: 120 },
  checklist: 12,
  comment: { min: 1, max: 1_000 },
  /** Tasks that are added to an invitation, and comments to one task. Deleted comments count, deleted tasks until they are gone. */
  perInvitation: 1_000,
  commentsPerTask: 500,
  /** The latest comments that a task shows. */
  comments: 50,
  attachment: {
    name: { min: 1, max: 120 },
    bytes: 10 * 1024 * 1024,
    perTask: 10,
    /** How long an announced upload may take. */
    waitingMs: 86_400_000,
    /** Pieces of files that one account reads within one window. */
    pieceRate: { count: 600, windowMs: 3_600_000 },
  },
  /** Commits in which an account changes what stands already, tasks and all else, within one window; more tasks wait. The rules say the same. */
  changePace: { count: 60, windowMs: 60_000 },
  /** How long after it was written a task that was given to somebody is news to them. */
  freshMs: 3_600_000,
  /** How long a deleted task is kept. */
  deletedMs: 30 * 86_400_000,
  /** Days from the day of the event, negative before it. */
  relativeDays: { min: -730, max: 365 },
  /** Characters of an order key. */
  order: { min: 6, max: 200 },
  /** Documents of one read; the rules refuse longer lists. */
  read: 100,
  /** Tasks written together: each asks the rules for one head, and a commit may ask for twenty. */
  batch: 20,
  /** What home shows of the tasks that are due next. */
  dueAtHome: 3,
  /** Rows of the list and cards of a column before "show more". */
  page: 30,
  column: 15,
  /** Tasks that a day of the month shows by name. */
  day: 3,
  /** The same where days stand one below the other; a tap shows the others. */
  agendaDay: 8,
} as const;
