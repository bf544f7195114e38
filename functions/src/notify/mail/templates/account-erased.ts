import type { Language } from "@janur/domain/text/language";
import type { MailText } from "../mail-text.ts";
import { neverAsked } from "./never-asked.ts";

/** The last mail to an address, which nothing of ours knows any more once it is handed over. */
export function accountErasedText(language: Language, siteUrl: string): MailText {
  return language === "id"
    ? {
        subject: "Akun Janur Anda sudah dihapus",
        paragraphs: [
          "Akun Anda di Janur sudah dihapus, bersama semua yang hanya milik Anda. Ini tidak bisa diurungkan.",
          "Undangan yang diserahkan kepada orang lain tetap ada pada mereka. Alamat e-mail ini tidak lagi kami simpan.",
        ],
        action: { label: "Buka Janur", url: `${siteUrl}/sign-in` },
        footer: [neverAsked.id],
      }
    : {
        subject: "Your Janur account is deleted",
        paragraphs: [
          "Your account at Janur is deleted, with everything that was yours alone. This cannot be undone.",
          "Invitations that were given to others stay with them. We no longer keep this e-mail address.",
        ],
        action: { label: "Open Janur", url: `${siteUrl}/sign-in` },
        footer: [neverAsked.en],
      };
}
