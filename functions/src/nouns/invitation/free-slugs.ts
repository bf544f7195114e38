import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { isReservedSlug, slugAlternatives, slugify } from "@janur/domain/text/slug";
import { db } from "../../platform/google/firestore.ts";

/** Whether nobody holds this slug and it is not one of ours. */
export async function isSlugFree(slug: string): Promise<boolean> {
  return !isReservedSlug(slug) && !(await db().doc(paths.slug(slug)).get()).exists;
}

/**
 * Free slugs close to a taken one.
 * @param year of the event
 */
export async function freeSlugsLike(slug: string, year: number): Promise<string[]> {
  const candidates = slugAlternatives(slugify(slug), year).filter((candidate) => !isReservedSlug(candidate));
  const snapshots = await db().getAll(...candidates.map((candidate) => db().doc(paths.slug(candidate))));
  return candidates
    .filter((_, index) => snapshots[index]?.exists === false)
    .slice(0, limits.slug.suggestions);
}
