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
          { term: "E-mail dan kata sandi", text: "minimal 8 karakter" },
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
    related: ["own-settings", "guest-trust"],
  },
  {
    id: "news",
    topic: "account",
    title: "Notifikasi",
    summary: "Apa yang diberitahukan, lewat mana, dan seberapa sering.",
    keywords: "notifikasi lonceng email ringkasan harian mingguan matikan pemberitahuan kabar terlalu banyak",
    parts: [
      {
        id: "bell",
        title: "Lonceng",
        text: [
          "Angka di lonceng adalah notifikasi yang belum dibaca. Jawaban dan ucapan dikumpulkan per undangan, supaya seratus jawaban tidak menjadi seratus notifikasi.",
        ],
      },
      {
        id: "choose",
        title: "Memilih notifikasi",
        text: ["Untuk setiap macam notifikasi, pilih lewat aplikasi, e-mail, atau keduanya."],
        steps: [
          "Buka Pengaturan, lalu Notifikasi.",
          "Centang macam notifikasi dan salurannya.",
          "Pilih seberapa sering e-mail dikirim: segera, sehari sekali, atau seminggu sekali pada jam Anda.",
        ],
        note: "E-mail dikirim hanya ke alamat yang terverifikasi. Notifikasi tentang jadwal terbit dan laporan dikirim saat itu juga.",
      },
    ],
    screen: { to: "news", text: "Buka Notifikasi" },
    related: ["own-settings", "reading-answers"],
  },
  {
    id: "own-settings",
    topic: "account",
    title: "Tampilan, bahasa, dan tata letak",
    summary: "Tulisan lebih besar, gelap atau terang, bahasa, dan menu yang lebih pendek.",
    keywords: "huruf besar kecil gelap dark mode warna bahasa inggris zona waktu menu rapat pengaturan",
    parts: [
      {
        id: "read",
        title: "Supaya nyaman dibaca",
        text: [
          "Di Pengaturan, Tampilan: ukuran tulisan, terang atau gelap, dan warna tombol. Di Akun: bahasa dan zona waktu. Setiap perubahan langsung berlaku di semua perangkat Anda.",
        ],
      },
      {
        id: "menu",
        title: "Menu dan beranda",
        text: [
          "Di Tata letak, buang centang pada menu atau kartu beranda yang tidak Anda pakai. Yang hilang dari menu tetap bisa dicari dengan Ctrl K.",
        ],
        note: "Halaman undangan tidak ikut berubah. Tamu mempunyai “Mode mudah” sendiri dengan tulisan besar.",
      },
    ],
    screen: { to: "settings", text: "Buka Pengaturan" },
    related: ["news", "signing-in"],
  },
  {
    id: "own-data",
    topic: "account",
    title: "Salinan data Anda dan menghapus akun",
    summary: "Mengunduh semua data Anda dalam satu berkas, dan apa yang terjadi bila akun dihapus.",
    keywords:
      "ekspor export unduh download zip csv backup cadangan hapus akun tutup berhenti data pribadi pdp",
    parts: [
      {
        id: "copy",
        title: "Meminta salinan",
        text: [
          "Satu berkas ZIP berisi profil, pengaturan, notifikasi, undangan, tamu, jawaban, ucapan, tugas, dan percakapan Anda. Daftar tamu dan jawaban juga ada sebagai CSV, yang bisa dibuka di Excel atau Google Sheets.",
        ],
        steps: [
          "Buka Pengaturan, lalu Akun, dan cari “Salinan data Anda”.",
          "Ketuk “Minta salinan”. Halaman boleh ditutup selama salinan disiapkan.",
          "Ketuk “Unduh salinan” sebelum waktunya lewat. Bila e-mail Anda terverifikasi, kami mengabari Anda.",
        ],
        note: "Simpan berkasnya di tempat yang aman: di dalamnya ada nomor HP tamu Anda, dan buku amplop beserta nominalnya dari undangan milik Anda. Dari undangan orang lain hanya ada yang boleh dilihat peran Anda.",
      },
      {
        id: "goes",
        title: "Sebelum menghapus akun",
        text: ["Akun yang sudah dihapus tidak bisa dikembalikan, jadi ambil dulu salinannya."],
        points: [
          {
            term: "Undangan yang punya editor",
            text: "bisa Anda serahkan kepadanya; halaman, tamu, dan jawabannya tetap ada",
          },
          { term: "Undangan milik Anda sendiri", text: "ikut dihapus bersama halaman, tamu, dan jawabannya" },
          { term: "Undangan milik orang lain", text: "tetap ada; hanya Anda yang keluar dari timnya" },
        ],
      },
      {
        id: "end",
        title: "Menghapus akun",
        text: ["Kami memastikan dulu bahwa ini benar-benar Anda."],
        steps: [
          "Di Pengaturan, Akun, ketuk “Hapus akun saya”.",
          "Untuk setiap undangan, pilih: diserahkan, atau dihapus bersama akun.",
          "Ketik kata yang diminta, lalu masuk sekali lagi dengan kata sandi, Google, atau kode ke nomor HP.",
        ],
        note: "Penghapusan selesai dalam beberapa menit, sisanya dalam dua jam. Setelah itu alamat Anda bisa dipakai mendaftar dari awal.",
      },
    ],
    screen: { to: "account", text: "Buka pengaturan akun" },
    related: ["guest-data", "signing-in"],
  },
];
