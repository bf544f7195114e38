import { AppError } from "@janur/domain/errors";
import type { Publication } from "@janur/domain/publication";
import { readPublication } from "../event-page/read-publication.ts";

/**
 * The publication that a guest's call speaks of.
 * @throws AppError `link/invalid` when the page is not published or belongs to another invitation
 */
export async function findPublication(slug: string, invitationId: string): Promise<Publication> {
  const publication = await readPublication(slug);
  if (publication?.invitationId !== invitationId) throw new AppError("link/invalid");
  return publication;
}
