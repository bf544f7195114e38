import { dateTimeText } from "@janur/domain/time/date-text";
import type { Language } from "@janur/domain/text/language";
import type { MailParams } from "@janur/domain/notification/mail";
import type { MailText } from "../mail-text.ts";
import { neverAsked } from "./never-asked.ts";

/** The copy itself is never in a mail, and no link leads to it: it is fetched in the settings. */
export function exportReadyText(
  { until, zone }: MailParams["exportReady"],
  language: Language,
  siteUrl: string,
): MailText {
  const when = dateTimeText(new Date(until), zone, language);
  const url = `${siteUrl}/settings/account#export`;
  return language === "id"
    ? {
        subject: "Salinan data Anda siap diunduh",
        paragraphs: [
          "Salinan data yang Anda minta di Janur sudah siap.",
          `Unduhlah di pengaturan akun sampai ${when}. Setelah itu salinannya dihapus, dan Anda bisa memintanya lagi.`,
        ],
        action: { label: "Buka pengaturan akun", url },
        footer: [
          "Tidak memintanya? Keluarkan perangkat lain dan ganti kata sandi di halaman yang sama.",
          neverAsked.id,
        ],
      }
    : {
        subject: "The copy of your data is ready",
        paragraphs: [
          "The copy of your data that you asked Janur for is ready.",
          `Fetch it from your account settings by ${when}. It is deleted afterwards, and you can ask for another.`,
        ],
        action: { label: "Open account settings", url },
        footer: [
          "You did not ask for it? Sign other devices out and change your password on the same page.",
          neverAsked.en,
        ],
      };
}
