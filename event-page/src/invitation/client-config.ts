import type { Language } from "@janur/domain/text/language";
import { firstTexts } from "../texts/client-texts.ts";
import { pageScripts } from "../generated/assets.ts";
import type { PageData } from "./data/page-data.ts";

/** What the script needs to know of this page; travels as JSON in the document. */
export interface ClientConfig {
  slug: string;
  invitationId: string;
  language: Language;
  /** Where the rest of the script lies. */
  script: string;
  /** Texts that the first frame may need. */
  text: Record<string, string>;
}

/** @throws never: every text is there in every language */
export function clientConfig(data: PageData, language: Language): ClientConfig {
  const { slug, invitationId } = data;
  return { slug, invitationId, language, script: pageScripts[language], text: firstTexts(language) };
}
