import type { Language } from "@janur/domain/text/language";

/** Texts of `/event/{slug}/berhenti`. */
interface UnsubscribeMessages {
  title: string;
  ask: string;
  stop: string;
  doneTitle: string;
  done: string;
  resume: string;
  resumedTitle: string;
  resumed: string;
}

export const unsubscribeMessages: Record<Language, UnsubscribeMessages> = {
  id: {
    title: "Berhenti menerima e-mail?",
    ask: "E-mail dari undangan ini tidak akan dikirim lagi ke Anda: tidak ada pengingat, tidak ada kabar perubahan. Undangan dan tautan pribadi Anda tetap bisa dibuka.",
    stop: "Berhenti menerima e-mail",
    doneTitle: "E-mail dihentikan",
    done: "Anda tidak akan menerima e-mail lagi dari undangan ini. Keluarga melihat bahwa e-mail dihentikan, dan hanya Anda yang bisa membukanya lagi.",
    resume: "Terima e-mail lagi",
    resumedTitle: "E-mail diterima lagi",
    resumed: "Baik, keluarga bisa mengirimi Anda e-mail lagi dari undangan ini.",
  },
  en: {
    title: "Stop these e-mails?",
    ask: "No more e-mails from this invitation will reach you: no reminder, no news of a change. The invitation and your personal link stay as they are.",
    stop: "Stop the e-mails",
    doneTitle: "E-mails stopped",
    done: "You will get no more e-mails from this invitation. The family sees that they are stopped, and you alone can have them again.",
    resume: "Have e-mails again",
    resumedTitle: "E-mails welcome again",
    resumed: "The family can write to you by e-mail from this invitation again.",
  },
};
