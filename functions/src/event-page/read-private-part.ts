import { paths } from "@janur/domain/paths";
import { privatePartSchema, type PrivatePart, type Publication } from "@janur/domain/publication";
import { readDocument } from "./firestore-rest.ts";

/** What of this page is not for everybody, or null where all of it is. One read. */
export async function readPrivatePart(publication: Publication): Promise<PrivatePart | null> {
  if (!publication.hasPrivatePart) return null;
  const stored = await readDocument(paths.privatePart(publication.slug));
  if (stored === null) return null;
  const part = privatePartSchema.parse(stored);
  return part.invitationId === publication.invitationId ? part : null;
}
