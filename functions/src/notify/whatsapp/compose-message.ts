import { addressedName } from "@janur/domain/guest/guest-name";
import { personalLink } from "@janur/domain/guest/guest-token";
import { slugFor } from "@janur/domain/invitation/invitation";
import type { Language } from "@janur/domain/text/language";
import type { Message, MessageProblem } from "@janur/domain/integration/whatsapp-message";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import { makeGuestToken } from "../../platform/secrets/guest-token.ts";
import { invitationDocument } from "../../store/access.ts";
import { siteUrl } from "../../platform/runtime.ts";

/**
 * To whom a message goes and what fills it, as of now: what was forgotten
 * meanwhile, and a link that was rotated, goes nowhere.
 * @returns why it must not go: the guest is gone, has no number or no link any more, their number is called wrong, they
 * wait for another message, or somebody has sent the invitation by hand
 */
export async function composeMessage({
  id,
  invitationId,
  guestId,
  values,
}: Message): Promise<{ to: string; texts: string[] } | MessageProblem> {
  if (guestId === null) return "withdrawn";
  const [invitation, guest, contact] = await Promise.all([
    invitationDocument(invitationId).get(),
    guestDocument(invitationId, guestId).get(),
    contactDocument(invitationId, guestId).get(),
  ]).then((found) => [found[0].data(), found[1].data(), found[2].data()] as const);
  if (invitation === undefined || guest === undefined || guest.isLinkRevoked) return "withdrawn";
  const { state, problem, dispatch } = guest.sending;
  const isWaiting = dispatch?.id === id && dispatch.state === "queued" && problem !== "wrong-number";
  if (!isWaiting || (dispatch.run === "invitation" && state !== "unsent")) return "withdrawn";
  const to = contact?.phone ?? null;
  if (to === null) return "no-number";
  const name = addressedName(guest);
  const token = makeGuestToken(invitationId, guest.id, guest.linkRevision);
  const texts = values.map((value) => {
    switch (value.kind) {
      case "text":
        return value.text;
      case "guestName":
        return name;
      case "guestLink":
        return personalLink(siteUrl(), pageOf(slugFor(invitation, guest.side), value.language), name, token);
    }
  });
  return { to, texts };
}

function pageOf(slug: string, language: Language | undefined): string {
  return language === undefined ? slug : `${slug}/${language}`;
}
