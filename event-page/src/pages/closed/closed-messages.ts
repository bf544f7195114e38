import type { AppErrorCode } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";

/** What a page says that is closed to the public. It names nobody and no day. */
export interface ClosedMessages {
  /** Of the document and the link preview. */
  title: string;
  heading: string;
  description: string;
  /** How it is opened. */
  byPassword: string;
  byLink: string;
  /** A word of the family's, which is nobody's password. */
  password: string;
  open: string;
  /** A personal link that is not genuine any more. */
  lostLink: string;
  opening: string;
  /** No connection, or a fault of ours. */
  noSignal: string;
  refusals: Partial<Record<AppErrorCode, string>>;
}

const id: ClosedMessages = {
  title: "Undangan",
  heading: "Undangan ini tertutup",
  description: "Undangan ini tertutup. Halaman web, tidak perlu memasang aplikasi.",
  byPassword:
    "Keluarga membagikan sebuah kata kunci bersama undangan ini. Ketik kata itu untuk membukanya; ini bukan kata sandi akun mana pun.",
  byLink:
    "Undangan ini dibuka lewat tautan pribadi yang dikirim keluarga. Belum menerimanya, atau tautannya terpotong? Mintalah kepada keluarga.",
  password: "Kata kunci dari keluarga",
  open: "Buka Undangan",
  lostLink: "Tautan pribadi ini tidak berlaku lagi. Mintalah yang baru kepada keluarga.",
  opening: "Membuka…",
  noSignal: "Undangan belum bisa dibuka. Coba lagi saat ada sinyal.",
  refusals: {
    "page/wrong-password": "Kata kunci ini belum cocok. Periksa ejaannya, atau tanyakan kepada keluarga.",
    "page/locked": "Undangan ini tertutup lagi. Buka dulu dengan kata kunci atau tautan pribadi.",
    "limit/too-many-requests": "Sudah terlalu banyak percobaan. Cobalah lagi sepuluh menit lagi.",
  },
};

const en: ClosedMessages = {
  title: "Invitation",
  heading: "This invitation is closed",
  description: "This invitation is closed. A web page, nothing to install.",
  byPassword:
    "The family shares a word along with this invitation. Type it to open the page; it is no password of your own.",
  byLink:
    "This invitation opens by the personal link that the family sends. Not received one, or was it cut off? Please ask the family.",
  password: "The family’s word",
  open: "Open invitation",
  lostLink: "This personal link no longer works. Please ask the family for a new one.",
  opening: "Opening…",
  noSignal: "The invitation cannot be opened yet. Please try again when you have signal.",
  refusals: {
    "page/wrong-password": "That is not the word yet. Check its spelling, or ask the family.",
    "page/locked":
      "This invitation is closed again. Open it with the family’s word or a personal link first.",
    "limit/too-many-requests": "There were too many tries just now. Please try again in ten minutes.",
  },
};

export const closedMessages: Record<Language, ClosedMessages> = { id, en };
