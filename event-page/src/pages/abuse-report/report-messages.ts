import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { AbuseReportInput } from "@janur/domain/moderation/abuse-report";

/** Texts of `/event/{slug}/lapor`. */
export interface AbuseReportMessages {
  title: string;
  /** Of a picture of the album. */
  photoTitle: string;
  intro: string;
  ask: string;
  reasons: Record<AbuseReportInput["reason"], string>;
  text: string;
  contact: string;
  send: string;
  thanksTitle: string;
  thanks: string;
  invalid: string;
  limited: string;
}

const { text, contact } = limits.report;

const id: AbuseReportMessages = {
  title: "Laporkan undangan ini",
  photoTitle: "Laporkan foto ini",
  intro:
    "Ceritakan apa yang tidak benar. Laporan tersimpan bersama salinan halaman ini untuk kami periksa; keluarga tidak diberi tahu siapa yang melapor.",
  ask: "Apa yang tidak benar?",
  reasons: {
    scam: "Penipuan, atau meminta uang atau kode",
    impersonation: "Memakai nama orang lain tanpa izin",
    offensive: "Menghina atau tidak pantas",
    "private-data": "Memuat data pribadi saya",
    other: "Hal lain",
  },
  text: "Ceritakan singkat",
  contact: "Cara menghubungi Anda, kalau ingin dijawab",
  send: "Kirim laporan",
  thanksTitle: "Laporan kami terima",
  thanks:
    "Terima kasih. Jangan mengirim uang atau kode kepada siapa pun yang Anda ragukan; kalau sudah telanjur, hubungi bank Anda.",
  invalid: `Laporan belum terkirim. Pilih satu alasan; ceritanya paling banyak ${text.toLocaleString("id")} karakter, cara menghubungi paling banyak ${String(contact)}.`,
  limited: "Laporan belum terkirim: terlalu banyak dari sini. Isian tetap di sini; coba lagi satu jam lagi.",
};

const en: AbuseReportMessages = {
  title: "Report this invitation",
  photoTitle: "Report this photo",
  intro:
    "Tell us what is wrong. Your report is kept with a copy of this page for us to look at; the family is not told who reported.",
  ask: "What is wrong?",
  reasons: {
    scam: "A scam, or it asks for money or codes",
    impersonation: "It uses somebody’s name without consent",
    offensive: "It is insulting or improper",
    "private-data": "It shows my personal data",
    other: "Something else",
  },
  text: "Tell us briefly",
  contact: "How to reach you, if you would like an answer",
  send: "Send report",
  thanksTitle: "We have your report",
  thanks:
    "Thank you. Do not send money or codes to anybody you are unsure of; if you already have, call your bank.",
  invalid: `Not sent yet. Please choose a reason; the story may have ${text.toLocaleString("en")} characters, how to reach you ${String(contact)}.`,
  limited: "Not sent yet: too many reports from here. What you typed stays here; try again in an hour.",
};

export const abuseReportMessages: Record<Language, AbuseReportMessages> = { id, en };
