import { isConference, type EventType } from "@janur/domain/content/event-type";
import type { Language } from "@janur/domain/text/language";

interface ScreenMessages {
  /** Of the document, and of the page that says nothing. */
  title: string;
  neutral: string;
  /** To the family, on a page without a good link. */
  noLink: string;
  ended: string;
  noScript: string;
  programme: string;
  /** Before the name of a table that is a number alone. */
  table: string;
  now: string;
  previous: string;
  pause: string;
  resume: string;
  next: string;
  fullScreen: string;
  keys: string;
  paused: string;
  offline: string;
}

export const screenMessages: Record<Language, ScreenMessages> = {
  id: {
    title: "Layar sapa",
    neutral: "Selamat datang",
    noLink: "Layar ini belum disiapkan. Buka tautan layar sapa dari keluarga.",
    ended: "Tautan layar ini tidak berlaku lagi. Keluarga bisa membuat yang baru.",
    noScript: "Layar sapa memerlukan JavaScript.",
    programme: "Susunan acara",
    table: "Meja",
    now: "sekarang",
    previous: "Sebelumnya",
    pause: "Jeda",
    resume: "Lanjutkan",
    next: "Berikutnya",
    fullScreen: "Layar penuh",
    keys: "F layar penuh · spasi jeda · panah maju dan mundur",
    paused: "Dijeda",
    offline: "Tanpa sinyal",
  },
  en: {
    title: "Greeting screen",
    neutral: "Welcome",
    noLink: "This screen is not set up yet. Open the greeting screen’s link from the family.",
    ended: "This screen’s link is no longer valid. The family can make a new one.",
    noScript: "The greeting screen needs JavaScript.",
    programme: "Programme",
    table: "Table",
    now: "now",
    previous: "Previous",
    pause: "Pause",
    resume: "Go on",
    next: "Next",
    fullScreen: "Full screen",
    keys: "F full screen · space pause · arrows forward and back",
    paused: "Paused",
    offline: "No signal",
  },
};

/** How who comes is greeted: at a remembrance nobody is bid welcome to a feast. */
export function welcomeOf(eventType: EventType, language: Language): string {
  if (eventType === "memorial")
    return language === "id" ? "Terima kasih atas kehadirannya" : "Thank you for coming";
  return language === "id" ? "Selamat datang" : "Welcome";
}

/** A word to them beneath their name, by what is celebrated. */
export function thanksOf(eventType: EventType, language: Language): string {
  if (isConference(eventType))
    return language === "id"
      ? "Registrasi sudah tercatat. Selamat mengikuti acara."
      : "You are registered. Enjoy the event.";
  return (thanks[eventType] ?? usualThanks)[language];
}

const usualThanks: Record<Language, string> = {
  id: "Terima kasih sudah hadir bersama kami",
  en: "Thank you for being with us",
};
const thanks: Partial<Record<EventType, Record<Language, string>>> = {
  wedding: {
    id: "Terima kasih sudah hadir di hari bahagia kami",
    en: "Thank you for being with us on our day",
  },
  khitanan: {
    id: "Terima kasih atas doa dan kehadirannya",
    en: "Thank you for your prayers and for coming",
  },
  aqiqah: {
    id: "Terima kasih atas doa dan kehadirannya",
    en: "Thank you for your prayers and for coming",
  },
  memorial: {
    id: "Doa Anda sangat berarti bagi keluarga",
    en: "Your prayers mean much to the family",
  },
};
