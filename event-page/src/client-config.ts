import type { Language } from "@janur/domain/language";
import { messages } from "./messages.ts";
import type { PageData } from "./page-data.ts";

/** What the script needs to know of this page; travels as JSON in the document. */
export interface ClientConfig {
  slug: string;
  invitationId: string;
  language: Language;
  /** Texts by short name; refusals by their code. */
  text: Record<string, string>;
}

/** @throws never: every text is there in every language */
export function clientConfig(data: PageData, language: Language): ClientConfig {
  const t = messages[language];
  const { slug, invitationId } = data;
  return {
    slug,
    invitationId,
    language,
    text: {
      any: t.anyGuest,
      notYou: t.notYou,
      unnamed: t.openedUnnamed,
      sending: t.sending,
      offline: t.keptOffline,
      wishKept: t.wishOffline,
      trouble: t.trouble,
      wished: t.wishThanks,
      older: t.olderWishes,
      coming: t.coming,
      copied: t.copied,
      reply: t.familyReply,
      number: t.numberCopied,
      days: t.daysLeftMany,
      day1: t.tomorrow,
      day0: t.today,
      ...t.refusals,
    },
  };
}
