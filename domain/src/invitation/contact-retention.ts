import { ceremoniesOf, type Content } from "../content/content.ts";
import type { Invitation } from "./invitation.ts";
import { limits } from "../limits.ts";

/**
 * When guests' phones, e-mails and addresses are forgotten: so long after the
 * end of the last ceremony, gated ones too.
 * @returns null while no day is known
 */
export function contactsUntilOf(content: Content): Date | null {
  const ends = ceremoniesOf(content)
    .map(({ startAt, endAt }) => endAt ?? startAt)
    .filter((end) => end !== null)
    .map((end) => Date.parse(end));
  return ends.length === 0 ? null : new Date(Math.max(...ends) + limits.contact.keptMs);
}

/**
 * When contacts are forgotten that somebody writes down after all others were.
 * @returns null where a day is known anyway
 */
export function contactsDueAgain(
  { contactsUntil, contactsGoneAt }: Pick<Invitation, "contactsUntil" | "contactsGoneAt">,
  now: Date,
): Date | null {
  if (contactsUntil !== null || contactsGoneAt === null) return null;
  return new Date(now.getTime() + limits.contact.againMs);
}

/**
 * The same for a draft that is saved: while nothing was published it follows
 * the draft, afterwards only publishing moves the day that guests were told.
 */
export function draftContactsUntil(
  invitation: Pick<Invitation, "publishedRevision" | "contactsUntil">,
  content: Content,
): Date | null {
  const { publishedRevision, contactsUntil } = invitation;
  return publishedRevision === null ? (contactsUntilOf(content) ?? contactsUntil) : contactsUntil;
}
