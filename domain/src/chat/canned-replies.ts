import type { Language } from "../text/language.ts";

/** What a family answers its guests with until it writes its own, by the invitation's first language. */
export const defaultCannedReplies: Readonly<Record<Language, readonly string[]>> = {
  id: [
    "Terima kasih, sampai jumpa.",
    "Baik, kami catat.",
    "Silakan, kami tunggu kehadirannya.",
    "Kami kabari lagi secepatnya.",
  ],
  en: [
    "Thank you, see you there.",
    "Good, we have noted it.",
    "You are welcome, we look forward to seeing you.",
    "We will let you know as soon as we can.",
  ],
};
