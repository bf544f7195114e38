import type { Language } from "@janur/domain/text/language";
import type { MailParams } from "@janur/domain/notification/mail";
import { button, escapeHtml, htmlFrame, oneLine, paragraph, smallPrint } from "../mail-text.ts";

const words: Record<Language, { open: string; why: (hosts: string) => string; stop: string; via: string }> = {
  id: {
    open: "Buka undangan",
    why: (hosts) =>
      `Email ini ditulis oleh ${hosts} dan dikirim lewat Janur, hanya untuk Anda. Janur tidak menulis isinya.`,
    stop: "Berhenti menerima e-mail dari undangan ini",
    via: "lewat Janur",
  },
  en: {
    open: "Open the invitation",
    why: (hosts) =>
      `${hosts} wrote this e-mail and had it sent through Janur, for you alone. Janur wrote none of it.`,
    stop: "Stop e-mails from this invitation",
    via: "via Janur",
  },
};

/** What a family tells a guest: its own words, the link as a button, and the way out. Nothing of it is markup. */
export function guestMessage(params: MailParams["guestMessage"], language: Language, siteUrl: string) {
  const { hosts, subject, text, link, unsubscribePath } = params;
  const word = words[language];
  const unsubscribe = `${siteUrl}${unsubscribePath}`;
  const lines = text.split(/\r?\n/).map(oneLine);
  const opening = button({ label: word.open, url: link });
  const inside = lines
    .join("\n")
    .split(/\n{2,}/)
    .map((block) => {
      const said = block.split(link).map((part) => escapeHtml(part.trim()).replaceAll("\n", "<br>"));
      return paragraph(said.join(`<br><br>${opening}<br><br>`).replace(/(?:<br>)+$/, ""));
    });
  const stop = `<p style="margin:0;font-size:13px"><a href="${escapeHtml(unsubscribe)}" style="color:#5d5b51">${escapeHtml(word.stop)}</a></p>`;
  return {
    subject,
    /** Whom it comes from where it leaves through our own server. */
    senderName: `${hosts} ${word.via}`,
    text: `${lines.join("\n")}\n\n--\n${oneLine(word.why(hosts))}\n${word.stop}:\n${unsubscribe}\n`,
    html: htmlFrame(
      { title: subject, brand: hosts, inside, small: [smallPrint(word.why(hosts)), stop] },
      language,
    ),
    unsubscribe,
  };
}
