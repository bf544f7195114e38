import type { Language } from "@janur/domain/text/language";

/** Where the form for invitation codes stands in this language. */
export function checkPath(language: Language): string {
  return language === "id" ? "/cek" : `/cek/${language}`;
}
