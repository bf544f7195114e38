import { documentIdSchema } from "@janur/domain/id";
import { languageSchema } from "@janur/domain/language";
import { withMailWish } from "@janur/domain/sending";
import { renderUnsubscribePage, type UnsubscribeState } from "@janur/event-page/unsubscribe-page";
import type { Request } from "firebase-functions/v2/https";
import { htmlPage, notFoundPage } from "../event-page/pages.ts";
import { readPublication } from "../event-page/read-publication.ts";
import { preparePage, type PreparedPage } from "../event-page/response.ts";
import { db } from "../firestore.ts";
import { guestDocument } from "../guest/guest-document.ts";
import { verifyMailToken } from "../guest/guest-token.ts";

/** Whose mails are meant, proven by what stands in the address of her own mail. */
interface Proof {
  invitationId: string;
  guestId: string;
}

/** Null for forged ones, which cost no read. */
function proofOf({ query }: Pick<Request, "query">): Proof | null {
  const given = query["g"];
  const [invitationId, ...rest] = typeof given === "string" ? given.split(".") : [];
  const id = documentIdSchema.safeParse(invitationId);
  if (!id.success) return null;
  const token = verifyMailToken(id.data, rest.join("."));
  return token === null ? null : { invitationId: id.data, guestId: token.guestId };
}

/** `GET /event/{slug}/berhenti?g=`: asks, and changes nothing: programs that look through mails open every link. */
export async function serveUnsubscribe(request: Request, slug: string): Promise<PreparedPage> {
  const proof = proofOf(request);
  const guest = proof === null ? undefined : await readGuest(proof);
  if (guest === undefined) return preparePage(notFoundPage());
  return page(request, slug, guest.sending.problem === "unsubscribed" ? "stopped" : "ask");
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
  const isKnown = await db().runTransaction(async (transaction) => {
    const reference = guestDocument(proof.invitationId, proof.guestId);
    const guest = (await transaction.get(reference)).data();
    if (guest === undefined) return false;
    const sending = withMailWish(guest.sending, wants);
    if (sending.problem !== guest.sending.problem)
      transaction.update(reference, { sending, updatedAt: new Date() });
    return true;
  });
  return isKnown ? page(request, slug, wants ? "resumed" : "stopped") : preparePage(notFoundPage());
}

async function readGuest({ invitationId, guestId }: Proof) {
  return (await guestDocument(invitationId, guestId).get()).data();
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
