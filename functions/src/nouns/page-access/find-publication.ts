import { AppError } from "@janur/domain/errors";
import type { Publication } from "@janur/domain/invitation/publication";
import { readPublication } from "../../store/read-publication.ts";
import { openPublication, opensPage, type PageKey } from "./open-publication.ts";
import { verifyPageUnlockToken } from "./page-unlock-token.ts";

/**
 * The publication that a guest's call speaks of, as far as `key` opens it (see
 * `openPublication`). Forged keys cost no read.
 * @throws AppError `link/invalid` for a forged link and a page that is not
 *   published or belongs to another invitation, `page/locked`
 */
export async function findPublication(
  slug: string,
  invitationId: string,
  key: PageKey,
): Promise<Publication> {
  const { token, proof } = key;
  if (token !== null && !opensPage(invitationId, token, new Date())) throw new AppError("link/invalid");
  if (proof !== "" && verifyPageUnlockToken(invitationId, proof) === null) throw new AppError("page/locked");
  const publication = await readPublication(slug);
  if (publication?.invitationId !== invitationId) throw new AppError("link/invalid");
  const opened = await openPublication(publication, key);
  if (opened === null) throw new AppError("page/locked");
  return opened;
}
