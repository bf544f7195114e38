import type { Language } from "@janur/domain/text/language";
import type { SendingStage } from "@janur/domain/sending/sending-queue";
import type { SendingRun } from "@janur/domain/guest/sending-run";

/** Texts of the helper's queues: the invitation, and what follows it. */
export interface HelperSendingMessages {
  runs: string;
  run: Record<SendingRun, string>;
  lead: Record<SendingRun, string>;
  reminder: Record<7 | 1, string>;
  empty: Record<SendingRun, string>;
  notPublished: string;
  progress: (done: number, total: number) => string;
  done: string;
  doneButProblems: string;
  byFamily: (count: number) => string;
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
  more: (count: number) => string;
  problems: string;
  problemsAsk: string;
  /** After `limits.sending.pace` without a break. */
  pace: string;
}

const id: HelperSendingMessages = {
  runs: "Yang dikirim",
  run: { invitation: "Undangan", reminder: "Pengingat", change: "Kabar perubahan", thanks: "Terima kasih" },
  lead: {
    invitation: "Satu ketukan membuka WhatsApp dengan pesan yang sudah terisi. Anda yang menekan kirim.",
    reminder: "Hanya untuk tamu yang sudah dikirimi dan belum menjawab.",
    change: "Untuk tamu yang sudah tahu kabar lama, supaya tidak salah hari atau tempat.",
    thanks: "Untuk tamu yang menyatakan hadir.",
  },
  reminder: {
    7: "Acara tinggal sepekan lagi: saat yang pas mengingatkan tamu yang belum menjawab.",
    1: "Acara sudah dekat: ingatkan sekali lagi tamu yang belum menjawab.",
  },
  empty: {
    invitation: "Belum ada tamu yang diberikan kepada Anda. Buka lagi nanti; tautan Anda tetap berlaku.",
    reminder: "Tidak ada yang perlu diingatkan: belum ada yang dikirimi, atau semua sudah menjawab.",
    change: "Tidak ada yang perlu dikabari: belum ada tamu bagian Anda yang melihat kabar lama.",
    thanks: "Belum ada tamu bagian Anda yang menyatakan hadir.",
  },
  notPublished: "Undangan belum diterbitkan keluarga, jadi belum bisa dikirim. Buka lagi nanti.",
  progress: (done, total) => `${String(done)} dari ${String(total)} terkirim`,
  done: "Semua tamu bagian Anda sudah dikirimi. Terima kasih sudah membantu.",
  doneButProblems: "Semua sudah dikirim, kecuali yang nomornya perlu diperbaiki keluarga.",
  byFamily: (count) => `${String(count)} tamu dikirimi keluarga sekaligus; Anda tidak perlu mengirimnya.`,
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
    unsent: "belum dikirim",
    handed: "dibuka di WA",
    sent: "terkirim",
    opened: "dilihat",
    answered: "menjawab",
  },
  more: (count) => `dan ${String(count)} lagi`,
  problems: "Nomor perlu diperbaiki",
  problemsAsk: "Beri tahu keluarga; setelah diperbaiki, tamunya kembali ke antrean.",
  pace: "25 undangan terkirim. Istirahat sebentar ya, supaya WhatsApp tidak mengira ini spam.",
};

const en: HelperSendingMessages = {
  runs: "What is sent",
  run: { invitation: "Invitation", reminder: "Reminder", change: "Changes", thanks: "Thanks" },
  lead: {
    invitation: "One tap opens WhatsApp with the message filled in. You press send.",
    reminder: "Only for guests who were sent the invitation and have not answered.",
    change: "For guests who know the earlier news, so that nobody goes to the wrong day or place.",
    thanks: "For guests who said that they would come.",
  },
  reminder: {
    7: "One week to go: a good time to remind guests who have not answered.",
    1: "The day is near: remind guests who have not answered once more.",
  },
  empty: {
    invitation: "No guests were given to you yet. Open this again later; your link still works.",
    reminder: "Nobody needs a reminder: nobody was sent the invitation yet, or everybody has answered.",
    change: "Nobody needs this news: none of your guests has seen what was there before.",
    thanks: "None of your guests has said yet that they come.",
  },
  notPublished:
    "The family has not published the invitation, so it cannot be sent yet. Open this again later.",
  progress: (done, total) => `${String(done)} of ${String(total)} sent`,
  done: "All your guests have their message. Thank you for helping.",
  doneButProblems: "Everything is sent, except to numbers that the family has to mend.",
  byFamily: (count) =>
    `The family writes to ${count === 1 ? "1 guest" : `${String(count)} guests`} itself; you need not.`,
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
    unsent: "not sent yet",
    handed: "opened in WhatsApp",
    sent: "sent",
    opened: "seen",
    answered: "answered",
  },
  more: (count) => `and ${String(count)} more`,
  problems: "Numbers that need mending",
  problemsAsk: "Tell the family; once it is mended, the guest comes back to the queue.",
  pace: "25 sent. Take a short break so WhatsApp does not mistake you for spam.",
};

export const helperSendingMessages: Record<Language, HelperSendingMessages> = { id, en };
