import { freeSlugsLike, isSlugFree } from "./free-slugs.ts";

/** Says whether a slug is free now; only `createInvitation` decides. */
export async function checkSlug(input: { slug: string; year: number }) {
  if (await isSlugFree(input.slug)) return { isFree: true, suggestions: [] };
  return { isFree: false, suggestions: await freeSlugsLike(input.slug, input.year) };
}
