import type { Content } from "@janur/domain/content/content";
import { isByOrganisation } from "@janur/domain/content/event-type";
import type { Language } from "@janur/domain/text/language";
import type { Messages } from "./message-texts.ts";
import { en } from "./messages-en.ts";
import { id } from "./messages-id.ts";

export const messages: Record<Language, Messages> = { id, en };

/** Who hears from guests, as texts name them, and who it is where no family invites. */
const hearers: Record<Language, readonly [family: string, organisers: string]> = {
  id: ["keluarga", "panitia"],
  en: ["the family", "the organisers"],
};

/** The texts of one page: a seminar's guests write to its organisers, not to a family. */
export function messagesFor(language: Language, content: Pick<Content, "eventType">): Messages {
  const usual = messages[language];
  if (!isByOrganisation(content)) return usual;
  const [family, organisers] = hearers[language];
  const put = (text: string) => text.replaceAll(family, organisers);
  const { note, dataLine, groupFull, closed, listedOnly, doubt } = usual;
  return {
    ...usual,
    note: put(note),
    dataLine: (until) => put(dataLine(until)),
    groupFull: put(groupFull),
    closed: (day) => put(closed(day)),
    listedOnly: put(listedOnly),
    doubt: (who) => (who === "" ? put(doubt(who)) : doubt(who)),
  };
}
