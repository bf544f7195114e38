import { dateTimeText } from "@janur/domain/date-text";
import type { Language } from "@janur/domain/language";
import type { MailParams } from "@janur/domain/mail";
import type { TeamRole } from "@janur/domain/team";
import type { MailText } from "../mail-text.ts";
import { neverAsked } from "./never-asked.ts";

const roles: Record<Language, Record<TeamRole, string>> = {
  id: {
    owner: "pemilik",
    editor: "penyunting",
    sender: "pengirim undangan",
    usher: "penerima tamu",
    viewer: "pembaca",
  },
  en: { owner: "owner", editor: "editor", sender: "sender", usher: "usher", viewer: "viewer" },
};

/** Asks somebody to join a team. The link works for the address that the mail goes to. */
export function teamInvitationText(
  params: MailParams["teamInvitation"],
  language: Language,
  siteUrl: string,
): MailText {
  const { inviterName, invitationTitle, path, expiresAt, zone } = params;
  const role = roles[language][params.role];
  const until = dateTimeText(new Date(expiresAt), zone, language);
  const url = `${siteUrl}${path}`;
  return language === "id"
    ? {
        subject: `${inviterName} mengajak Anda mengurus undangan ${invitationTitle}`,
        paragraphs: [
          `${inviterName} mengajak Anda ikut mengurus undangan “${invitationTitle}” di Janur, sebagai ${role}.`,
          `Tautan ini berlaku sampai ${until}.`,
        ],
        action: { label: "Lihat ajakan", url },
        footer: [
          `Tidak mengenal ${inviterName}? Abaikan surat ini: tanpa persetujuan Anda tidak ada yang berubah.`,
          neverAsked.id,
        ],
      }
    : {
        subject: `${inviterName} asks you to help with the invitation ${invitationTitle}`,
        paragraphs: [
          `${inviterName} asks you to help with the invitation “${invitationTitle}” on Janur, as ${role}.`,
          `The link is good until ${until}.`,
        ],
        action: { label: "See the request", url },
        footer: [
          `You do not know ${inviterName}? Leave this mail alone: nothing changes without your consent.`,
          neverAsked.en,
        ],
      };
}
