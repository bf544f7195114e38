import type { Language } from "@janur/domain/text/language";
import type { MailParams } from "@janur/domain/notification/mail";
import type { MailText } from "../mail-text.ts";
import { neverAsked } from "./never-asked.ts";

/** Asks the owner of an address whether it is theirs. Who opens the link needs no password. */
export function verifyEmailText(
  { path }: MailParams["verifyEmail"],
  language: Language,
  siteUrl: string,
): MailText {
  const url = `${siteUrl}${path}`;
  return language === "id"
    ? {
        subject: "Pastikan alamat e-mail Anda di Janur",
        paragraphs: [
          "Akun Janur dengan alamat ini belum diverifikasi. Undangan dan data Anda tetap aman.",
          "Ketuk tombol di bawah ini, maka alamat ini menjadi milik akun Anda.",
        ],
        action: { label: "Pastikan alamat ini", url },
        footer: ["Tidak punya akun Janur? Abaikan e-mail ini: tidak ada yang berubah.", neverAsked.id],
      }
    : {
        subject: "Confirm your e-mail address at Janur",
        paragraphs: [
          "Nobody has confirmed this address for its Janur account yet. Your invitations and data are safe.",
          "Tap the button below to confirm that the address is yours.",
        ],
        action: { label: "Confirm this address", url },
        footer: ["You have no Janur account? Leave this mail alone: nothing changes.", neverAsked.en],
      };
}
