import { primaryLanguage, type Content } from "@janur/domain/content/content";
import { languageSchema, type Language } from "@janur/domain/text/language";
import type { Request } from "firebase-functions/v2/https";

/** `?language=` where the invitation speaks it, else its primary language. */
export function askedLanguage(request: Pick<Request, "query">, content: Content): Language {
  const asked = languageSchema.safeParse(request.query["language"]);
  return asked.success && content.languages.includes(asked.data) ? asked.data : primaryLanguage(content);
}
