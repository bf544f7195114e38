import { primaryLanguage, type Content } from "@janur/domain/content/content";
import { languageSchema, type Language } from "@janur/domain/text/language";
import type { Request } from "firebase-functions/v2/https";

/** What somebody asks for where the invitation speaks it, else its primary language. */
export function spokenLanguage(asked: unknown, content: Content): Language {
  const { data } = languageSchema.safeParse(asked);
  return data !== undefined && content.languages.includes(data) ? data : primaryLanguage(content);
}

/** The same for `?language=`. */
export function askedLanguage(request: Pick<Request, "query">, content: Content): Language {
  return spokenLanguage(request.query["language"], content);
}
