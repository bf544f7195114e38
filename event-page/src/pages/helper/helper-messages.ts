import type { AppErrorCode } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import type { PageScope } from "@janur/domain/helper/pass";

/** Texts of `/bantu`. */
export interface HelperMessages {
  title: string;
  greeting: (name: string, event: string) => string;
  tasks: Record<PageScope, { title: string; text: string }>;
  /** The task that has an application of its own. */
  door: { title: string; text: string };
  /** Back to the list of tasks. */
  all: string;
  until: (date: string) => string;
  keep: string;
  pin: string;
  open: string;
  again: string;
  opening: string;
  /** There was an earlier reading, and now there is no signal. */
  earlier: string;
  /** There is something new in what is shown. */
  newer: string;
  noThreads: string;
  allThreads: string;
  waiting: string;
  answeredBy: (name: string) => string;
  closedThread: string;
  answer: string;
  signed: string;
  send: string;
  sending: string;
  sent: string;
  /** An answer did not arrive. */
  kept: string;
  noScript: string;
  noLink: string;
  offline: string;
  trouble: string;
  refusals: Partial<Record<AppErrorCode, string>>;
  notPublished: string;
  emptyProgramme: string;
  about: string;
}

const id: HelperMessages = {
  title: "Tugas Anda",
  greeting: (name, event) =>
    event === ""
      ? `Halo, ${name}. Terima kasih sudah membantu.`
      : `Halo, ${name}. Terima kasih sudah membantu acara ${event}.`,
  tasks: {
    proofread: {
      title: "Periksa nama",
      text: "Baca nama, gelar, tanggal, dan jam di undangan, lalu usulkan perbaikan.",
    },
    programme: {
      title: "Jadwal acara",
      text: "Jam, tempat, peta, urutan acara, dan siapa yang bisa dihubungi.",
    },
    answerGuests: {
      title: "Pertanyaan tamu",
      text: "Baca yang ditanyakan tamu, lalu jawab atas nama keluarga.",
    },
    fillList: {
      title: "Isi daftar",
      text: "Tulis tamu bagian Anda: nama, nomor, dan jumlah orang.",
    },
    sendInvitations: {
      title: "Kirim undangan",
      text: "Kirim kepada tamu bagian Anda, satu per satu lewat WhatsApp.",
    },
  },
  door: {
    title: "Terima tamu",
    text: "Pindai kode atau cari nama di pintu. Siapkan HP ini dulu, selagi ada sinyal.",
  },
  all: "Semua tugas",
  until: (date) => `Tautan ini berlaku sampai ${date}.`,
  keep: "Tautan ini untuk Anda sendiri; jangan diteruskan. Kami tidak pernah meminta memasang aplikasi atau kode OTP.",
  pin: "PIN dari pengundang",
  open: "Buka",
  again: "Coba lagi",
  opening: "Membuka…",
  earlier: "Tidak ada sinyal. Yang tampak ini bacaan terakhir; bisa jadi sudah ada perubahan.",
  newer: "Ada pesan baru.",
  noThreads: "Belum ada pertanyaan dari tamu. Halaman ini memeriksa sendiri; biarkan terbuka.",
  allThreads: "Semua pertanyaan",
  waiting: "Menunggu jawaban",
  answeredBy: (name) => `Dijawab ${name}`,
  closedThread: "Percakapan ini sudah ditutup, jadi tidak menerima pesan lagi.",
  answer: "Jawaban Anda",
  signed: "Tamu melihat nama Anda di jawaban ini.",
  send: "Kirim jawaban",
  sending: "Mengirim…",
  sent: "Jawaban terkirim.",
  kept: "Jawaban belum terkirim. Tulisan Anda tetap ada di sini; coba lagi saat ada sinyal.",
  noScript: "Halaman ini perlu JavaScript. Nyalakan di browser Anda, lalu buka lagi tautannya.",
  noLink: "Tautan penolong belum terbaca. Buka lagi dari pesan yang Anda terima dari pengundang.",
  offline: "Tidak ada koneksi. Tautan Anda tetap berlaku; coba lagi saat ada sinyal.",
  trouble: "Ada gangguan di pihak kami. Tautan Anda tetap berlaku; coba lagi sebentar lagi.",
  refusals: {
    "pass/invalid":
      "Tautan ini tidak kami kenal. Mungkin terpotong; buka lagi dari pesan yang Anda terima, atau mintalah yang baru kepada pengundang.",
    "pass/revoked":
      "Pengundang sudah mencabut tautan ini, jadi tugasnya tidak bisa dibuka lagi. Terima kasih sudah membantu. Masih diperlukan? Mintalah tautan baru.",
    "pass/over":
      "Masa berlaku tautan ini sudah habis. Terima kasih sudah membantu. Masih diperlukan? Mintalah pengundang memperpanjangnya.",
    "pass/pin-required": "Tautan ini dijaga PIN. Ketik PIN yang diberitahukan pengundang.",
    "pass/wrong-pin": "PIN ini belum cocok. Periksa lagi, atau tanyakan kepada pengundang.",
    "pass/not-allowed":
      "Tugas ini sudah tidak termasuk dalam tautan Anda. Tanyakan kepada pengundang bila perlu.",
    "correction/stale":
      "Undangan ini baru saja diubah keluarga, jadi belum ada yang terkirim. Lihat tulisan barunya, lalu coba lagi.",
    "correction/limit-reached":
      "Keluarga sudah menerima banyak usulan. Tulisan Anda tetap ada di sini; coba lagi setelah mereka memutuskan.",
    "input/invalid":
      "Tulisan ini belum cocok di tempatnya: mungkin terlalu panjang, atau jamnya setelah selesai.",
    "chat/closed": "Percakapan ini sudah ditutup. Tulisan Anda tetap ada di sini; salin bila perlu.",
    "chat/not-found": "Percakapan ini sudah tidak ada. Kembali ke daftar untuk melihat yang lain.",
    "limit/too-many-requests":
      "Terlalu banyak percobaan dalam waktu singkat. Tautannya tetap berlaku; coba lagi nanti, atau hubungi pengundang.",
  },
  notPublished: "Jadwal belum diterbitkan keluarga. Buka lagi nanti; tautan Anda tetap berlaku.",
  emptyProgramme: "Keluarga belum menuliskan jadwal. Buka lagi nanti; tautan Anda tetap berlaku.",
  about: "Tentang Janur",
};

