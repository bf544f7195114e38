import type { Language } from "@janur/domain/text/language";

/** Texts of `/event/{slug}/kirim`. */
interface SentMessages {
  intro: string;
  name: string;
  amount: string;
  amountHint: string;
  note: string;
  noteHint: string;
  send: string;
  privacy: string;
  /** @param amount empty where none was said */
  thanks: (name: string, amount: string) => string;
  invalidName: string;
  invalidAmount: string;
  invalid: string;
  none: string;
  lostLink: string;
}

export const sentMessages: Record<Language, SentMessages> = {
  id: {
    intro:
      "Sudah mengirim tanda kasih ke salah satu rekening di undangan? Kabari keluarga di sini, supaya mereka mudah mencocokkannya.",
    name: "Nama Anda",
    amount: "Nominal (boleh dikosongkan)",
    amountHint: "Mis. 500rb atau 500.000",
    note: "Catatan (boleh dikosongkan)",
    noteHint: "Mis. lewat BCA atas nama Tuti",
    send: "Kabari keluarga",
    privacy: "Hanya keluarga yang membacanya. Janur tidak menerima dan tidak menyimpan uang siapa pun.",
    thanks: (name, amount) =>
      `Terima kasih, ${name}. Kabar Anda${amount === "" ? "" : `, ${amount},`} sudah sampai; keluarga akan mencocokkannya.`,
    invalidName: "Belum terkirim. Tulis nama Anda, supaya keluarga tahu dari siapa.",
    invalidAmount: "Belum terkirim. Tulis nominalnya seperti 500rb, 1,5jt, atau 500.000, atau kosongkan.",
    invalid: "Belum terkirim, tulisan Anda masih di sini. Ringkaskan catatannya, lalu kirim lagi.",
    none: "Undangan ini tidak menampilkan rekening. Silakan hubungi keluarga.",
    lostLink:
      "Belum terkirim. Tautan pribadi Anda sudah diganti; buka undangan dari pesan yang terbaru, lalu coba lagi.",
  },
  en: {
    intro:
      "Have you sent a gift to one of the accounts on the invitation? Tell the family here, so that they can match it easily.",
    name: "Your name",
    amount: "Amount (may stay empty)",
    amountHint: "E.g. 500rb or 500.000",
    note: "Note (may stay empty)",
    noteHint: "E.g. from an account named Tuti",
    send: "Tell the family",
    privacy: "Only the family reads this. Janur takes and keeps nobody’s money.",
    thanks: (name, amount) =>
      `Thank you, ${name}. Your note${amount === "" ? "" : `, ${amount},`} has arrived; the family will match it.`,
    invalidName: "Not sent yet. Write your name, so that the family knows from whom.",
    invalidAmount: "Not sent yet. Write the amount like 500rb, 1,5jt or 500.000, or leave it empty.",
    invalid: "Not sent yet, your words are still here. Shorten the note, then send again.",
    none: "This invitation shows no accounts. Please ask the family.",
    lostLink:
      "Not sent yet. Your personal link was replaced; open the invitation from the latest message, then try again.",
  },
};
