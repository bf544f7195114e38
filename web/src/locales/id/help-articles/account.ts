import type { HelpArticle } from "../../help-article.ts";

export const account: HelpArticle[] = [
  {
    id: "signing-in",
    topic: "account",
    title: "Masuk, lupa kata sandi, dan masuk dengan nomor HP",
    summary: "Tiga cara masuk, dan apa yang dilakukan bila tidak bisa masuk.",
    keywords: "login password google otp sms kode tidak bisa masuk akun email verifikasi",
    parts: [
      {
        id: "ways",
        title: "Tiga cara masuk",
        text: ["Pakai yang paling mudah bagi Anda."],
        points: [
          { term: "E-mail dan kata sandi", text: "paling sedikit 6 huruf atau angka" },
          { term: "Google", text: "tanpa kata sandi baru" },
          {
            term: "Nomor HP",
            text: "dengan kode 6 angka lewat SMS; cukup untuk orang tua yang tidak punya e-mail",
          },
        ],
        note: "Jangan berikan kode SMS kepada siapa pun. Janur tidak pernah memintanya lewat telepon atau WhatsApp.",
      },
      {
        id: "forgot",
        title: "Lupa kata sandi",
        text: ["Kata sandi lama tetap berlaku sampai yang baru disimpan."],
        steps: [
          "Di halaman masuk, ketuk “Lupa kata sandi?”.",
          "Tulis e-mail Anda. Bila terdaftar, tautan dikirim ke sana; periksa juga folder spam.",
          "Buka tautannya, lalu tulis kata sandi baru.",
        ],
      },
      {
        id: "name",
        title: "Nama Anda di undangan",
        text: [
          "Nama di Profil tampil kepada tamu sebagai pengirim. Undangan belum bisa diterbitkan selama namanya masih “Pengguna Baru”.",
        ],
      },
    ],
    screen: { to: "profile", text: "Buka Profil" },
    related: ["first-invitation", "guest-trust"],
  },
  {
    id: "team",
    topic: "account",
    title: "Mengurus undangan bersama keluarga",
    summary: "Ajak orang tua, saudara, atau panitia lewat tautan; setiap orang mendapat peran.",
    keywords: "tim keluarga panitia ajak anggota peran pemilik penyunting pengirim penerima tamu serahkan",
    parts: [
      {
        id: "invite",
        title: "Mengajak seseorang",
        text: ["Hanya pemilik undangan yang bisa mengajak, di Keluarga & Tim."],
        steps: [
          "Buka undangan, lalu Keluarga & Tim.",
          "Ketuk Ajak anggota, pilih perannya, lalu Buat tautan.",
          "Salin tautannya atau kirim lewat WhatsApp. Bila alamat e-mail diisi, tautannya kami kirim ke sana juga.",
        ],
        note: "Tautan hanya tampak sekali, berlaku 14 hari, dan hanya untuk satu orang. Bila hilang, cabut dan buat yang baru.",
      },
      {
        id: "roles",
        title: "Peran",
        text: ["Peran berlaku saat itu juga dan bisa diganti kapan saja."],
        points: [
          { term: "Penyunting", text: "mengubah isi, tamu, dan pengaturan, lalu menerbitkan." },
          { term: "Pengirim undangan", text: "melihat tamu dan jawaban, menyalin tautan pribadi." },
          { term: "Penerima tamu", text: "melihat daftar tamu dan siapa yang akan hadir." },
          { term: "Pembaca", text: "melihat tamu, jawaban, dan ucapan, tanpa mengubah." },
        ],
      },
      {
        id: "join",
        title: "Bila Anda yang diajak",
        text: [
          "Buka tautannya. Halaman itu menyebut siapa yang mengajak, ke undangan apa, dan sebagai apa; Anda bisa menerima atau menolak. Nomor HP saja cukup untuk masuk.",
        ],
      },
      {
        id: "owner",
        title: "Menyerahkan atau keluar",
        text: [
          "Setiap anggota bisa keluar sendiri. Undangan selalu punya satu pemilik: sebelum keluar, pemilik menyerahkannya kepada anggota lain.",
        ],
      },
    ],
    screen: { to: "list", text: "Buka daftar undangan" },
    related: ["two-editors", "signing-in"],
  },
];
