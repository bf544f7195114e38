import { paths } from "@janur/domain/paths";
import { forwardSchema, publicationSchema, type Publication } from "@janur/domain/publication";
import { slugSchema } from "@janur/domain/slug";
import { readDocument } from "./firestore-rest.ts";

/** What stands under a slug: a page, the way to the slug that it moved to, or nothing. */
export type UnderSlug = { kind: "page"; publication: Publication } | { kind: "forward"; slug: string };

/** Null for unknown, malformed and unpublished slugs: they are one and the same. */
export async function readSlug(slug: string): Promise<UnderSlug | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  const stored = await readDocument(paths.publication(slug));
  if (stored === null) return null;
  const forward = forwardSchema.safeParse(stored);
  if (forward.success) return { kind: "forward", slug: forward.data.forwardTo };
  return { kind: "page", publication: publicationSchema.parse(stored) };
}

/**
 * The page under this slug or under the one that it moved to, or null: a tab
 * that was opened before the move still calls and sends forms by the old one.
 */
export async function readPublication(slug: string): Promise<Publication | null> {
  const found = await readSlug(slug);
  if (found?.kind !== "forward") return found?.publication ?? null;
  const moved = await readSlug(found.slug);
  return moved?.kind === "page" ? moved.publication : null;
}
