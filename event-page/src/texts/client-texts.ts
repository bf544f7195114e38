import type { Language } from "@janur/domain/text/language";
import { messages } from "./messages.ts";

/** Texts of the first frame by short name; they travel inside every page. */
export function firstTexts(language: Language): Record<string, string> {
  const t = messages[language];
  return { any: t.anyGuest, offline: t.keptOffline };
}

/** All other texts that the script says, in its file per language; one refusal among them by its code. */
export function clientTexts(language: Language): Record<string, string> {
  const t = messages[language];
  const { "input/invalid": wrong } = t.refusals;
  // In this order they compress best: each stands near one of the same words.
  return {
    own: t.ownTime,
    sending: t.sending,
    reply: t.familyReply,
    days: t.daysLeftMany,
    "input/invalid": wrong ?? "",
    trouble: t.trouble,
    older: t.olderWishes,
    sound: t.playMusic,
    held: t.wishHeld,
    wishKept: t.wishOffline,
    day0: t.today,
    wished: t.wishThanks,
    quiet: t.stopMusic,
    unnamed: t.openedUnnamed,
    coming: t.coming,
    copied: t.copied,
    number: t.numberCopied,
    day1: t.tomorrow,
  };
}

/** What the script says where the server refuses, by code: a file of its own, fetched when the first one is met. */
export function refusalTexts(language: Language): Record<string, string> {
  // Only the part that asks the family meets the first one, and brings it along.
  const { "chat/closed": _asked, ...refusals } = messages[language].refusals;
  return { ...refusals, wishInvalid: messages[language].wishInvalid };
}
