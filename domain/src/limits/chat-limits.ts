/**
 * Limits of chats. They stand beside `limits.ts`, because the home page
 * carries that file whole and knows nothing of chats. Lengths are UTF-16 code
 * units, as zod counts them; the rules say the same numbers.
 */
export const chatLimits = {
  text: { min: 1, max: 2_000 },
  /** "Bapak Hadi Wiranto & Keluarga" of a guest, or the name of an account. */
  name: { min: 1, max: 180 },
  /** Of the latest message so much stands in the list. */
  lastText: 140,
  /** Messages that one look at a thread reads; older ones follow page by page. */
  page: 50,
  /**
   * Pictures. Browsers draw them smaller until `characters` of base64 are
   * enough; `side` and `thumbnail` are the longest sides that are kept, in
   * pixels, and `pixels` is what a file may unfold to.
   */
  picture: {
    fileBytes: 10 * 1024 * 1024,
    characters: 380_000,
    side: 1_600,
    thumbnail: 480,
    pixels: 4_000_000,
    /** Of one account, and of all in one chat. */
    rate: { count: 60, windowMs: 86_400_000 },
    chatRate: { count: 200, windowMs: 30 * 86_400_000 },
    /** How long an address of a picture opens. */
    linkMs: 6 * 3_600_000,
  },
  /** Conversations that one list reads; the rules refuse longer ones. */
  list: 100,
  /** Answers that an invitation keeps ready for its guests, and the letters of one. */
  canned: { count: 12, text: { min: 1, max: 200 } },
  /** Latest conversations of each invitation that the menu counts unread messages in, and of how many invitations. */
  counted: { conversations: 10, invitations: 8 },
  /** Messages that an account sends within one window, whatever the chat; more of them wait on its device. The rules say the same. */
  pace: { count: 60, windowMs: 60_000 },
  /** Messages of one chat that browsers write. */
  messages: 20_000,
  /** Messages that a guest's thread takes from everybody together. */
  thread: 1_000,
  /** How long after the last ceremony a guest's thread takes messages. */
  openAfterMs: 7 * 86_400_000,
  /** Messages of one guest's thread, of one sender without a personal link, and of all guests of an invitation, in each of `parts` that senders fall into. */
  rate: { count: 10, windowMs: 10 * 60_000 },
  senderRate: { count: 20, windowMs: 10 * 60_000 },
  invitationRate: { parts: 16, count: 60, windowMs: 60 * 60_000 },
  /** How long a message lies unread before its readers are told of it. */
  toldAfterMs: 2 * 60_000,
} as const;
