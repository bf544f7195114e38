import { paths } from "@janur/domain/paths";
import { publicationSchema, type Publication } from "@janur/domain/publication";
import { slugSchema } from "@janur/domain/slug";
import { readDocument } from "./firestore-rest.ts";

/**
 * What guests may see under this slug, or null: unknown, malformed and
 * unpublished slugs are one and the same.
 */
export async function readPublication(slug: string): Promise<Publication | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  const stored = await readDocument(paths.publication(slug));
  return stored === null ? null : publicationSchema.parse(stored);
}
