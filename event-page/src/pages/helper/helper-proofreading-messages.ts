import type { Language } from "@janur/domain/text/language";
import type { Family } from "@janur/domain/helper/pass";
import type { Correction } from "@janur/domain/helper/proofreading";

/** Texts of proof-reading on `/bantu`. */
export interface ProofreadingMessages {
  lead: string;
  /** Stands in place of a name that is missing. */
  missing: string;
  nothing: string;
  /** What the screen reader says of a text that may be tapped. */
  correct: (field: string) => string;
  fields: Record<string, string>;
  suggested: (text: string) => string;
  states: Record<Correction["state"] | "stale", string>;
  approve: string;
  approveText: (family: string) => string;
  families: Record<Family | "own", string>;
  approved: (family: string) => string;
  lapsed: string;
  /** The form. */
  title: string;
  now: string;
  should: string;
  note: string;
  noteHelp: string;
  send: string;
  cancel: string;
  sent: string;
  thanks: string;
  kept: string;
}

const id: ProofreadingMessages = {
  lead: "Periksa nama, gelar, tanggal, dan jam. Ada yang keliru? Ketuk tulisannya, lalu usulkan yang benar. Keluarga yang memutuskan.",
  missing: "(belum diisi)",
  nothing: "Belum ada tulisan untuk diperiksa. Buka lagi nanti; tautan Anda tetap berlaku.",
  correct: (field) => `Perbaiki ${field}`,
  fields: {
    eyebrow: "Tulisan di sampul",
    greeting: "Salam pembuka",
    text: "Isi",
    heading: "Judul",
    nickname: "Nama panggilan",
    fullName: "Nama lengkap",
    birthOrder: "Urutan anak",
    father: "Nama ayah",
    mother: "Nama ibu",
    name: "Nama",
    startAt: "Mulai",
    endAt: "Selesai",
    venue: "Tempat",
    address: "Alamat",
    city: "Kota",
    dressCode: "Busana",
    role: "Sebagai",
    title: "Judul",
    when: "Waktu",
    signature: "Tanda nama",
  },
  suggested: (text) => `Usulan Anda: ${text}`,
  states: {
    open: "menunggu keluarga",
    accepted: "sudah dipakai",
    declined: "tidak dipakai keluarga",
    stale: "tulisannya sudah diubah keluarga",
  },
  approve: "Sudah benar semua",
  approveText: (family) => `Ketuk ini bila semuanya sudah benar. Persetujuan Anda tercatat untuk ${family}.`,
  families: { groom: "pihak pria", bride: "pihak wanita", own: "diri Anda sendiri" },
  approved: (family) => `Terima kasih. Anda sudah menyetujui untuk ${family}.`,
  lapsed: "Nama, tempat, atau jam berubah sejak Anda menyetujui. Mohon diperiksa sekali lagi.",
  title: "Usulkan perbaikan",
  now: "Sekarang tertulis",
  should: "Seharusnya",
  note: "Catatan untuk keluarga",
  noteHelp: "Boleh dikosongkan.",
  send: "Kirim usulan",
  cancel: "Batal",
  sent: "Usulan terkirim ke keluarga.",
  thanks: "Persetujuan Anda tercatat.",
  kept: "Usulan belum terkirim. Tulisan Anda tetap ada di sini; coba lagi saat ada sinyal.",
};

const en: ProofreadingMessages = {
  lead: "Look at names, titles, dates and times. Is something wrong? Tap it and suggest what is right. The family decides.",
  missing: "(not filled in)",
  nothing: "There is nothing to read yet. Open this again later; your link still works.",
  correct: (field) => `Correct ${field}`,
  fields: {
    eyebrow: "Words on the cover",
    greeting: "Greeting",
    text: "Text",
    heading: "Heading",
    nickname: "Everyday name",
    fullName: "Full name",
    birthOrder: "Child of",
    father: "Father",
    mother: "Mother",
    name: "Name",
    startAt: "Begins",
    endAt: "Ends",
    venue: "Place",
    address: "Address",
    city: "City",
    dressCode: "Dress",
    role: "Role",
    title: "Title",
    when: "When",
    signature: "Signature",
  },
  suggested: (text) => `You suggest: ${text}`,
  states: {
    open: "waiting for the family",
    accepted: "taken over",
    declined: "not taken over by the family",
    stale: "the family has changed these words since",
  },
  approve: "Everything is right",
  approveText: (family) => `Tap this when everything is right. Your approval is noted for ${family}.`,
  families: { groom: "the groom’s family", bride: "the bride’s family", own: "yourself" },
  approved: (family) => `Thank you. You have approved for ${family}.`,
  lapsed: "Names, places or times have changed since you approved. Please look once more.",
  title: "Suggest a correction",
  now: "It says now",
  should: "It should say",
  note: "Note for the family",
  noteHelp: "May stay empty.",
  send: "Send suggestion",
  cancel: "Cancel",
  sent: "Your suggestion is with the family.",
  thanks: "Your approval is noted.",
  kept: "The suggestion is not sent yet. What you wrote is still here; try again when you have signal.",
};

export const proofreadingMessages: Record<Language, ProofreadingMessages> = { id, en };
