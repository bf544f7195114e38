import type { HelpArticle } from "../../help-article.ts";

export const answers: HelpArticle[] = [
  {
    id: "reading-answers",
    topic: "answers",
    title: "Membaca jawaban dan merapikan Kotak masuk",
    summary: "Berapa undangan, berapa orang, dan siapa yang menjawab tanpa tautan pribadi.",
    keywords: "rsvp konfirmasi kehadiran jumlah tamu hadir rekap katering cocokkan inbox tanpa nama",
    parts: [
      {
        id: "figures",
        title: "Undangan dan orang",
        text: [
          "Setiap angka disebut dua kali: berapa undangan dan berapa orang. 40 undangan bisa berarti 95 orang; katering memerlukan angka yang kedua. Angka per acara ada di bawahnya.",
        ],
        picture: {
          name: "answers",
          shape: "desktop",
          alt: "Halaman Kehadiran: jumlah undangan dan orang, lalu jawaban satu per satu.",
        },
      },
      {
        id: "inbox",
        title: "Kotak masuk",
        text: [
          "Bila “Siapa yang boleh menjawab” diatur ke “Siapa saja yang punya tautan”, jawaban tanpa tautan pribadi menunggu di “Kotak masuk”. Janur mencari nama yang mirip di daftar tamu.",
        ],
        points: [
          {
            term: "Cocokkan",
            text: "jawaban itu menjadi jawaban tamu yang dipilih; bila keduanya sudah menjawab, Anda memilih yang berlaku",
          },
          { term: "Tambahkan sebagai tamu", text: "orangnya masuk daftar tamu beserta jawabannya" },
          { term: "Tolak", text: "jawaban dan pesannya terhapus, dan ini tidak bisa diurungkan" },
        ],
      },
      {
        id: "history",
        title: "Riwayat",
        text: [
          "Tamu boleh mengubah jawabannya sampai batas jawaban. “Diubah 2 kali” pada kartu jawaban membuka apa yang dijawab sebelumnya, kapan, dan oleh siapa.",
        ],
      },
    ],
    related: ["record-answer", "who-may-answer", "seats-and-waitlist"],
  },
  {
    id: "statistics",
    topic: "answers",
    title: "Membaca Statistik dan perkiraan tamu",
    summary:
      "Apa yang dihitung setiap hari, apa yang tidak, dan dari mana perkiraan “520–610 orang” berasal.",
    keywords: "grafik angka laporan dasbor dibuka dilihat perkiraan jumlah orang katering berapa yang datang",
    parts: [
      {
        id: "forecast",
        title: "Perkiraan di Beranda",
        text: [
          "Banyak tamu tidak pernah menjawab. Karena itu Beranda menyebut rentang: sedikitnya sekian orang, sebanyak-banyaknya sekian.",
        ],
        points: [
          {
            term: "Batas bawah",
            text: "yang sudah menjawab hadir, ditambah setengah dari bagian yang wajar bagi yang belum menjawab",
          },
          {
            term: "Batas atas",
            text: "yang sudah menjawab hadir, yang belum pasti, dan bagian penuh bagi yang belum menjawab",
          },
          {
            term: "Bagian yang wajar",
            text: "dari kursi tamu yang sudah menjawab, berapa yang jadi hadir; makin sedikit jawaban, makin lebar rentangnya",
          },
          {
            term: "Belajar dari acara sebelumnya",
            text: "bila penerima tamu di acara Anda sebelumnya memakai Janur, “Statistik” dan “Penerima Tamu” memakai yang sungguh terjadi: dari setiap kelompok, berapa yang menjawab hadir benar-benar datang, dan berapa yang belum menjawab ternyata datang",
          },
        ],
        picture: {
          name: "statistics",
          shape: "desktop",
          alt: "Statistik: dari diundang sampai hadir, dan hari demi hari.",
        },
        note: "Rentang muncul setelah sepuluh undangan menjawab, dan tidak pernah melewati jumlah tempat yang Anda tetapkan. Untuk katering, tanyakan langsung kepada keluarga besar yang belum menjawab.",
      },
      {
        id: "days",
        title: "Hari demi hari",
        text: [
          "Setiap tamu dihitung sekali sehari, saat ia mengetuk “Buka Undangan” di tautan pribadinya, dan saat ia menjawab. Harinya mengikuti zona waktu acara. Angka baru muncul dalam satu sampai dua menit.",
          "Yang membuka halaman tanpa tautan pribadi tidak dihitung, begitu juga WhatsApp saat menyiapkan pratinjau. Tautan grup dihitung sebagai satu tamu.",
        ],
      },
      {
        id: "report",
        title: "Statistik satu undangan",
        text: [
          "“Statistik” di dalam undangan menunjukkan langkah dari diundang sampai hadir, perkiraan porsi tiap acara beserta cara menghitungnya, jam tamu membuka undangan, dan jenis perangkatnya. Orang yang membuka alamat umum tanpa tautan pribadi dihitung per hari; siapa mereka tidak diketahui.",
          "“Unduh Excel” dan “Unduh CSV” menyimpan semua angka itu, satu angka satu baris.",
        ],
      },
      {
        id: "filter",
        title: "Satu undangan atau semua",
        text: [
          "Pilih undangan dan jangka waktu di atas grafik. Pilihan itu tersimpan di alamat halaman, jadi bisa dikirim kepada anggota tim lain. Setiap grafik juga tabel; angkanya bisa disalin.",
        ],
      },
    ],
    related: ["reading-answers", "record-answer", "guests-and-links"],
  },
  {
    id: "record-answer",
    topic: "answers",
    title: "Mencatat jawaban dari telepon",
    summary: "Untuk tamu yang menjawab lewat telepon, lisan, atau lewat anaknya.",
    keywords: "manual isi sendiri telepon lisan sepuh wakil diwakilkan catat",
    parts: [
      {
        id: "record",
        title: "Beberapa ketukan",
        text: ["Bisa dari daftar tamu, bisa juga dari halaman Kehadiran."],
        steps: [
          "Ketuk “Catat jawaban”; di daftar tamu lewat tiga titik pada namanya.",
          "Pilih hadir, belum pasti, atau tidak hadir, lalu jumlah orangnya.",
          "Bila yang datang orang lain, isi “Diwakilkan oleh”.",
          "Simpan. Jawaban diberi tanda “dicatat keluarga”.",
        ],
        note: "Bila tamu menjawab sendiri selagi Anda menulis, Janur memberi tahu dan Anda memilih jawaban yang dipakai.",
      },
    ],
    related: ["reading-answers", "seats-and-waitlist"],
  },
  {
    id: "who-may-answer",
    topic: "answers",
    title: "Siapa yang boleh menjawab, dan sampai kapan",
    summary: "Empat pilihan, dari tamu terdaftar saja sampai rumah terbuka; serta batas waktunya.",
    keywords: "batas jawaban deadline tutup rsvp pendaftaran terbuka open house tanpa konfirmasi",
    parts: [
      {
        id: "policy",
        title: "Empat pilihan",
        text: ["Pilihan ini ada di bagian “Konfirmasi kehadiran” pada layar isi."],
        points: [
          { term: "Hanya tamu dengan tautan pribadi", text: "yang lain diminta menghubungi keluarga" },
          {
            term: "Siapa saja yang punya tautan",
            text: "jawaban tanpa tautan pribadi menunggu di “Kotak masuk”",
          },
          { term: "Pendaftaran terbuka", text: "siapa pun yang mendaftar langsung masuk daftar tamu" },
          { term: "Tidak perlu menjawab", text: "rumah terbuka: halaman hanya menampilkan jam acara" },
        ],
      },
      {
        id: "deadline",
        title: "Batas jawaban",
        text: [
          "Sesudah batasnya, halaman memberi tahu bahwa konfirmasi sudah ditutup dan menampilkan kontak keluarga. Yang menentukan jam server, jadi jam ponsel tamu yang salah tidak berpengaruh. Keluarga tetap bisa mencatat jawaban.",
        ],
      },
      {
        id: "questions",
        title: "Pertanyaan tambahan",
        text: [
          "Tambahkan paling banyak sepuluh pertanyaan: pilih satu, boleh beberapa, tulisan, atau angka. Pertanyaan bisa ditujukan hanya kepada tamu dengan tanda tertentu, misalnya “luar kota”. Tanyakan hanya yang benar-benar akan dipakai.",
        ],
      },
    ],
    related: ["reading-answers", "seats-and-waitlist"],
  },
  {
    id: "seats-and-waitlist",
    topic: "answers",
    title: "Tempat terbatas dan daftar tunggu",
    summary: "Membatasi jumlah orang; rombongan tidak pernah dipecah.",
    keywords: "kapasitas kuota penuh kursi antre waiting list batas orang",
    parts: [
      {
        id: "limit",
        title: "Membatasi jumlah orang",
        text: [
          "Di “Atur undangan”, nyalakan “Batasi jumlah orang” dan isi angkanya. Yang dihitung orang, bukan undangan. Setelah penuh, jawaban “Hadir” masuk daftar tunggu menurut waktu menjawab.",
          "Begitu ada yang batal, atau batasnya Anda naikkan, yang terdepan langsung mendapat tempat. Satu rombongan mendapat semua tempatnya atau menunggu bersama.",
        ],
        picture: {
          name: "settings",
          shape: "desktop",
          alt: "Atur undangan: siapa yang boleh membuka, ucapan, dan jumlah tempat.",
        },
      },
      {
        id: "order",
        title: "Urutan",
        text: [
          "Rombongan kecil tidak mendahului, kecuali Anda menyalakan “Rombongan kecil boleh mendahului”. Lewat “Beri kursi” di Daftar tunggu, Anda bisa memberi tempat kepada seseorang lebih dulu.",
        ],
      },
    ],
    related: ["reading-answers", "who-may-answer"],
  },
  {
    id: "wishes",
    topic: "answers",
    title: "Ucapan dan doa",
    summary: "Membalas, menyematkan, menyembunyikan, atau melihat dulu sebelum tampil.",
    keywords: "komentar doa dinding moderasi kata kasar sembunyikan balas pin spam",
    parts: [
      {
        id: "wall",
        title: "Di halaman Ucapan",
        text: ["Tamu melihat perubahan di sini sekitar satu menit kemudian."],
        points: [
          { term: "Sematkan", text: "ucapan itu selalu di paling atas" },
          { term: "Sembunyikan", text: "tetap tersimpan dan bisa ditampilkan lagi" },
          { term: "Balas", text: "balasan keluarga tampil di bawah ucapannya" },
        ],
        picture: {
          name: "wishes",
          shape: "desktop",
          alt: "Halaman Ucapan: ucapan tamu dengan tombol sematkan, balas, dan sembunyikan.",
        },
      },
      {
        id: "before",
        title: "Melihat dulu sebelum tampil",
        text: [
          "Di “Atur undangan” ada dua sakelar: semua ucapan menunggu sampai Anda menampilkannya, atau hanya ucapan dengan kata kasar yang menunggu. Penulisnya diberi tahu bahwa ucapannya sudah diterima.",
          "Tidak ingin menerima ucapan lagi? Matikan “Terima ucapan baru” pada bagian Ucapan; yang sudah ada tetap terbaca.",
        ],
      },
    ],
    related: ["what-guests-see", "private-page"],
  },
];
