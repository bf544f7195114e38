import type { Language } from "@janur/domain/text/language";

/** Texts of `/cek`. */
export interface VerifySenderMessages {
  title: string;
  intro: string;
  code: string;
  check: string;
  unknown: string;
  limited: string;
  foundTitle: string;
  event: string;
  sender: string;
  phoneEnding: (ending: string) => string;
  address: string;
  /** Where families' versions have senders of their own. */
  senderAndAddress: string;
  since: string;
  closed: string;
  beSure: string;
  /** Of a feast with more versions than one. */
  beSureOfOne: string;
  safety: string;
  again: string;
  about: string;
}

/** Never broken at its dash (U+2060 on both sides). */
const example = "4F7K\u2060-\u20602MQX";

const id: VerifySenderMessages = {
  title: "Periksa undangan",
  intro: `Ketik kode di bagian bawah undangan, misalnya ${example}. Kami sebutkan undangan siapa itu dan siapa pengirimnya.`,
  code: "Kode undangan",
  check: "Periksa kode",
  unknown:
    "Kode ini tidak kami kenal. Periksa lagi hurufnya. Kalau tetap tidak dikenal, jangan buka tautannya; telepon keluarga lewat nomor yang sudah Anda simpan.",
  limited: "Terlalu banyak kode diperiksa dari sini. Coba lagi sepuluh menit lagi, atau telepon keluarga.",
  foundTitle: "Kode ini kami kenal",
  event: "Undangan",
  sender: "Pengirim",
  phoneEnding: (ending) => `nomor berakhiran ${ending}`,
  address: "Alamat halaman",
  senderAndAddress: "Pengirim dan alamat halamannya",
  since: "Ada sejak",
  closed: "Undangan ini tertutup, jadi kami hanya menyebut pengirimnya.",
  beSure:
    "Cocokkan dengan pesan yang Anda terima: alamatnya harus persis sama, dan pengirimnya orang yang Anda kenal.",
  beSureOfOne:
    "Cocokkan dengan pesan yang Anda terima: alamatnya harus persis sama dengan salah satu alamat ini, dan pengirimnya orang yang Anda kenal. Tiap keluarga punya halamannya sendiri.",
  safety:
    "Kami tidak pernah meminta memasang aplikasi, kata sandi, kode OTP, atau uang. Ragu? Telepon nomor keluarga yang Anda kenal.",
  again: "Periksa kode lain",
  about: "Tentang Janur",
};

const en: VerifySenderMessages = {
  title: "Check an invitation",
  intro: `Type the code at the foot of the invitation, for example ${example}. We tell you whose invitation it is and who sent it.`,
  code: "Invitation code",
  check: "Check code",
  unknown:
    "We do not know this code. Please look at its letters again. If it stays unknown, do not open the link; call the family on a number that you already have.",
  limited: "Too many codes were checked from here. Try again in ten minutes, or call the family.",
  foundTitle: "We know this code",
  event: "Invitation",
  sender: "Sender",
  phoneEnding: (ending) => `number ending ${ending}`,
  address: "Address of the page",
  senderAndAddress: "Senders and the addresses of their pages",
  since: "Here since",
  closed: "This invitation is closed to the public, so we only name its sender.",
  beSure:
    "Compare it with the message you received: the address must be exactly the same, and the sender somebody you know.",
  beSureOfOne:
    "Compare it with the message you received: the address must be exactly one of these, and the sender somebody you know. Each family has a page of its own.",
  safety:
    "We never ask you to install an app, to give a password or a code, or to send money. Unsure? Call the family on a number you know.",
  again: "Check another code",
  about: "About Janur",
};

export const verifySenderMessages: Record<Language, VerifySenderMessages> = { id, en };
