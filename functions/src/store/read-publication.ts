import { paths } from "@janur/domain/paths";
import { withoutGifts } from "@janur/domain/moderation/moderation";
import { forwardSchema, publicationSchema, type Publication } from "@janur/domain/invitation/publication";
import { readStored } from "@janur/domain/stored/read-stored";
import { slugSchema } from "@janur/domain/text/slug";
import { readDocument } from "../platform/google/firestore-rest.ts";

/** What stands under a slug: a page, the way to the slug that it moved to, or nothing. */
export type UnderSlug =
  | { kind: "page"; publication: Publication }
  | { kind: "forward"; slug: string }
  /** A page that the staff took away; nothing of it is given on. */
  | { kind: "suspended" };

/** Null for unknown, malformed and unpublished slugs: they are one and the same. */
export async function readSlug(slug: string): Promise<UnderSlug | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  const stored = await readDocument(paths.publication(slug));
  if (stored === null) return null;
  const forward = forwardSchema.safeParse(stored);
  if (forward.success) return { kind: "forward", slug: forward.data.forwardTo };
  const publication = readStored(publicationSchema, stored);
  const { areGiftsHidden, isSuspended } = publication.moderation;
  if (isSuspended) return { kind: "suspended" };
  if (!areGiftsHidden) return { kind: "page", publication };
  return { kind: "page", publication: { ...publication, content: withoutGifts(publication.content) } };
}

/**
 * The page under this slug, unless it is suspended, or under the one that it moved to, or null: a tab
 * that was opened before the move still calls and sends forms by the old one.
 */
export async function readPublication(slug: string): Promise<Publication | null> {
  const found = await readSlug(slug);
  const page = found?.kind === "forward" ? await readSlug(found.slug) : found;
  return page?.kind === "page" ? page.publication : null;
}
