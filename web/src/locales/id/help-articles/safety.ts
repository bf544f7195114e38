import type { HelpArticle } from "../../help-article.ts";

export const safety: HelpArticle[] = [
  {
    id: "private-page",
    topic: "safety",
    title: "Halaman dengan kata kunci atau hanya untuk tamu",
    summary: "Tiga pilihan siapa yang boleh membuka halaman.",
    keywords: "privasi proteksi rahasia tertutup google mesin pencari kata kunci",
    parts: [
      {
        id: "choices",
        title: "Tiga pilihan",
        text: [
          "Pilihannya ada di “Atur undangan” dan berlaku dalam sekitar satu menit, tanpa menerbitkan lagi.",
        ],
        points: [
          { term: "Siapa saja yang punya tautan", text: "langsung terbuka, juga bila tautannya diteruskan" },
          {
            term: "Dengan kata kunci",
            text: "isi baru terlihat setelah kata kunci ditulis; tautan pribadi membuka tanpa kata kunci",
          },
          {
            term: "Hanya tamu dengan tautan pribadi",
            text: "alamat umum hanya memberi tahu bahwa undangan ini tertutup",
          },
        ],
        note: "Jangan pakai kata sandi akun mana pun sebagai kata kunci: kata itu akan beredar di antara tamu.",
      },
      {
        id: "search",
        title: "Mesin pencari",
        text: [
          "Halaman undangan tidak muncul di Google kecuali Anda menyalakannya. Halaman yang tertutup, dan undangan acara anak, tidak pernah muncul.",
        ],
      },
    ],
    related: ["invited-only", "guest-trust", "guest-data"],
  },
  {
    id: "guest-trust",
    topic: "safety",
    title: "Supaya tamu percaya pada tautannya",
    summary: "Banyak penipuan menyamar sebagai undangan; ini cara tamu memastikan milik Anda asli.",
    keywords: "penipuan apk scam palsu aman cek kode pengirim laporkan virus",
    parts: [
      {
        id: "sender",
        title: "Baris pengirim",
        text: [
          "Di bagian “Sampul”, isi hubungan pengirim dengan keluarga dan empat angka terakhir nomornya. Sampul lalu menulis “Dikirim oleh Ibu Sri (kakak Ibu Ratna), nomor berakhiran 3344”, dan tamu mencocokkannya dengan nomor yang mengirim pesan.",
        ],
      },
      {
        id: "code",
        title: "Kode undangan",
        text: [
          "Di kaki setiap undangan ada kode. Siapa pun bisa menuliskannya di halaman periksa dan melihat undangan siapa itu dan alamat aslinya.",
        ],
        note: "Undangan Janur selalu halaman web. Kami tidak pernah meminta tamu memasang aplikasi, masuk, menulis kata sandi, atau menyebut kode OTP.",
      },
      {
        id: "report",
        title: "Laporan",
        text: [
          "Tamu bisa melaporkan undangan yang mencurigakan dari kaki halamannya. Laporan dibaca admin Janur; daftar tamu tidak ikut terlihat.",
        ],
      },
    ],
    screen: { to: "check", text: "Buka halaman periksa" },
    related: ["what-guests-see", "private-page"],
  },
  {
    id: "guest-data",
    topic: "safety",
    title: "Data tamu: apa yang disimpan dan sampai kapan",
    summary: "Nomor HP dihapus 180 hari setelah acara; tamu bisa melihat dan menghapus datanya sendiri.",
    keywords: "privasi uu pdp hapus data pribadi nomor hp lupakan saya",
    parts: [
      {
        id: "kept",
        title: "Yang disimpan",
        text: [
          "Nomor HP, e-mail, dan alamat tamu hanya dilihat keluarga, tidak pernah tampil di halaman undangan. Semuanya dihapus 180 hari setelah acara terakhir. Nama, jawaban, dan ucapan tetap ada sebagai kenangan.",
        ],
      },
      {
        id: "own",
        title: "Hak tamu",
        text: [
          "Lewat “Lihat atau hapus data saya” di bawah formulir jawaban, tamu melihat apa yang disimpan tentang dirinya dan bisa menghapusnya.",
        ],
      },
    ],
    related: ["guests-and-links", "archive-and-trash"],
  },
];
