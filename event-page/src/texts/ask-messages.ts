import type { Language } from "@janur/domain/text/language";
import { appealMessages } from "./appeal-messages.ts";
import { messages } from "./messages.ts";

/** "Tanya tuan rumah": what a guest reads there. */
export interface AskMessages {
  button: string;
  intro: string;
  name: string;
  question: string;
  send: string;
  close: string;
  /** Before the guest's own messages, for those who hear the page. */
  you: string;
  /** Before the name of who sent it. */
  picture: string;
  /** Opens the button below, which tells the staff. */
  report: string;
  reportNow: string;
  reported: string;
  loading: string;
  empty: string;
  over: string;
  kept: string;
  sent: string;
  nameMissing: string;
  /** Opens the question below; nothing is deleted by it. */
  forget: string;
  forgetHint: string;
  forgetNow: string;
  forgotten: string;
}

export const askMessages: Record<Language, AskMessages> = {
  id: {
    button: "Tanya tuan rumah",
    intro: "Dibaca keluarga dan yang membantu mereka. Jawabannya muncul di sini, di HP ini.",
    name: "Nama Anda",
    question: "Pertanyaan",
    send: "Kirim pertanyaan",
    close: "Tutup",
    you: "Anda",
    picture: "Gambar dari",
    report: "Laporkan",
    reportNow: "Laporkan pesan ini ke Janur",
    reported: "Sudah dilaporkan. Tim Janur membacanya.",
    loading: "Memuat percakapan…",
    empty: "Belum ada pertanyaan. Tanyakan apa saja tentang acaranya.",
    over: "Pertanyaan lewat halaman ini sudah ditutup. Silakan hubungi keluarga.",
    kept: "Belum terkirim karena tidak ada sinyal. Tulisan Anda tetap di sini; kirim lagi bila sinyal kembali.",
    sent: "Terkirim. Jawaban keluarga muncul di sini.",
    nameMissing: "Tulis nama Anda dulu, supaya keluarga tahu siapa yang bertanya.",
    forget: "Hapus percakapan",
    forgetHint: "Pertanyaan Anda dan jawabannya dihapus, juga dari daftar keluarga.",
    forgetNow: "Ya, hapus percakapan ini",
    forgotten: "Percakapan sudah dihapus.",
  },
  en: {
    button: "Ask the hosts",
    intro: "Read by the family and those who help them. Their answer appears here, on this phone.",
    name: "Your name",
    question: "Question",
    send: "Send question",
    close: "Close",
    you: "You",
    picture: "Picture from",
    report: "Report",
    reportNow: "Report this message to Janur",
    reported: "Reported. The Janur team reads it.",
    loading: "Loading the conversation…",
    empty: "No questions yet. Ask anything about the event.",
    over: "Questions through this page are closed. Please call the family.",
    kept: "Not sent yet, there is no signal. Your words stay here; send again when the signal is back.",
    sent: "Sent. The family's answer appears here.",
    nameMissing: "Write your name first, so that the family knows who asks.",
    forget: "Delete the conversation",
    forgetHint: "Your questions and the answers are deleted, from the family’s list too.",
    forgetNow: "Yes, delete this conversation",
    forgotten: "The conversation is deleted.",
  },
};

/** What the part of the script says that asks the family. */
export function askTexts(language: Language): Record<string, string> {
  const { sending, trouble, refusals } = messages[language];
  const { open: appeal, made: appealed } = appealMessages[language];
  return { ...refusals, sending, trouble, appeal, appealed, ...askMessages[language] };
}
