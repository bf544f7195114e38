import type { HelpArticle } from "../../help-article.ts";
import { webhookSample } from "../../webhook-sample.ts";

export const connections: HelpArticle[] = [
  {
    id: "spreadsheet",
    topic: "connections",
    title: "Mengunduh daftar tamu ke Excel",
    summary: "Tamu, jawaban, dan ucapan dalam satu berkas, untuk katering, panitia, atau arsip keluarga.",
    keywords: "unduh download ekspor excel xlsx csv google sheets lembar kerja laporan katering cetak",
    parts: [
      {
        id: "download",
        title: "Cara mengunduh",
        text: ["Pemilik, editor, dan pembaca bisa mengunduh. Data di Janur tidak berubah."],
        steps: [
          "Buka “Tamu” atau “Kehadiran”, lalu ketuk “Unduh”.",
          "Pilih Excel (.xlsx), atau CSV untuk program lain.",
          "Buka berkasnya di Excel, Google Sheets, atau LibreOffice.",
        ],
      },
      {
        id: "columns",
        title: "Isi berkas",
        text: [
          "Satu baris untuk setiap tamu. Waktu ditulis menurut zona undangan, misalnya 2026-12-12 10.00 WIB.",
        ],
        points: [
          { term: "Tamu", text: "sapaan, nama, kelompok, tempat, tanda, dan catatan keluarga" },
          { term: "Jawaban", text: "tiap acara, jumlah dewasa dan anak, pendamping, dan pertanyaan Anda" },
          { term: "Kontak", text: "nomor HP dan e-mail, hanya untuk pemilik dan editor" },
        ],
        note: "Berkas ini memuat data pribadi tamu. Kirim hanya kepada yang memerlukan, dan hapus bila sudah selesai.",
      },
    ],
    screen: { to: "apps", text: "Buka Integrasi" },
    related: ["reading-answers", "guest-data"],
  },
  {
    id: "calendar-feed",
    topic: "connections",
    title: "Acara di kalender Anda",
    summary:
      "Satu alamat rahasia membuat semua acara Anda muncul di Google Calendar, Apple Calendar, atau Outlook.",
    keywords: "kalender google apple outlook ics ical langganan jadwal webcal",
    parts: [
      {
        id: "subscribe",
        title: "Berlangganan",
        text: ["Kalender membaca alamat ini sendiri, jadi jadwal yang Anda ubah ikut berubah di sana."],
        steps: [
          "Buka Pengaturan, lalu Integrasi, pilih Kalender, lalu ketuk “Buat alamat kalender”.",
          "Salin alamatnya; alamat hanya tampil sekali.",
          "Di Google Calendar: Kalender lain → Dari URL. Di iPhone: ketuk “Buka di kalender”.",
        ],
        note: "Google membaca ulang beberapa jam sekali, jadi perubahan tidak langsung tampak.",
      },
      {
        id: "renew",
        title: "Bila alamatnya bocor",
        text: [
          "Siapa pun yang memegang alamat itu melihat jadwal Anda, tetapi bukan tamu Anda. Buat alamat baru, dan yang lama langsung tidak berlaku.",
        ],
      },
    ],
    screen: { to: "apps", text: "Buka Integrasi" },
    related: ["own-settings", "spreadsheet"],
  },
  {
    id: "webhooks",
    topic: "connections",
    title: "Webhook untuk program lain",
    summary: "Janur memberi tahu Zapier, n8n, atau server Anda begitu ada jawaban, ucapan, atau tamu baru.",
    keywords: "webhook api integrasi zapier n8n make tanda tangan hmac signature otomatis server",
    parts: [
      {
        id: "connect",
        title: "Menghubungkan",
        text: ["Untuk setiap undangan bisa ada sampai lima alamat, masing-masing dengan kuncinya sendiri."],
        steps: [
          "Buka Pengaturan, lalu Integrasi, pilih undangan, lalu Webhook.",
          "Tulis alamat https penerima, pilih kabarnya, dan salin kunci tanda tangan.",
          "Ketuk “Uji sekarang”, lalu lihat jawaban penerima di “Kiriman terakhir”.",
        ],
      },
      {
        id: "verify",
        title: "Memeriksa tanda tangan",
        text: [
          "Setiap kiriman membawa Janur-Delivery, Janur-Timestamp, dan Janur-Signature: HMAC-SHA-256 atas waktu, titik, dan isi apa adanya. Contoh untuk Node.js:",
        ],
        code: webhookSample,
        note: "Selagi kunci diganti ada dua tanda tangan, dipisah koma; satu yang cocok sudah cukup. Kiriman yang sama bisa datang dua kali dengan Janur-Delivery yang sama.",
      },
      {
        id: "retry",
        title: "Bila penerima tidak menjawab",
        text: [
          "Janur mencoba lagi sampai lima kali dalam beberapa jam. Setelah itu kiriman tercatat belum sampai, dan bisa dikirim ulang dengan tangan selama 14 hari.",
        ],
      },
    ],
    screen: { to: "apps", text: "Buka Integrasi" },
    related: ["spreadsheet", "guest-data"],
  },
  {
    id: "whatsapp-api",
    topic: "connections",
    title: "WhatsApp Cloud API",
    summary:
      "Menghubungkan nomor bisnis resmi dari Meta, mengirim sekaligus, dan melihat apakah pesan sampai dan dibaca.",
    keywords:
      "whatsapp business api meta cloud nomor resmi template templat token centang biru terkirim dibaca",
    parts: [
      {
        id: "need",
        title: "Apakah Anda memerlukannya?",
        text: [
          "Kebanyakan keluarga tidak. Mengirim dari WhatsApp biasa tidak berbayar dan lebih akrab. Cloud API cocok untuk penyelenggara yang punya nomor bisnis sendiri; Meta menagih pesannya langsung kepada Anda.",
        ],
      },
      {
        id: "connect",
        title: "Menghubungkan",
        text: [
          "Siapkan di halaman pengembang Meta: aplikasi dengan WhatsApp, nomor, dan token yang tetap berlaku.",
        ],
        steps: [
          "Di Pengaturan, pada Integrasi, pilih undangan, lalu WhatsApp Cloud API, dan isi kedua ID, token, dan rahasia aplikasi.",
          "Salin token verifikasi, lalu ketuk “Hubungkan nomor ini”.",
          "Tempel alamat kabar dan token verifikasi di Meta: WhatsApp → Konfigurasi → Webhook, lalu pilih “messages”.",
          "Pilih template dan kirim pesan uji ke nomor Anda sendiri.",
        ],
        note: "Token dan rahasia disimpan terenkripsi dan tidak pernah ditampilkan lagi, juga tidak kepada Anda.",
      },
      {
        id: "send",
        title: "Mengirim undangan lewat nomor ini",
        text: [
          "Meta hanya meneruskan pesan yang memakai template yang sudah disetujuinya. Buat template di WhatsApp Manager: hanya teks, dengan isian bernomor, misalnya “Yth. {{1}}, kami mengundang Anda ke {{2}}. Undangan Anda: {{3}}”. Persetujuannya biasanya datang dalam sehari.",
        ],
        steps: [
          "Buka “Kirim” pada undangan, lalu ketuk “Kirim 34 pesan” pada kartu “Lewat nomor WhatsApp Anda”.",
          "Pilih template, dan pilih apa yang mengisi setiap nomor: {kepada} untuk nama tamu, {tautan} untuk tautan pribadinya.",
          "Baca pesan untuk tamu pertama, lalu kirim. Halaman boleh ditutup; setiap menit paling banyak 60 pesan berangkat.",
          "Yang belum sampai tampil bersama alasannya. Kirim lagi, atau kirim sendiri dari antrean.",
        ],
        note: "Nomor yang tidak memakai WhatsApp ditandai salah, supaya bisa diperbaiki. Tamu yang sudah Anda kirimi sendiri tidak dikirimi lagi.",
      },
      {
        id: "states",
        title: "Arti status pesan",
        text: ["Kabarnya datang dari Meta, jadi bisa terlambat sebentar."],
        points: [
          { term: "Diterima Meta", text: "pesan ada pada Meta, belum tentu di ponsel" },
          { term: "Sampai di ponsel", text: "dua centang" },
          { term: "Dibaca", text: "hanya bila penerima mengizinkan tanda baca" },
          { term: "Belum sampai", text: "alasannya tertulis, bersama kode dari Meta" },
        ],
      },
    ],
    screen: { to: "apps", text: "Buka Integrasi" },
    related: ["webhooks", "sending"],
  },
];
