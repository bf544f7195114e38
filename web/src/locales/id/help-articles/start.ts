import type { HelpArticle } from "../../help-article.ts";

export const start: HelpArticle[] = [
  {
    id: "first-invitation",
    topic: "start",
    title: "Membuat undangan pertama",
    summary: "Dari empat pertanyaan singkat sampai halaman yang siap dibuka tamu.",
    keywords: "mulai baru bikin cara membuat langkah awal pernikahan khitanan acara",
    parts: [
      {
        id: "wizard",
        title: "Empat pertanyaan",
        text: [
          "Janur menanyakan acaranya, siapa dan kapan, salam pembuka dengan adatnya, lalu temanya. Dari situ draf langsung terisi lengkap dengan kalimatnya.",
        ],
        steps: [
          "Buka “Undangan”, lalu pilih “Buat undangan”.",
          "Ketuk acaranya, misalnya Pernikahan. Acara yang jarang ada di balik “acara lain”.",
          "Tulis nama panggilan; urutannya bisa ditukar. Isi tanggal, jam, tempat, dan kota. Belum pasti? Nyalakan “Tanggal belum pasti”.",
          "Pilih salam pembuka dan adat keluarga, lalu “Lihat tema”.",
          "Ketuk satu sampul untuk melihat seluruh undangannya, lalu “Pakai tema ini”. Alamat halaman dibuat dari nama; “Ubah alamat” menggantinya.",
        ],
        picture: {
          name: "wizard",
          shape: "desktop",
          alt: "Langkah pertama: memilih acara, dari pernikahan sampai seminar.",
        },
      },
      {
        id: "then",
        title: "Sesudah draf jadi",
        text: [
          "Ketuk apa pun di pratinjau untuk mengubahnya. Di ponsel, deretan di bawah layar berisi “Bagian”, “Tambah”, “Tema”, “Foto”, dan “Lengkapi” dengan jumlah yang belum ada. Setiap perubahan tersimpan sendiri. Tamu belum melihat apa pun sampai Anda menerbitkannya.",
        ],
        steps: [
          "Buka “Mempelai” (di acara lain “Yang punya acara”), lalu lengkapi nama dan orang tua.",
          "Buka “Waktu dan tempat”, lalu tempel tautan petanya.",
          "Ketuk “Terbitkan”, lalu tambahkan tamu di “Tamu”.",
        ],
        note: "Tidak ada yang terkunci. Nama, tanggal, tema, bahkan alamat halaman tetap bisa diubah setelah terbit.",
      },
    ],
    screen: { to: "new", text: "Buat undangan" },
    related: ["names-and-places", "publish", "guests-and-links"],
  },
  {
    id: "what-guests-see",
    topic: "start",
    title: "Yang dilihat tamu",
    summary: "Tamu membuka satu tautan di ponsel apa pun, tanpa akun dan tanpa memasang apa-apa.",
    keywords: "halaman tamu mode mudah huruf besar kalender peta aplikasi hp jadul",
    parts: [
      {
        id: "page",
        title: "Satu halaman, dari sampul sampai ucapan",
        text: [
          "Sampul menyapa tamu dengan namanya dan menyebut siapa yang mengirim. Setelah “Buka Undangan” diketuk, atau halaman digulir, tampak isi undangan: acara, peta, konfirmasi kehadiran, dan ucapan.",
        ],
        picture: {
          name: "guest-cover",
          shape: "phone",
          alt: "Sampul undangan Rani dan Dimas di ponsel, menyapa Bapak Hadi Wiranto.",
        },
      },
      {
        id: "can",
        title: "Yang bisa dilakukan tamu",
        text: ["Semuanya tanpa masuk dan tanpa akun."],
        points: [
          {
            term: "Simpan ke kalender",
            text: "setiap acara, dengan jam dan zona waktunya; juga lewat Google Calendar",
          },
          { term: "Buka peta", text: "langsung ke tautan peta yang Anda tempel" },
          {
            term: "Konfirmasi kehadiran",
            text: "dan mengubahnya lagi lewat tautan yang sama sampai batas jawaban",
          },
          { term: "Mode mudah", text: "huruf besar, kontras tinggi, tanpa gerak, untuk yang sudah sepuh" },
          { term: "Ganti bahasa", text: "bila undangan ditulis dalam dua bahasa" },
          { term: "Bagikan undangan", text: "selalu membagikan alamat umum, tidak pernah tautan pribadinya" },
        ],
        note: "Di sinyal lemah, jawaban yang belum terkirim disimpan di ponsel tamu dan dikirim begitu ada sinyal. Tamu diberi tahu dengan jujur bahwa jawabannya belum sampai.",
      },
    ],
    related: ["guest-trust", "guests-and-links", "wishes"],
  },
];
