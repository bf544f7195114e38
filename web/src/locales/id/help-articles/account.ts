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
];
