import type { Guest } from "@janur/domain/guest/guest";
import { documentIdSchema } from "@janur/domain/id";
import { languageSchema } from "@janur/domain/text/language";
import { withMailWish, withOpenAddress, type Sending } from "@janur/domain/guest/sending";
import {
  renderUnsubscribePage,
  type UnsubscribeState,
} from "@janur/event-page/pages/unsubscribe/unsubscribe-page";
import type { Transaction } from "firebase-admin/firestore";
import type { Request } from "firebase-functions/v2/https";
import { htmlPage, notFoundPage } from "./pages.ts";
import { readPublication } from "../store/read-publication.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { db } from "../platform/google/firestore.ts";
import { contactDocument, guestDocument } from "../store/guest-document.ts";
import { verifyMailToken } from "../platform/secrets/guest-token.ts";
import { invitationDocument } from "../store/access.ts";
import { mailStopDocument, mailStopKey } from "../notify/mail/mail-stop.ts";

/** Whose mails are meant, proven by what stands in the address of their own mail. */
interface Proof {
  invitationId: string;
  guestId: string;
  /** Of the address that the mail went to; null in mails from before addresses were kept. */
  stopKey: string | null;
}

/** Null for forged ones, which cost no read. */
function proofOf({ query }: Pick<Request, "query">): Proof | null {
  const given = query["g"];
  const [invitationId, ...rest] = typeof given === "string" ? given.split(".") : [];
  const id = documentIdSchema.safeParse(invitationId);
  if (!id.success) return null;
  const address = documentIdSchema.safeParse(query["a"]);
  const stopKey = address.success ? address.data : null;
  const token = verifyMailToken(id.data, rest.join("."), stopKey);
  return token === null ? null : { invitationId: id.data, guestId: token.guestId, stopKey };
}

/** `GET /event/{slug}/berhenti?g=`: asks, and changes nothing: programs that look through mails open every link. */
export async function serveUnsubscribe(request: Request, slug: string): Promise<PreparedPage> {
  const proof = proofOf(request);
  const known =
    proof === null
      ? null
      : await db().runTransaction((transaction) => readKnown(proof, transaction), { readOnly: true });
  return known === null
    ? preparePage(notFoundPage())
    : page(request, slug, known.isStopped ? "stopped" : "ask");
}

/**
 * `POST /event/{slug}/berhenti?g=`: ends the e-mails, or has them again where the form on our page says so. Mail
 * programs post here by themselves when their reader taps their button (RFC 8058), from no origin of ours and with
 * nothing of ours in the body; the proof in the address is all there is to ask for.
 */
export async function receiveUnsubscribe(request: Request, slug: string): Promise<PreparedPage> {
  const proof = proofOf(request);
  if (proof === null) return preparePage(notFoundPage());
  const body: unknown = request.body;
  const wants = typeof body === "object" && body !== null && "mails" in body && body.mails === "resume";
  const isKnown = await db().runTransaction((transaction) => writeWish(proof, wants, transaction));
  return isKnown ? page(request, slug, wants ? "resumed" : "stopped") : preparePage(notFoundPage());
}

/** What is known of a guest and of the address of their mail; null where neither is, or where the invitation is gone. */
async function readKnown({ invitationId, guestId, stopKey }: Proof, transaction: Transaction) {
  const [head, found, contact] = await Promise.all([
    transaction.get(invitationDocument(invitationId)),
    transaction.get(guestDocument(invitationId, guestId)),
    transaction.get(contactDocument(invitationId, guestId)),
  ]);
  const guest = found.data();
  const email = contact.data()?.email ?? null;
  const key = stopKey ?? (email === null ? null : mailStopKey(invitationId, email));
  if (!head.exists || (guest === undefined && stopKey === null)) return null;
  const address = key === null ? null : await transaction.get(mailStopDocument(invitationId, key));
  const isStopped = address?.exists === true || guest?.sending.problem === "unsubscribed";
  return { guest, address, isStopped };
}

/**
 * Their word counts for themselves and for the address, also when they are on the list no more: the address may come back with
 * another entry. Entries that were left out because of the address may be written to again once they say so.
 */
async function writeWish(proof: Proof, wants: boolean, transaction: Transaction): Promise<boolean> {
  const { invitationId, guestId } = proof;
  const known = await readKnown(proof, transaction);
  if (known === null) return false;
  const { guest, address } = known;
  const heldIds = wants ? (address?.data()?.guestIds ?? []).filter((id) => id !== guestId) : [];
  const held =
    heldIds.length === 0
      ? []
      : await transaction.getAll(...heldIds.map((id) => guestDocument(invitationId, id)));
  const now = new Date();
  const write = ({ id, sending }: Guest, next: Sending) => {
    if (next !== sending)
      transaction.update(guestDocument(invitationId, id), { sending: next, updatedAt: now });
  };
  if (guest !== undefined) write(guest, withMailWish(guest.sending, wants));
  for (const other of held.flatMap((found) => found.data() ?? []))
    write(other, withOpenAddress(other.sending));
  if (wants && address?.exists === true) transaction.delete(address.ref);
  if (!wants && address?.exists === false) transaction.create(address.ref, { at: now, guestIds: [] });
  return true;
}

async function page(request: Request, slug: string, state: UnsubscribeState): Promise<PreparedPage> {
  const asked = languageSchema.safeParse(request.query["language"]);
  const { search } = new URL(request.url, "http://localhost");
  const document = renderUnsubscribePage({
    publication: await readPublication(slug),
    language: asked.success ? asked.data : "id",
    action: `/event/${encodeURIComponent(slug)}/berhenti${search}`,
    state,
  });
  // The proof stands in the address.
  return preparePage({ ...htmlPage(200, document, "never"), hasNoReferrer: true });
}