const en: HelperMessages = {
  title: "Your tasks",
  greeting: (name, event) =>
    event === ""
      ? `Hello ${name}, thank you for helping.`
      : `Hello ${name}, thank you for helping with ${event}.`,
  tasks: {
    proofread: {
      title: "Check names",
      text: "Read names, titles, dates and times of the invitation, and suggest corrections.",
    },
    programme: { title: "Programme", text: "Times, places, maps, the order of the day, and whom to call." },
    answerGuests: {
      title: "Guests’ questions",
      text: "Read what guests ask, and answer for the family.",
    },
    fillList: {
      title: "Fill in the list",
      text: "Write down your share of the guests: name, number, and how many people.",
    },
    sendInvitations: {
      title: "Send invitations",
      text: "Send to your share of the guests, one by one in WhatsApp.",
    },
  },
  door: {
    title: "Welcome guests",
    text: "Scan codes or search names at the door. Prepare this phone first, while there is a signal.",
  },
  all: "All tasks",
  until: (date) => `This link works until ${date}.`,
  keep: "This link is for you alone; please do not pass it on. We never ask you to install an app or to give a code from a text message.",
  pin: "PIN from the hosts",
  open: "Open",
  again: "Try again",
  opening: "Opening…",
  earlier: "There is no signal. This is what was read last; something may have changed since.",
  newer: "There is a new message.",
  noThreads: "No questions from guests yet. This page looks for new ones by itself; leave it open.",
  allThreads: "All questions",
  waiting: "Waiting for an answer",
  answeredBy: (name) => `Answered by ${name}`,
  closedThread: "This conversation is closed and takes no more messages.",
  answer: "Your answer",
  signed: "Guests see your name with this answer.",
  send: "Send answer",
  sending: "Sending…",
  sent: "Your answer is sent.",
  kept: "Your answer is not sent yet. What you wrote is safe here; try again when you have signal.",
  noScript: "This page needs JavaScript. Turn it on in your browser, then open the link again.",
  noLink: "We could not read your helper’s link. Open it again from the message that the hosts sent you.",
  offline: "There is no connection. Your link still works; try again when you have signal.",
  trouble: "Something went wrong on our side. Your link still works; try again in a moment.",
  refusals: {
    "pass/invalid":
      "We do not know this link. It may be cut off; open it again from the message you received, or ask the hosts for a new one.",
    "pass/revoked":
      "The hosts have withdrawn this link, so its tasks cannot be opened any more. Thank you for helping. Still needed? Ask for a new link.",
    "pass/over":
      "The time of this link is over. Thank you for helping. Still needed? Ask the hosts to extend it.",
    "pass/pin-required": "This link is guarded by a PIN. Type the PIN that the hosts told you.",
    "pass/wrong-pin": "That is not the PIN yet. Look at it again, or ask the hosts.",
    "pass/not-allowed": "This task is no longer part of your link. Ask the hosts if you need it.",
    "correction/stale":
      "The family has just changed the invitation, so nothing was sent. Look at what it says now, then try again.",
    "correction/limit-reached":
      "The family has many suggestions already. What you wrote is still here; try again once they have decided.",
    "input/invalid": "This does not fit there: it may be too long, or the time lies after the end.",
    "chat/closed": "This conversation is closed. What you wrote is still here; copy it if you need it.",
    "chat/not-found": "This conversation is no longer there. Go back to the list to see the others.",
    "limit/too-many-requests":
      "There were too many tries in a short time. The link still works; try again later, or call the hosts.",
  },
  notPublished:
    "The family has not published the programme yet. Open this again later; your link still works.",
  emptyProgramme: "The family has not written a programme yet. Open this again later; your link still works.",
  about: "About Janur",
};

export const helperMessages: Record<Language, HelperMessages> = { id, en };
