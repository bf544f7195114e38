import type { HelpArticle } from "../../help-article.ts";

export const publish: HelpArticle[] = [
  {
    id: "publish",
    topic: "publish",
    title: "Menerbitkan, menjadwalkan, dan menarik undangan",
    summary: "Kapan tamu melihat perubahan, dan bagaimana menarik halaman kembali.",
    keywords: "publikasi tayang online jadwal otomatis unpublish tarik sembunyikan perubahan belum muncul",
    parts: [
      {
        id: "publish",
        title: "Menerbitkan",
        text: [
          "Ketuk “Terbitkan” di layar isi. Bila masih ada yang kurang, misalnya tempat acara, Janur menyebutkan apa yang kurang dan membuka isiannya. Saat pertama kali, Janur juga menanyakan nama pengirim yang dikenal tamu.",
          "Sesudah terbit, semua yang Anda ubah tetap menjadi draf sampai “Terbitkan perubahan” diketuk. Tamu melihatnya dalam sekitar satu menit.",
        ],
        picture: {
          name: "publish",
          shape: "desktop",
          alt: "Pilihan penerbitan: menjadwalkan, menunda, membatalkan, dan mengganti alamat.",
        },
      },
      {
        id: "schedule",
        title: "Menjadwalkan",
        text: [
          "“Jadwalkan terbit” menerbitkan isi undangan seperti saat dijadwalkan. Perubahan sesudahnya tidak ikut, kecuali dijadwalkan lagi. Jadwal bisa dibatalkan kapan saja sebelum waktunya.",
        ],
      },
      {
        id: "take-down",
        title: "Menarik dari tamu",
        text: [
          "“Tarik dari tamu” menutup halaman dalam sekitar satu menit. Jawaban, ucapan, dan daftar tamu tetap tersimpan, dan undangan bisa diterbitkan lagi.",
        ],
      },
    ],
    related: ["postpone-or-cancel", "page-address", "private-page"],
  },
  {
    id: "postpone-or-cancel",
    topic: "publish",
    title: "Acara ditunda atau dibatalkan",
    summary: "Tautan yang sudah dikirim tetap berlaku dan memberi tahu keadaan terbaru.",
    keywords: "undur batal tunda reschedule pindah tanggal kalender",
    parts: [
      {
        id: "announce",
        title: "Mengumumkan",
        text: [
          "Pilihan “Umumkan penundaan” dan “Umumkan pembatalan” ada di samping tombol terbit. Dalam sekitar satu menit tamu hanya melihat pengumuman itu, pesan Anda, kontak keluarga, dan ucapan yang sudah ada. Pesannya boleh dikosongkan.",
          "Berkas kalender yang dibuka lagi oleh tamu ikut menyebut bahwa acara dibatalkan.",
        ],
      },
      {
        id: "again",
        title: "Tanggal baru sudah pasti",
        text: ["Undangan yang ditunda diterbitkan lagi dengan tanggal baru; tautan setiap tamu tetap sama."],
        steps: [
          "Ubah tanggal dan jam di “Waktu dan tempat”.",
          "Periksa batas jawaban di “Konfirmasi kehadiran”.",
          "Ketuk “Terbitkan lagi”. Pengumuman hilang dari halaman.",
        ],
        note: "Pengumuman tidak mengirim pesan dengan sendirinya. Di “Kirim”, “Kabar perubahan” sudah berisi semua tamu yang pernah dikirimi.",
      },
    ],
    related: ["publish", "record-answer"],
  },
  {
    id: "page-address",
    topic: "publish",
    title: "Mengganti alamat halaman",
    summary: "Alamat boleh diganti; tautan lama mengantar tamu ke alamat yang baru.",
    keywords: "url link slug ganti nama tautan domain",
    parts: [
      {
        id: "change",
        title: "Cara mengganti",
        text: [
          "Buka pilihan di samping tombol terbit, lalu “Ganti alamat halaman”. Alamat terdiri dari 3 sampai 60 karakter: huruf kecil, angka, atau tanda hubung, dan tidak boleh sama dengan undangan lain.",
          "Bila undangan sudah pernah terbit, tautan lama tetap bisa dibuka: tamu diantar ke alamat yang baru, lengkap dengan tautan pribadinya.",
        ],
      },
    ],
    related: ["publish", "guests-and-links"],
  },
  {
    id: "two-families",
    topic: "publish",
    title: "Satu pesta, undangan sendiri untuk tiap keluarga",
    summary: "Tiap keluarga punya nama, salam, rekening, dan alamatnya sendiri; daftar tamunya tetap satu.",
    keywords:
      "dua keluarga pihak pria wanita mempelai versi besan ngunduh mantu undangan berbeda urutan nama",
    parts: [
      {
        id: "make",
        title: "Membuat versi",
        text: [
          "Buka pilihan di samping tombol terbit, lalu “Versi untuk tiap keluarga”. Pilih pihaknya dan alamat halamannya. Sesudah itu di atas isian ada “Semua”, “Pihak pria”, dan “Pihak wanita”: yang dipilih di sana menentukan untuk siapa Anda menulis.",
          "Yang tidak diubah sama dengan versi bersama dan ikut berubah dengannya. Yang diubah untuk satu pihak bertanda “Berbeda”; bedanya bisa dilihat, dan satu ketukan memakai yang bersama lagi.",
          "Pengirimnya juga boleh berbeda: isi “Nama pengirim” di bagian “Sampul”. Bila kosong, tamu membaca nama pemilik undangan.",
          "Satu acara punya paling banyak dua versi keluarga. Keluarga lain ditulis di “Turut mengundang”, dan tamunya diberi kelompok sendiri.",
        ],
        picture: {
          name: "families",
          shape: "desktop",
          alt: "Isi undangan Laras & Bima untuk pihak pria: bagian yang berbeda diberi tanda, pratinjau menyebut Bima lebih dulu.",
        },
      },
      {
        id: "one-truth",
        title: "Yang tetap satu",
        text: [
          "Hari, jam, tempat, nama mempelai, dan pertanyaan jawaban berlaku untuk semua tamu. Untuk satu pihak hanya urutan nama dan urutan acaranya yang boleh berbeda.",
          "Daftar tamu, jawaban, jumlah kursi, ucapan, album, dan penerima tamu juga satu. Statistik menghitung per pihak dan bersama.",
        ],
      },
      {
        id: "guests",
        title: "Siapa melihat versi mana",
        text: [
          "Tamu mendapat versi pihaknya, seperti tertulis di daftar tamu. Bila pihaknya diganti, tautan yang sudah ia terima mengantarnya ke versi yang baru. Tamu yang pihaknya tidak disebut mendapat versi bersama.",
        ],
      },
      {
        id: "publish",
        title: "Menerbitkan bersama atau satu saja",
        text: [
          "“Terbitkan” menerbitkan semua versi sekaligus. Satu versi saja diterbitkan dari “Versi untuk tiap keluarga”. Seorang editor bisa mengurus satu pihak saja: atur di “Keluarga & Tim”.",
        ],
      },
    ],
    related: ["publish", "guests-and-links", "team"],
  },
  {
    id: "archive-and-trash",
    topic: "publish",
    title: "Arsip, Sampah, dan menggandakan",
    summary: "Menyimpan undangan yang sudah selesai, mengembalikan yang terhapus, dan membuat salinan.",
    keywords: "hapus undangan kembalikan restore duplikat salin arsipkan hilang",
    parts: [
      {
        id: "archive",
        title: "Arsip",
        text: ["Undangan di Arsip tidak mengganggu daftar, tetapi halamannya tetap bisa dibuka tamu."],
      },
      {
        id: "trash",
        title: "Sampah",
        text: [
          "Undangan di Sampah langsung tertutup bagi tamu dan disimpan 30 hari beserta daftar tamu, jawaban, dan ucapannya. Setelah “Kembalikan”, terbitkan lagi supaya tamu bisa membukanya. Lewat 30 hari, semuanya dihapus selamanya.",
        ],
      },
      {
        id: "duplicate",
        title: "Menggandakan",
        text: [
          "“Gandakan” menyalin seluruh isi ke draf baru. Daftar tamu boleh ikut disalin; setiap tamu mendapat tautan pribadi yang baru. Jawaban dan ucapan tidak ikut.",
        ],
      },
    ],
    screen: { to: "list", text: "Buka daftar undangan" },
    related: ["publish", "guest-data"],
  },
];
