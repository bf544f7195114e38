import type { Language } from "@janur/domain/text/language";

/** Where a guest adds pictures. In the same tab their link is known there, too. */
export function photoFormPath(slug: string, language: Language): string {
  return `/event/${slug}/foto?language=${language}`;
}

/** The album as a page of its own, for guests without script. */
export function albumPath(slug: string, language: Language): string {
  return `/event/${slug}/album?language=${language}`;
}
