import { readStored } from "@janur/domain/stored/read-stored";
import { withoutGifts } from "@janur/domain/moderation/moderation";
import { paths } from "@janur/domain/paths";
import { privatePartSchema, type PrivatePart, type Publication } from "@janur/domain/invitation/publication";
import { readDocument } from "../platform/google/firestore-rest.ts";

/** Parts that a warm instance keeps; the largest has 200 KB. */
const capacity = 20;

/** What was published of one revision never changes, and who may see it the publication says each time anew. */
const kept = new Map<string, PrivatePart>();
const keyOf = ({ invitationId, slug, revision }: Pick<Publication, "invitationId" | "slug" | "revision">) =>
  `${invitationId} ${slug} ${String(revision)}`;

/** What of this page is not for everybody, or null where all of it is. One read, none on a warm instance. */
export async function readPrivatePart(publication: Publication): Promise<PrivatePart | null> {
  const part = await readWhole(publication);
  if (part === null || !publication.moderation.areGiftsHidden) return part;
  return { ...part, content: withoutGifts(part.content) };
}

async function readWhole(publication: Publication): Promise<PrivatePart | null> {
  if (!publication.hasPrivatePart) return null;
  const known = kept.get(keyOf(publication));
  if (known !== undefined) return known;
  const stored = await readDocument(paths.privatePart(publication.slug));
  if (stored === null) return null;
  const part = readStored(privatePartSchema, stored);
  if (part.invitationId !== publication.invitationId) return null;
  kept.set(keyOf(publication), part);
  const [oldest] = kept.keys();
  if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
  return part;
}
