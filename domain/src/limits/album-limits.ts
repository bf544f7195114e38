/** Limits of the album; a page loads them alone. What they let it cost at most: docs/performance.md. */
export const albumLimits = {
  /** What a browser sends after it has made a picture smaller, in bytes. */
  uploadBytes: 4 * 1024 * 1024,
  /** A picture sent as a plain form, straight from the phone, in bytes. */
  formBytes: 12 * 1024 * 1024,
  /** One piece on its way, in bytes: with base64 and its words it stays within `callable.bodyBytes`. */
  partBytes: 256 * 1024,
  /** Pixels that a picture may unfold to, and the longer side of what is kept. */
  pixels: 60_000_000,
  side: 2_560,
  /** Widths that pages load. */
  widths: [480, 1_280],
  /** What is kept of one picture in all its sizes, in bytes; a larger one is drawn with less quality. */
  keptBytes: 1_250_000,
  /** Pictures of one invitation, of one day and of one guest, those that wait and are hidden too. */
  perInvitation: 4_000,
  perDay: 2_000,
  perGuest: 60,
  /** Of one phone without a link of its own. */
  perPhone: 30,
  /** Of all who use the plain form. */
  perForm: 300,
  /** Pictures chosen at once. */
  atOnce: 20,
  name: 80,
  /** How long an upload that stands still can be gone on with, and what was hidden or refused is kept. */
  arrivingMs: 3 * 86_400_000,
  refusedMs: 86_400_000,
  hiddenMs: 30 * 86_400_000,
  /** A page of the album, and of the family's desk; rules refuse lists over 100. */
  page: 24,
  desk: 60,
  /** Pictures that one word of the family is about. */
  batch: 100,
  /** Of one address at one instance: a hall full of guests shares one. */
  senderRate: { count: 1_200, windowMs: 60 * 60_000 },
  formRate: { count: 20, windowMs: 60 * 60_000 },
  /** Plain forms that one instance works on at once, and when another one is worth a try. */
  formsAtOnce: 3,
  formBusyMs: 10_000,
  zip: {
    /** Pictures of one archive; 300 of them are at most 375 MB, which is made well within a worker's nine minutes. */
    pictures: 300,
    keptMs: 7 * 86_400_000,
    /** Archives that are asked for within one window. */
    rate: { count: 6, windowMs: 86_400_000 },
    pieceBytes: 3 * 1024 * 1024,
    pieceRate: { count: 4_000, windowMs: 3_600_000 },
    attempts: 5,
  },
} as const;
