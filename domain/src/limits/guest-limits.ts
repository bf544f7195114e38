/** Limits of guests, their lists, answers and wishes; `limits.ts` has them all. */

export const guestLimits = {
  name: { min: 1, max: 80 },
  honorific: 30,
  suffix: 60,
  origin: 80,
  organisation: 80,
  position: 80,
  address: 200,
  group: 60,
  note: 500,
  tag: 30,
  tags: 10,
  /** Names of a household. */
  members: 20,
  /** Answers that one group link may bring. */
  groupAnswers: 1_000,
  seats: { min: 1, max: 20 },
  /** People on an invitation that says no number, by what its name speaks of. */
  usualSeats: { person: 1, couple: 2, family: 4 },
  /** Links that are not genuine, or of no page, from one sender at one instance within one window. */
  wrongLinks: { count: 100, windowMs: 10 * 60_000 },
  perInvitation: 10_000,
  /** Guests of an invitation up to which people without a personal link add themselves; the rest is the family's. */
  withoutLink: 8_000,
  /** Path and fragment of a personal link within which a name may stand beside the token, in characters. */
  linkText: 60,
  /** How long the page can be looked at as a guest; up to twice as long where it begins right after a full period. */
  lookMs: 6 * 60 * 60_000,
  /** How long a change of many guests can be undone. */
  undoMs: 60_000,
  /** Changes beside the packed index before it is packed anew. */
  unpacked: 80,
  /** Views of the list that the team keeps, and each of its members. */
  view: { name: 40, query: 800, count: 12 },
  /** A page of the guest list; rules refuse lists over 100. */
  page: 50,
} as const;

export const guestImportLimits = {
  /** A file with guests, in bytes, and what a workbook may unfold to. */
  fileBytes: 10 * 1024 * 1024,
  unfoldedBytes: 100 * 1024 * 1024,
  rows: 10_000,
  columns: 100,
  /** Cells of a file, filled or only there, and UTF-16 code units that are read of one. */
  cells: 1_000_000,
  cell: 2_000,
  /** Rows of one call, and what they may unfold to, in bytes. */
  chunkRows: 1_000,
  chunkBytes: 4_000_000,
  /** One call as it travels, in UTF-16 code units. */
  chunkText: 300_000,
  /** Lines that a report names of those that could not be written. */
  refusedRows: 100,
  /** How long the same file goes on where it was stopped. */
  keptMs: 14 * 86_400_000,
  /** Imports that one account begins within one window. */
  rate: { count: 30, windowMs: 60 * 60_000 },
} as const;

export const helperListLimits = {
  /** Invitations that one helper may fill in. */
  quota: { min: 1, max: 200, usual: 40 },
  /** A number as it is typed, and a pasted list, in UTF-16 code units. */
  typedPhone: 60,
  text: 20_000,
  /** Of the family, to somebody whom it declines. */
  word: 200,
  /** Those that wait which a host sees and decides about at once. */
  shown: 100,
  /** People whom one pass may write down or change within one window: so many numbers and names can be tried against the list. */
  rate: { count: 300, windowMs: 86_400_000 },
  /** How long a helper still sees what became of those whom they wrote down. */
  keptMs: 30 * 86_400_000,
  /** Namesakes of the list that are compared with one name. */
  namesakes: 300,
} as const;

export const rsvpLimits = {
  note: 500,
  companionName: 80,
  questions: 10,
  questionOptions: 12,
  questionLabel: 160,
  questionText: 500,
  representative: 80,
  /** Earlier answers that a guest's document remembers. */
  history: 20,
  /** Most heads that a capacity may name. */
  capacity: 100_000,
  /** Seats of somebody who answers without a personal link. */
  openSeats: 5,
  /** Answers one guest link may send within one window. */
  rate: { count: 10, windowMs: 10 * 60_000 },
  /** Answers and wishes without a personal link from one address (a whole family may share it). */
  senderRate: { count: 40, windowMs: 10 * 60_000 },
  /** Body of an answer sent as a plain form, in bytes. */
  formBytes: 16_384,
  /** Of a larger one so much is read to be given back with the refusal, in bytes. */
  formBytesGivenBack: 131_072,
  /** More fields than any of our forms has. */
  formFields: 500,
} as const;

export const wishLimits = {
  name: 80,
  text: 1_000,
  reply: 500,
  page: 20,
  /** Wishes from one personal link within one window; without one, `rsvp.senderRate` counts them with the answers. */
  rate: { count: 3, windowMs: 10 * 60_000 },
} as const;
