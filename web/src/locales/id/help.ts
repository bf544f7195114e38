import { account } from "./help-articles/account.ts";
import { answers } from "./help-articles/answers.ts";
import { connections } from "./help-articles/connections.ts";
import { content } from "./help-articles/content.ts";
import { day } from "./help-articles/day.ts";
import { guests } from "./help-articles/guests.ts";
import { publish } from "./help-articles/publish.ts";
import { safety } from "./help-articles/safety.ts";
import { start } from "./help-articles/start.ts";
import { together } from "./help-articles/together.ts";

export default {
  title: "Pusat bantuan",
  lead: "Cari jawabannya di sini. Semua artikel terbaca juga tanpa koneksi, selama aplikasi terbuka.",
  search: "Cari bantuan",
  placeholder: "Misalnya: kirim tautan, daftar tunggu",
  clear: "Hapus pencarian",
  topics: "Topik",
  topic: {
    start: "Mulai",
    content: "Isi dan tampilan",
    publish: "Menerbitkan",
    guests: "Tamu",
    answers: "Jawaban dan ucapan",
    together: "Bekerja bersama",
    safety: "Privasi dan keamanan",
    account: "Akun",
    connections: "Integrasi",
  },
  found_one: "{{count}} artikel cocok",
  found_other: "{{count}} artikel cocok",
  nothing: "Tidak ada artikel tentang “{{q}}”. Coba kata lain, atau pilih topik di bawah.",
  results: "Artikel yang cocok",
  all: "Semua artikel",
  onThisPage: "Di artikel ini",
  note: "Perlu diingat",
  related: "Baca juga",
  guide: "Panduan dan contoh kalimat undangan",
  notFound: "Belum ketemu jawabannya?",
  support: "Hubungi bantuan",
  missing: "Artikel ini tidak ada. Mungkin alamatnya sudah berubah.",
  back: "Semua artikel bantuan",
  /** Other words that people type for a page of the application. */
  pageWords: {
    home: "awal depan utama dasbor home",
    invitations: "kartu pernikahan acara daftar",
    newInvitation: "buat tambah bikin",
    tasks: "pekerjaan daftar periksa checklist rencana papan",
    chats: "chat obrolan pesan tanya",
    unfinished: "draf lanjutkan terakhir",
    dashboard: "grafik angka analitik laporan dashboard",
    apps: "sambungan webhook kalender smtp whatsapp api",
    aboutMe: "kartu pengirim",
    profile: "foto nama saya",
    helpCenter: "bantuan panduan tanya faq help",
    settings: "setelan setting preferensi konfigurasi",
    accountSettings: "kata sandi password email hapus bahasa zona waktu ekspor",
    appearanceSettings: "tema gelap terang warna huruf",
    displaySettings: "menu kerapatan susunan",
    notificationSettings: "pemberitahuan kabar lonceng email",
    users: "akun admin",
  },
  articles: [
    ...start,
    ...content,
    ...publish,
    ...guests,
    ...answers,
    ...day,
    ...together,
    ...safety,
    ...account,
    ...connections,
  ],
};
