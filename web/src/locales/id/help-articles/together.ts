import type { HelpArticle } from "../../help-article.ts";

export const together: HelpArticle[] = [
  {
    id: "team",
    topic: "together",
    title: "Mengurus undangan bersama keluarga",
    summary: "Ajak orang tua, saudara, atau panitia lewat tautan; setiap orang mendapat peran.",
    keywords:
      "tim keluarga panitia ajak anggota peran pemilik penyunting pengirim penerima tamu serahkan penolong bantu pin tanpa akun",
    parts: [
      {
        id: "invite",
        title: "Mengajak seseorang",
        text: ["Hanya pemilik undangan yang bisa mengajak, di “Keluarga & Tim”."],
        steps: [
          "Buka undangan, lalu “Keluarga & Tim”.",
          "Ketuk “Ajak anggota”, pilih perannya, lalu “Buat tautan”.",
          "Salin tautannya atau kirim lewat WhatsApp. Bila alamat e-mail diisi, tautannya kami kirim ke sana juga.",
        ],
        picture: {
          name: "team",
          shape: "desktop",
          alt: "Keluarga & Tim: anggota dengan perannya, tombol Ajak anggota, dan yang membantu tanpa akun.",
        },
        note: "Tautan hanya tampak sekali, berlaku 14 hari, dan hanya untuk satu orang. Bila hilang, cabut dan buat yang baru.",
      },
      {
        id: "roles",
        title: "Peran",
        text: ["Peran berlaku saat itu juga dan bisa diganti kapan saja."],
        points: [
          { term: "Editor", text: "mengubah isi, tamu, dan pengaturan, lalu menerbitkan." },
          {
            term: "Pengirim undangan",
            text: "melihat tamu dan jawaban, mengirim undangan dan menyalin tautan tamu yang diserahkan kepadanya.",
          },
          { term: "Penerima tamu", text: "melihat daftar tamu dan menerima tamu di pintu." },
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
        id: "helpers",
        title: "Yang membantu tanpa akun",
        text: [
          "Untuk yang membantu sebentar, buat tautan penolong di bawah daftar anggota. Ia tidak perlu mendaftar dan hanya melihat tugas yang Anda centang, misalnya jadwal acara atau pertanyaan tamu.",
        ],
        steps: [
          "Ketuk “Buat tautan penolong”, tulis namanya, dan centang tugasnya.",
          "Beri PIN bila perlu, lalu beri tahu PIN itu lewat telepon atau langsung.",
          "Kirim tautannya. Di baris namanya tampak kapan tautan itu dipakai; tautannya bisa diubah atau dicabut kapan saja.",
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
    related: ["tasks", "two-editors"],
  },
  {
    id: "branches",
    topic: "together",
    title: "Keluarga mengisi daftar tamunya sendiri",
    summary: "Beri kuota kepada bude atau pakde; Anda yang memutuskan siapa diundang.",
    keywords: "kuota cabang isi daftar usulan tamu ganda terima tolak penolong keluarga ibu bapak",
    parts: [
      {
        id: "give",
        title: "Memberi kuota",
        text: ["Buat tautan penolong di “Keluarga & Tim” dan centang “Mengisi daftar tamu”."],
        points: [
          { term: "Kuota", text: "berapa undangan yang boleh ia isi" },
          { term: "Kelompok dan pihak", text: "tempat tamunya di daftar" },
          { term: "Mengirim undangan", text: "centang juga bila ia yang mengirim kepada tamunya" },
        ],
      },
      {
        id: "write",
        title: "Yang ia lakukan",
        text: [
          "Ia menulis satu per satu atau menempel daftar. Bila seseorang sepertinya sudah ada, ia diberi tahu tanpa nama dan nomor siapa pun. Selama menunggu, tulisannya bisa diubah atau dihapus.",
        ],
      },
      {
        id: "decide",
        title: "Memutuskan",
        text: ["Di “Tamu”, ketuk “Usulan penolong”. Anda melihat siapa yang mungkin sama dengan siapa."],
        points: [
          { term: "Terima", text: "menjadi tamu, dengan tautan pribadi" },
          { term: "Orang yang sama", text: "tidak ditambahkan dua kali; tempatnya kosong lagi" },
          { term: "Tolak", text: "boleh dengan satu kalimat untuk penolong" },
        ],
        note: "Keputusan bisa diurungkan dalam satu menit.",
      },
    ],
    related: ["team", "guests-and-links", "sending"],
  },
  {
    id: "tasks",
    topic: "together",
    title: "Membagi tugas dan menghitung hari",
    summary:
      "Template tugas per acara, tenggat yang ikut bergeser bila tanggal berubah, dan siapa mengerjakan apa.",
    keywords:
      "checklist persiapan to do daftar kerja papan kanban kalender tenggat deadline petugas h-30 rencana",
    parts: [
      {
        id: "start",
        title: "Mulai dari daftar yang sudah ada",
        text: [
          "Setiap jenis acara mempunyai template tugas. Buang centang yang tidak perlu, tambahkan sisanya, lalu ubah sesuka hati.",
        ],
        steps: [
          "Buka Tugas, lalu ketuk “Pakai template tugas”.",
          "Pilih undangannya dan buang centang pada tugas yang tidak perlu.",
          "Ketuk “Tambahkan 12 tugas”. Tugas yang sudah pernah ditambahkan tidak muncul dua kali.",
        ],
        picture: {
          name: "tasks",
          shape: "desktop",
          alt: "Tugas sebagai daftar menurut tenggatnya: lingkaran penanda selesai, judul, label, tenggat, dan penanggung jawab.",
        },
      },
      {
        id: "due",
        title: "Tenggat yang ikut hari acara",
        text: [
          "Tenggat bisa berupa tanggal, bisa juga “30 hari sebelum acara”. Bila hari acara berubah, tenggat seperti itu ikut berpindah. Selama tanggal acara belum diketahui, tenggatnya menunggu.",
        ],
      },
      {
        id: "views",
        title: "Daftar, papan, dan bulan",
        text: ["Ketiganya menampilkan tugas yang sama."],
        points: [
          {
            term: "Daftar",
            text: "menurut tenggatnya; lingkaran di depan tugas menandainya selesai, “Pilih” atau menahan satu baris mengubah banyak sekaligus",
          },
          {
            term: "Papan",
            text: "kartu digeser dari Belum ke Dikerjakan dan Selesai; dengan keyboard: spasi, panah, spasi; lewat menu kartu juga bisa",
          },
          { term: "Bulan", text: "tugas menurut tanggalnya" },
        ],
      },
      {
        id: "remind",
        title: "Pengingat dan lampiran",
        text: [
          "Sebuah tugas bisa mengingatkan pada hari dan jam tertentu, atau pada pagi beberapa hari sebelum acara. Kabarnya muncul di lonceng, dan di e-mail bila itu Anda pilih di pengaturan.",
          "Foto dan PDF sampai 10 MB bisa dilampirkan: penawaran, kuitansi, denah. Hanya tim undangan itu yang bisa mengunduhnya.",
        ],
      },
      {
        id: "who",
        title: "Siapa mengerjakan",
        text: [
          "Penanggung jawab dipilih dari “Keluarga & Tim”. Pemilik dan editor mengubah semuanya; penanggung jawab mengubah status tugasnya dan mencentang itemnya.",
        ],
      },
    ],
    screen: { to: "tasks", text: "Buka Tugas" },
    related: ["team", "first-invitation"],
  },
  {
    id: "chats",
    topic: "together",
    title: "Menjawab tamu dan mengobrol dengan tim",
    summary: "Pertanyaan tamu dari halaman undangan, obrolan tim, dan bantuan Janur berkumpul di Percakapan.",
    keywords:
      "chat pesan obrolan tanya jawab balas pertanyaan tamu blokir belum dibaca jawaban siap pakai support",
    parts: [
      {
        id: "guests",
        title: "Pertanyaan dari tamu",
        text: [
          "Di bagian bawah halaman undangan ada tombol “Tanya tuan rumah”. Tamu tidak perlu akun: dengan tautan pribadi namanya sudah dikenal, tanpa tautan ia menuliskan namanya. Jawaban Anda muncul di halaman yang sama.",
        ],
        points: [
          {
            term: "Siapa yang membaca",
            text: "pemilik, editor, dan penolong yang diberi tugas menjawab tamu",
          },
          {
            term: "Sampai kapan",
            text: "tujuh hari sesudah acara terakhir; yang sudah ditulis tetap bisa dibaca",
          },
          { term: "Blokir", text: "pesan tamu itu tidak diterima lagi, sampai blokirnya Anda buka" },
        ],
        note: "Tamu bisa menghapus percakapannya sendiri. Yang ia hapus hilang juga dari daftar Anda.",
      },
      {
        id: "ready",
        title: "Jawaban siap pakai",
        text: [
          "Pertanyaan yang sering datang cukup dijawab dengan satu ketukan: pilih jawaban di atas kotak pesan, ubah bila perlu, lalu kirim.",
        ],
        steps: [
          "Buka percakapan dengan seorang tamu.",
          "Ketuk “Atur jawaban” di ujung deretan jawaban.",
          "Tulis, urutkan, atau hapus, lalu ketuk “Simpan jawaban”. Semua yang menjawab tamu undangan itu memakainya.",
        ],
      },
      {
        id: "team",
        title: "Obrolan tim dan bantuan Janur",
        text: [
          "Setiap undangan yang dikerjakan lebih dari satu orang mempunyai obrolan tim. Di bawah pesan terakhir Anda tampak siapa yang sudah melihatnya. Bantuan Janur dijawab oleh tim kami di tempat yang sama.",
        ],
      },
      {
        id: "pictures",
        title: "Gambar, dan pesan yang tidak pantas",
        text: [
          "Anda dan tim bisa mengirim foto, misalnya denah parkir. Foto dikecilkan di perangkat Anda dan hanya terbuka bagi peserta percakapan itu; tempat pengambilannya tidak ikut.",
          "Lewat tiga titik pada sebuah pesan, pesan itu bisa dilaporkan. Tim Janur membaca pesan itu saja, dan penulisnya tidak tahu siapa yang melapor.",
        ],
      },
      {
        id: "offline",
        title: "Tanpa sinyal",
        text: [
          "Pesan yang ditulis tanpa sinyal tersimpan di perangkat itu dan terkirim sendiri saat sinyal kembali, juga bila aplikasinya sempat ditutup. Tidak ada yang hilang, dan tidak ada yang terkirim dua kali.",
        ],
      },
    ],
    screen: { to: "chats", text: "Buka Percakapan" },
    related: ["team", "guest-data", "news"],
  },
];
