import type { Language } from "@janur/domain/text/language";

/** "Lihat atau hapus data saya": what a guest with a link of their own reads there. */
export interface OwnDataMessages {
  title: string;
  name: string;
  answer: string;
  unanswered: string;
  companions: string;
  /** Before an answer whose question is not asked any more. */
  question: string;
  note: string;
  phone: string;
  email: string;
  wishes: string;
  /** In the album. */
  photos: string;
  /** Those that they wrote to the family. */
  messages: string;
  /** Opens the question below; nothing is deleted by it. */
  forget: string;
  forgetHint: string;
  forgetNow: string;
  forgotten: string;
  trouble: string;
}

export const ownDataMessages: Record<Language, OwnDataMessages> = {
  id: {
    title: "Lihat atau hapus data saya",
    name: "Nama",
    answer: "Jawaban",
    unanswered: "belum menjawab",
    companions: "Datang bersama",
    question: "Jawaban lain",
    note: "Pesan",
    phone: "Nomor HP",
    email: "E-mail",
    wishes: "Ucapan",
    photos: "Foto di album",
    messages: "Pertanyaan",
    forget: "Hapus data saya",
    forgetHint:
      "Nama, jawaban, nomor HP, ucapan, foto, dan percakapan dengan keluarga dihapus, juga dari daftar keluarga. Tautan pribadi ini lalu tidak berlaku lagi; undangannya tetap bisa dibaca.",
    forgetNow: "Ya, hapus semuanya",
    forgotten: "Data sudah dihapus. Undangan dibuka tanpa nama.",
    trouble: "Belum berhasil; data tidak berubah. Coba lagi sebentar lagi.",
  },
  en: {
    title: "See or delete my data",
    name: "Name",
    answer: "Answer",
    unanswered: "not answered yet",
    companions: "Coming with",
    question: "Another answer",
    note: "Message",
    phone: "Phone number",
    email: "E-mail",
    wishes: "Wishes",
    photos: "Photos in the album",
    messages: "Questions",
    forget: "Delete my data",
    forgetHint:
      "Name, answer, phone number, wishes, photos and your conversation with the family are deleted, from the family’s list too. This personal link then stops working; the invitation itself can still be read.",
    forgetNow: "Yes, delete everything",
    forgotten: "Your data is deleted. The invitation is open without a name.",
    trouble: "That did not work yet; nothing has changed. Please try again in a moment.",
  },
};
