/** Limits of gifts. Beside `limits.ts`, for no page but that of the gifts needs them. */
export const giftLimits = {
  /** Entries of one invitation, those that were taken out too. */
  perInvitation: 10_000,
  /** Whole Rupiah of one gift: all of an invitation together stay far below what a number holds exactly. */
  amount: 100_000_000_000,
  /** From whom, and through whom. */
  name: 120,
  envelope: 20,
  note: 300,
  /** Earlier values of one entry that are kept; a later correction is refused. */
  corrections: 50,
  /** Changes beside the packed book before it is packed anew. */
  unpacked: 80,
  /** How long two people who write at the same moment are looked back for. */
  overlapMs: 30_000,
  /** How often an open book asks for what others wrote. */
  newsEveryMs: 8_000,
  /** People who count the same envelope. */
  counters: 2,
  /** Gifts that an account noted as given. */
  given: 2_000,
  photo: {
    /** The picture on its way, as base64: the browser shrinks it until it fits into a call. */
    characters: 380_000,
    pixels: 20_000_000,
    /** What is kept of it, in pixels and bytes. */
    side: 1_024,
    rate: { count: 300, windowMs: 86_400_000 },
  },
  /** What a guest says on their page that they have sent. */
  declared: {
    note: 200,
    /** Of one sender within one window; a family shares its network. */
    sender: { count: 10, windowMs: 60 * 60_000 },
    /** Of one guest's link. */
    guest: { count: 5, windowMs: 86_400_000 },
    /** Of all who come without a link, to one invitation. */
    strangers: { count: 200, windowMs: 86_400_000 },
  },
  /** Entries that one person saves within one window: 1,000 envelopes an evening, each corrected once. */
  rate: { count: 4_000, windowMs: 86_400_000 },
} as const;
