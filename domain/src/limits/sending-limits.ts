/** Limits of the sending desk; `limits.ts` has them all. */
export const sendingLimits = {
  /** A text to guests, in one language. */
  text: 1_500,
  /** A message to one guest that was changed by hand; it goes to WhatsApp inside an address. */
  edited: 6_000,
  templateName: 60,
  /** Texts that a family keeps of its own. */
  templates: 30,
  /** Guests that one call prepares, and marks. */
  prepared: 20,
  marked: 400,
  /** E-mails or WhatsApp messages to guests that one call queues; what one invitation causes of each within one window. */
  mailed: 400,
  mails: { count: 500, windowMs: 86_400_000 },
  subject: 120,
  /** Meta counts and charges for them. */
  messages: { count: 1_000, windowMs: 86_400_000 },
  /** A place of a template that is filled with the same words for everybody. */
  filling: 200,
  /** Invitations after which a break is suggested. */
  pace: 25,
  /** A guest whom somebody has opened in WhatsApp is theirs for so long. */
  heldMs: 60 * 60_000,
  /** Guests that a helper's queue shows at once. */
  helperGuests: 50,
} as const;
