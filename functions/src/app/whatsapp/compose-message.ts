import { addressedName } from "@janur/domain/guest";
import { personalLink } from "@janur/domain/guest-token";
import type { Message } from "@janur/domain/message";
import { contactDocument, guestDocument } from "../../guest/guest-document.ts";
import { makeGuestToken } from "../../guest/guest-token.ts";
import { invitationDocument } from "../../invitation/access.ts";
import { siteUrl } from "../../runtime.ts";

/**
 * To whom a message goes and what fills it, as of now: what was forgotten
 * meanwhile, and a link that was rotated, goes nowhere.
 * @returns null for a guest who is gone, has no number or no link any more
 */
export async function composeMessage({
  invitationId,
  guestId,
  values,
}: Pick<Message, "invitationId" | "guestId" | "values">): Promise<{ to: string; texts: string[] } | null> {
  if (guestId === null) return null;
  const [invitation, guest, contact] = await Promise.all([
    invitationDocument(invitationId).get(),
    guestDocument(invitationId, guestId).get(),
    contactDocument(invitationId, guestId).get(),
  ]).then((found) => [found[0].data(), found[1].data(), found[2].data()] as const);
  const to = contact?.phone ?? null;
  if (invitation === undefined || guest === undefined || guest.isLinkRevoked || to === null) return null;
  const name = addressedName(guest);
  const token = makeGuestToken(invitationId, guest.id, guest.linkRevision);
  const texts = values.map((value) => {
    switch (value.kind) {
      case "text":
        return value.text;
      case "guestName":
        return name;
      case "guestLink":
        return personalLink(siteUrl(), invitation.slug, name, token);
    }
  });
  return { to, texts };
}
