import type { Content } from "@janur/domain/content/content";
import { shownContent } from "@janur/domain/invitation/shown-content";
import { readPrivatePart } from "./read-private-part.ts";
import { readPublication } from "./read-publication.ts";

/** All that guests of an invitation see between them, gated parts too; null where nothing is published. */
export async function publishedContent(invitation: { id: string; slug: string }): Promise<Content | null> {
  const publication = await readPublication(invitation.slug);
  if (publication?.invitationId !== invitation.id) return null;
  return shownContent((await readPrivatePart(publication))?.content ?? publication.content);
}
