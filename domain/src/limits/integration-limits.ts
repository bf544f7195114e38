/** Limits of connections and of what leaves through them; `limits.ts` has them all. */

export const integrationLimits = {
  /** Connections that one account makes, and tests, within one window. */
  rate: { count: 20, windowMs: 10 * 60_000 },
  feed: {
    /** Looks of calendars at one feed within one window. */
    rate: { count: 30, windowMs: 10 * 60_000 },
    /** How exactly is remembered when a calendar last looked. */
    usedMs: 3_600_000,
  },
  webhook: {
    perInvitation: 5,
    url: 500,
    /** Events that one delivery tells. */
    events: 100,
    /** Events of one kind that one minute tells; more are in the rooms. */
    perMinute: 1_000,
    /** How long the secret before signs beside a new one. */
    overlapMs: 86_400_000,
    /** How long the other side has for its whole answer. */
    timeoutMs: 10_000,
    /** Of an answer so much is read, and so much kept, in bytes and UTF-16 code units. */
    responseBytes: 16_384,
    response: 500,
  },
  whatsApp: {
    /** How long Meta has for one answer. */
    timeoutMs: 15_000,
    /** What Meta may write about a number, and of a template. */
    shownText: 200,
    templateName: 512,
    templateBody: 1_024,
    /** Templates that are shown. */
    templates: 100,
    /** Values of one message, and letters of each. */
    values: 10,
    value: 1_024,
    /** Messages of one connection within one window; what is too much waits. */
    pace: { count: 60, windowMs: 60_000 },
    paceMs: 30_000,
    /** Changes of state that a message remembers. */
    history: 8,
    /** News from Meta in one piece, in bytes. */
    statusBytes: 262_144,
  },
  smtp: { host: 253, user: 254, password: 256 },
  delivery: {
    /** How long a worker has for one delivery. */
    leaseMs: 60_000,
    /** Waits after the first, second … attempt that failed; after the last one nobody tries again. */
    pausesMs: [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 8 * 3_600_000],
    /** Attempts that are shown, newest last. */
    log: 10,
    /** Deliveries that are shown of one connection. */
    shown: 20,
    keptMs: 14 * 86_400_000,
  },
} as const;

export const spreadsheetLimits = {
  /** Pieces that one account may ask for within one window. */
  rate: { count: 120, windowMs: 10 * 60_000 },
  /** Guests in one piece of a CSV file. */
  page: 1_000,
  /** Guests that are read together. */
  readTogether: 200,
  /** Letters that a cell takes in Excel. */
  cell: 32_767,
  /** Of a finished XLSX file; a list beyond it goes out as CSV, piece by piece. */
  xlsxBytes: 16 * 1024 * 1024,
  /** Lines of a report: hours, days, groups, and what there is of ceremonies and devices. */
  figures: 2_000,
} as const;
