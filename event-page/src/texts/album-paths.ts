import type { Language } from "@janur/domain/text/language";

/**
 * Where a guest adds pictures. In the same tab their link is known there, too.
 * @param table what the QR on the tables says; empty without
 */
export function photoFormPath(slug: string, language: Language, table = ""): string {
  return `/event/${slug}/foto?language=${language}${table === "" ? "" : `&m=${encodeURIComponent(table)}`}`;
}

/** The album as a page of its own, for guests without script. */
export function albumPath(slug: string, language: Language): string {
  return `/event/${slug}/album?language=${language}`;
}
