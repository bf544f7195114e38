import { dateTimeText } from "@janur/domain/time/date-text";
import type { Language } from "@janur/domain/text/language";
import type { MailParams } from "@janur/domain/notification/mail";
import type { TeamRole } from "@janur/domain/team/team";
import { withoutAddresses } from "@janur/domain/text/without-addresses";
import type { MailText } from "../mail-text.ts";
import { neverAsked } from "./never-asked.ts";

const roles: Record<Language, Record<TeamRole, string>> = {
  id: {
    owner: "pemilik",
    editor: "editor",
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
  const { path, expiresAt, zone } = params;
  // Whoever reads it knows neither of them: no address that a stranger wrote stands in a mail of ours.
  const inviterName = withoutAddresses(params.inviterName);
  const invitationTitle = withoutAddresses(params.invitationTitle);
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
          `Nama ${inviterName} dan judul undangan ditulis oleh pengirim ajakan ini, bukan oleh Janur.`,
          `Tidak mengenal ${inviterName}? Abaikan e-mail ini: tanpa persetujuan Anda tidak ada yang berubah.`,
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
          `The name ${inviterName} and the title of the invitation were written by whoever asks you, not by Janur.`,
          `You do not know ${inviterName}? Leave this mail alone: nothing changes without your consent.`,
          neverAsked.en,
        ],
      };
}
