import type { HelpArticle } from "../../help-article.ts";

export const content: HelpArticle[] = [
  {
    id: "names-and-places",
    topic: "content",
    title: "Nama, gelar, waktu, dan tempat",
    summary: "Menulis nama seperti pemiliknya menulisnya, dan jam yang tidak bisa disalahpahami.",
    keywords: "gelar almarhum orang tua anak ke jam wib wita wit zona waktu peta alamat lokasi maps",
    parts: [
      {
        id: "names",
        title: "Nama",
        text: [
          "Di “Yang punya acara”, setiap orang punya nama panggilan (untuk sampul), nama lengkap dengan gelar, dan nama orang tua. Nama satu kata adalah nama lengkap; tidak perlu ditambah apa pun.",
          "Urutan orang bisa ditukar dengan “Naikkan” dan “Turunkan”. Urutan itu yang dipakai di sampul dan di pratinjau tautan.",
        ],
      },
      {
        id: "time",
        title: "Waktu",
        text: [
          "Setiap acara menyimpan zona waktunya sendiri: WIB, WITA, atau WIT. Zona selalu tertulis di halaman, dan tamu di zona lain melihat “waktu Anda” sebagai tambahan.",
          "Acara yang lewat tengah malam cukup ditulis jam selesainya, misalnya mulai 21.00 selesai 01.00. Tidak tahu kapan selesai? Nyalakan “Tulis ‘sampai selesai’”.",
        ],
      },
      {
        id: "map",
        title: "Tempat dan peta",
        text: [
          "Tempel tautan dari aplikasi peta apa pun: tautan pendek maps.app.goo.gl, tautan panjang, maupun koordinat. Janur memeriksanya dan memberi tahu bila belum bisa dibuka.",
        ],
        note: "Buka pratinjau, lalu ketuk “Buka peta” sekali. Tautan peta yang salah adalah penyebab tamu tersesat yang paling sering.",
      },
    ],
    screen: { to: "unfinished", text: "Lanjutkan mengubah" },
    related: ["sections-and-theme", "two-languages", "invited-only"],
  },
  {
    id: "sections-and-theme",
    topic: "content",
    title: "Menyusun bagian dan mengganti tema",
    summary: "Menambah, memindahkan, atau menyembunyikan bagian; berganti tema tanpa mengetik ulang.",
    keywords: "desain template tampilan warna urutan sembunyikan cerita galeri hitung mundur rundown tema",
    parts: [
      {
        id: "sections",
        title: "Bagian",
        text: [
          "“Tambah bagian” memberi pilihan: cerita, hitung mundur, susunan acara, turut mengundang, hadiah, siaran langsung, dan lainnya. Setiap bagian bisa dinaikkan, diturunkan, digandakan, dihapus, atau hanya disembunyikan dengan mematikan “Tampilkan di halaman”.",
        ],
        picture: {
          name: "editor",
          shape: "desktop",
          alt: "Layar isi undangan: daftar bagian di kiri, pratinjau ponsel di kanan.",
        },
        note: "Bagian yang dihapus bisa langsung dikembalikan lewat “Urungkan” pada pesan yang muncul.",
      },
      {
        id: "formatting",
        title: "Tebal, miring, daftar, dan tautan",
        text: [
          "Di teks cerita dan catatan, pilih kata lalu ketuk tombol di bawah kolom. Atau ketik tandanya seperti di WhatsApp: *tebal*, _miring_, dan baris yang diawali “- ” atau “1. ” untuk daftar. Pratinjau langsung memperlihatkan hasilnya.",
          "Alamat yang diawali https:// menjadi tautan dengan sendirinya. Supaya bintang atau garis bawah tetap terlihat, awali dengan garis miring terbalik: \\*.",
        ],
      },
      {
        id: "theme",
        title: "Tema",
        text: [
          "Tema hanya mengatur rupa. Mengganti tema tidak mengubah satu kata pun, dan tamu baru melihatnya setelah diterbitkan. Coba beberapa, lihat di pratinjau, lalu pilih.",
          "Di “Warna, huruf, dan ornamen” warna tombol, kertas, dan ornamen bisa diganti, begitu juga hurufnya. Warna yang terlalu lemah untuk dibaca digeser ke warna terdekat yang terbaca, dan Janur mengatakannya. Perubahan disimpan per tema: kembali ke tema itu, dan semuanya masih ada.",
        ],
      },
    ],
    related: ["names-and-places", "publish", "invited-only"],
  },
  {
    id: "two-languages",
    topic: "content",
    title: "Undangan dua bahasa",
    summary: "Satu undangan, dua bahasa; tamu memilih sendiri di halamannya.",
    keywords: "inggris english terjemahan bilingual bahasa asing tamu luar negeri",
    parts: [
      {
        id: "write",
        title: "Menulis bahasa kedua",
        text: [
          "Di layar isi, “Bahasa yang sedang ditulis” berpindah antara Indonesia dan Inggris. Angka di sampingnya memberi tahu berapa teks yang belum ditulis dalam bahasa itu; bagian yang masih kosong juga diberi tanda.",
          "Nama, tanggal, jam, dan alamat cukup ditulis satu kali. Hanya kalimat yang punya dua bahasa.",
        ],
      },
      {
        id: "guests",
        title: "Di halaman tamu",
        text: [
          "Halaman terbuka dalam bahasa utama. Tombol ganti bahasa ada di halaman itu, dan tautan pribadi tetap berlaku di kedua bahasa. Teks yang belum ditulis dalam bahasa kedua tampil dalam bahasa utama.",
        ],
      },
    ],
    related: ["sections-and-theme", "what-guests-see"],
  },
  {
    id: "two-editors",
    topic: "content",
    title: "Mengubah undangan berdua",
    summary: "Dua orang boleh menulis bersamaan; tidak ada ketikan yang hilang.",
    keywords: "bentrok konflik bersamaan pasangan keluarga hilang tersimpan luring offline",
    parts: [
      {
        id: "same-time",
        title: "Bila dua orang menulis bersamaan",
        text: [
          "Bagian yang berbeda digabung dengan sendirinya. Bila bagian yang sama diubah di dua tempat, Janur menunjukkan kedua tulisan, dan Anda memilih yang mana.",
        ],
        note: "Selama belum memilih, ketikan Anda tetap ada di layar dan di perangkat ini.",
      },
      {
        id: "saving",
        title: "Arti keterangan simpan",
        text: ["Keterangan di atas layar isi memberi tahu apa yang sudah aman."],
        points: [
          { term: "Menyimpan… / Tersimpan 14.02", text: "sudah atau sedang sampai ke server" },
          {
            term: "Luring, tersimpan di ponsel ini",
            text: "aman di perangkat ini, dikirim begitu tersambung",
          },
          {
            term: "Belum tersimpan: ada isian yang perlu diperbaiki",
            text: "ketikan tetap ada; perbaiki isian yang ditandai",
          },
        ],
      },
    ],
    screen: { to: "unfinished", text: "Lanjutkan mengubah" },
    related: ["sections-and-theme", "publish"],
  },
  {
    id: "gifts",
    topic: "content",
    title: "Hadiah: rekening dan alamat kado",
    summary: "Janur hanya menampilkan rekening; uang tidak pernah melewati Janur.",
    keywords: "amplop digital transfer bank gopay ovo dana rekening kado angpao sumbangan",
    parts: [
      {
        id: "add",
        title: "Menambahkan rekening",
        text: [
          "Bagian “Hadiah” boleh tidak dipakai sama sekali, dan letaknya selalu bisa dipindah ke bawah.",
        ],
        steps: [
          "Tambahkan bagian “Hadiah”, lalu “Tambah rekening”.",
          "Pilih bank atau dompet digital, isi nomornya, dan atas nama siapa. Nama pemilik selalu tampil kepada tamu.",
          "Bila perlu, isi alamat untuk kado.",
          "Pilih siapa yang melihatnya: semua tamu, atau hanya tamu dengan tautan pribadi.",
        ],
        note: "Periksa nomor rekening dua kali di pratinjau. Tombol “Salin nomor” hanya menyalin angkanya.",
      },
    ],
    related: ["invited-only", "guest-trust"],
  },
];
