import { checkCodeEntrySchema } from "@janur/domain/invitation/check-code";
import { paths } from "@janur/domain/paths";
import type { Publication } from "@janur/domain/invitation/publication";
import { slugSchema } from "@janur/domain/text/slug";
import * as z from "zod";
import { readDocument } from "../../platform/google/firestore-rest.ts";
import { readPublication } from "../../store/read-publication.ts";

const headSchema = z.object({ slug: slugSchema });

/**
 * The page that a code stands for.
 * @param code of good form
 * @returns null for codes that nobody has, and while there is no page
 */
export async function findByCode(code: string): Promise<{ publication: Publication; since: Date } | null> {
  const entry = checkCodeEntrySchema.nullable().parse(await readDocument(paths.checkCode(code)));
  if (entry === null) return null;
  const { invitationId, since } = entry;
  const head = headSchema.nullable().parse(await readDocument(paths.invitation(invitationId)));
  const publication = head === null ? null : await readPublication(head.slug);
  return publication?.invitationId === invitationId ? { publication, since } : null;
}
