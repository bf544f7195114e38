import type { Language } from "@janur/domain/language";
import { messages } from "./messages.ts";

/** Texts of the first frame by short name; they travel inside every page. */
export function firstTexts(language: Language): Record<string, string> {
  const t = messages[language];
  return { any: t.anyGuest, notYou: t.notYou, offline: t.keptOffline };
}

/** All other texts that the script says, in its file per language; refusals by their code. */
export function clientTexts(language: Language): Record<string, string> {
  const t = messages[language];
  return {
    unnamed: t.openedUnnamed,
    own: t.ownTime,
    sending: t.sending,
    wishKept: t.wishOffline,
    trouble: t.trouble,
    wished: t.wishThanks,
    held: t.wishHeld,
    wishInvalid: t.wishInvalid,
    older: t.olderWishes,
    coming: t.coming,
    copied: t.copied,
    sound: t.playMusic,
    quiet: t.stopMusic,
    reply: t.familyReply,
    number: t.numberCopied,
    days: t.daysLeftMany,
    day1: t.tomorrow,
    day0: t.today,
    ...t.refusals,
  };
}
