import type { Language } from "@janur/domain/text/language";

/** Texts of `/event/{slug}/tanya`, beside those of `ask-messages.ts`. */
export interface AskPageMessages {
  intro: string;
  sent: string;
  /** Of the button that asks for answers. */
  look: string;
  lookHint: string;
  invalid: string;
}

export const askPageMessages: Record<Language, AskPageMessages> = {
  id: {
    intro: "Dibaca keluarga dan yang membantu mereka. Jawabannya muncul di halaman ini.",
    sent: "Terkirim. Biarkan halaman ini terbuka: jawaban keluarga muncul setelah Anda mengetuk “Lihat jawaban”.",
    look: "Lihat jawaban",
    lookHint: "Hanya halaman ini yang menuju percakapan Anda. Bila ditutup, tanyakan sekali lagi.",
    invalid:
      "Belum terkirim, tulisan Anda masih di sini. Tulis nama (paling banyak 80 karakter) dan pertanyaan (paling banyak 2.000 karakter), lalu kirim lagi.",
  },
  en: {
    intro: "Read by the family and those who help them. Their answer appears on this page.",
    sent: "Sent. Leave this page open: the family’s answer appears after you tap “See the answer”.",
    look: "See the answer",
    lookHint: "Only this page leads to your conversation. If it was closed, please ask once more.",
    invalid:
      "Not sent yet, your words are still here. Write your name (at most 80 characters) and your question (at most 2,000), then send again.",
  },
};
