import type { Language } from "@janur/domain/text/language";

/** Texts of `/event/{slug}/keberatan`, and of what leads there. */
export interface AppealMessages {
  title: string;
  /** Of the button beside a message that was hidden. */
  open: string;
  /** Beside one about which something was said. */
  made: string;
  intro: string;
  text: string;
  send: string;
  sent: string;
  invalid: string;
  /** There is nothing to say it against, or it was said. */
  over: string;
  lost: string;
}

export const appealMessages: Record<Language, AppealMessages> = {
  id: {
    title: "Sampaikan keberatan",
    open: "Sampaikan keberatan",
    made: "Keberatan Anda sudah sampai ke tim Janur.",
    intro:
      "Setelah sebuah laporan, tim Janur menyembunyikan satu pesan Anda. Bila itu keliru, tuliskan alasannya, satu kali. Tim Janur yang membacanya, bukan keluarga.",
    text: "Keberatan Anda",
    send: "Kirim keberatan",
    sent: "Keberatan Anda sudah sampai ke tim Janur. Bila diterima, pesan Anda tampil lagi di percakapan.",
    invalid:
      "Belum terkirim, tulisan Anda masih di sini. Tulis paling banyak 2.000 karakter, lalu kirim lagi.",
    over: "Keberatan tentang pesan ini sudah pernah disampaikan, atau pesannya sudah tampil lagi.",
    lost: "Tautan ini tidak menuju percakapan Anda lagi. Buka undangan dari tautan Anda, lalu coba lagi.",
  },
  en: {
    title: "Appeal this decision",
    open: "Appeal this decision",
    made: "Your appeal has reached the Janur team.",
    intro:
      "After a report the Janur team hid a message of yours. If that was a mistake, write why, once. The Janur team reads it, not the family.",
    text: "Why is this decision wrong?",
    send: "Send appeal",
    sent: "Your appeal has reached the Janur team. If they agree, your message shows in the conversation again.",
    invalid: "Not sent yet, your words are still here. Write at most 2,000 characters, then send again.",
    over: "This decision was appealed before, or the message shows again already.",
    lost: "This link does not lead to your conversation any more. Open the invitation from your link and try again.",
  },
};
