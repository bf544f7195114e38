import type { Language } from "@janur/domain/language";
import type { SendingStage } from "@janur/domain/sending-queue";

/** Texts of the helper's queue of invitations. */
export interface HelperSendingMessages {
  empty: string;
  notPublished: string;
  progress: (done: number, total: number) => string;
  done: string;
  noNumber: string;
  open: string;
  choose: string;
  demo: string;
  question: (name: string) => string;
  yes: string;
  notYet: string;
  wrongNumber: string;
  byHand: string;
  marked: Record<"sent" | "wrong-number", (name: string) => string>;
  undo: string;
  next: string;
  stage: Record<SendingStage, string>;
  wrong: string;
}

const id: HelperSendingMessages = {
  empty: "Belum ada tamu yang diberikan kepada Anda. Buka lagi nanti; tautan Anda tetap berlaku.",
  notPublished: "Undangan belum diterbitkan keluarga, jadi belum bisa dikirim. Buka lagi nanti.",
  progress: (done, total) => `${String(done)} dari ${String(total)} selesai`,
  done: "Semua tamu bagian Anda sudah dikirimi. Terima kasih sudah membantu.",
  noNumber: "Belum ada nomor; pilih penerimanya di WhatsApp.",
  open: "Buka WhatsApp",
  choose: "Pilih di WhatsApp",
  demo: "Ini contoh: WhatsApp tidak dibuka dan tidak ada yang terkirim.",
  question: (name) => `Sudah terkirim ke ${name}?`,
  yes: "Sudah, lanjut",
  notYet: "Belum",
  wrongNumber: "Nomor salah",
  byHand: "Sudah disampaikan",
  marked: {
    sent: (name) => `${name}: terkirim.`,
    "wrong-number": (name) => `Nomor ${name} ditandai salah; keluarga yang memperbaikinya.`,
  },
  undo: "Urungkan",
  next: "Tamu bagian Anda",
  stage: {
    unsent: "belum",
    handed: "dibuka di WA",
    sent: "terkirim",
    opened: "dilihat",
    answered: "menjawab",
  },
  wrong: "nomor salah",
};

const en: HelperSendingMessages = {
  empty: "No guests were given to you yet. Open this again later; your link still works.",
  notPublished:
    "The family has not published the invitation, so it cannot be sent yet. Open this again later.",
  progress: (done, total) => `${String(done)} of ${String(total)} done`,
  done: "All your guests have their invitation. Thank you for helping.",
  noNumber: "No number yet; choose whom it is for in WhatsApp.",
  open: "Open WhatsApp",
  choose: "Choose in WhatsApp",
  demo: "This is a demonstration: WhatsApp is not opened and nothing is sent.",
  question: (name) => `Sent to ${name}?`,
  yes: "Yes, next",
  notYet: "Not yet",
  wrongNumber: "Wrong number",
  byHand: "Told in person",
  marked: {
    sent: (name) => `${name}: sent.`,
    "wrong-number": (name) => `The number of ${name} is marked as wrong; the family will mend it.`,
  },
  undo: "Undo",
  next: "Your guests",
  stage: {
    unsent: "not yet",
    handed: "opened in WhatsApp",
    sent: "sent",
    opened: "seen",
    answered: "answered",
  },
  wrong: "wrong number",
};

export const helperSendingMessages: Record<Language, HelperSendingMessages> = { id, en };
