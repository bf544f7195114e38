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
          "Di “Mempelai” (di acara lain “Yang punya acara”), setiap orang punya nama panggilan (untuk sampul), nama lengkap dengan gelar, dan nama orang tua. Nama satu kata adalah nama lengkap; tidak perlu ditambah apa pun.",
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
    screen: { to: "unfinished", text: "Buka Belum selesai" },
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
          "“Tambah bagian” memberi pilihan: cerita, hitung mundur, susunan acara, turut mengundang, hadiah, siaran langsung, dan lainnya. Setiap bagian bisa dinaikkan, diturunkan, digandakan, dihapus, atau hanya disembunyikan: di ponsel dengan mata di daftar bagian, di mana pun dengan mematikan “Tampilkan di halaman”.",
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
          "Alamat yang diawali https:// menjadi tautan dengan sendirinya. Supaya bintang atau garis bawah tetap terlihat, tulis garis miring terbalik di depannya: \\*.",
        ],
      },
      {
        id: "theme",
        title: "Tema",
        text: [
          "Tema hanya mengatur rupa. Mengganti tema tidak mengubah satu kata pun, dan tamu baru melihatnya setelah diterbitkan. Coba beberapa, lihat di pratinjau, lalu pilih.",
          "Bulatan warna di samping judul Tema mengganti warna seluruh halaman: kain, bunga, atau emasnya ikut berganti. Bulatan pertama adalah warna aslinya.",
          "Di “Warna, huruf, dan ornamen” warna tombol, kertas, dan ornamen bisa diganti, begitu juga hurufnya. Warna yang terlalu pudar untuk dibaca digeser ke warna terdekat yang terbaca, dan Janur mengatakannya. Perubahan disimpan per tema: kembali ke tema itu, dan semuanya masih ada.",
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
    keywords: "bentrok konflik bersamaan pasangan keluarga hilang tersimpan offline",
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
            term: "Offline, aman",
            text: "aman di sini, dikirim begitu tersambung",
          },
          {
            term: "Belum tersimpan: ada isian yang perlu diperbaiki",
            text: "ketikan tetap ada; perbaiki isian yang ditandai",
          },
        ],
      },
    ],
    screen: { to: "unfinished", text: "Buka Belum selesai" },
    related: ["sections-and-theme", "publish"],
  },
  {
    id: "versions",
    topic: "content",
    title: "Mengurungkan perubahan dan riwayat versi",
    summary: "Kembali ke isi sebelumnya, satu langkah atau beberapa hari.",
    keywords: "undo redo urungkan batalkan kembali lama sejarah cadangan pulihkan salah hapus",
    parts: [
      {
        id: "steps",
        title: "Satu langkah",
        text: [
          "Panah di layar isi (di ponsel “Ulangi” ada di balik tiga titik), atau Ctrl+Z dan Ctrl+Shift+Z, berlaku untuk semua bagian: tulisan, urutan, tema, usulan yang diterima, dan versi yang dikembalikan. Yang ditulis orang lain sementara itu tetap ada.",
        ],
      },
      {
        id: "history",
        title: "Riwayat versi",
        text: ["Selama Anda menulis, Janur menyimpan versi dengan sendirinya, juga setiap kali terbit."],
        steps: [
          "Di layar isi, buka menu di samping tombol terbit, lalu “Riwayat versi”.",
          "Pilih satu versi: yang berubah sejak itu ditulis satu per satu, dan tampilannya bisa dilihat.",
          "Ketuk “Kembalikan versi ini”. Isi sekarang tetap tersimpan sebagai versi.",
        ],
        picture: {
          name: "versions",
          shape: "desktop",
          alt: "Riwayat versi di samping layar isi: kolom untuk menamai versi sekarang, dan versi-versi sebelumnya.",
        },
        note: "Beri nama versi yang penting: yang bernama tidak akan dibuang. Tamu tetap melihat yang terbit sampai Anda menerbitkan lagi.",
      },
    ],
    screen: { to: "unfinished", text: "Buka Belum selesai" },
    related: ["two-editors", "publish", "proof-reading"],
  },
  {
    id: "proof-reading",
    topic: "content",
    title: "Meminta keluarga memeriksa nama dan jam",
    summary: "Orang tua memeriksa dan mengusulkan lewat tautan, tanpa akun; Anda yang memutuskan.",
    keywords: "cek periksa ejaan gelar salah tulis usulan perbaikan koreksi persetujuan setuju mertua",
    parts: [
      {
        id: "ask",
        title: "Mengirim tautan",
        text: [],
        steps: [
          "Di Keluarga & Tim, ketuk “Buat tautan penolong” dan centang “Memeriksa nama”.",
          "Pilih pihak pria atau wanita bila ia menyetujui atas nama keluarganya.",
          "Kirim tautannya. Di sana ia melihat nama, gelar, tanggal, dan jam dari draf.",
        ],
        picture: {
          name: "helper-link",
          shape: "desktop",
          alt: "Tautan penolong baru: “Memeriksa nama” dicentang, dan pilihan pihak pria atau wanita.",
        },
      },
      {
        id: "decide",
        title: "Memutuskan",
        text: [
          "Usulan datang sebagai notifikasi di lonceng dan menunggu di layar isi. “Terima” memasukkannya ke draf, “Tolak” membiarkan draf; yang telanjur diterima bisa diurungkan.",
          "Sebelum terbit tampak siapa yang sudah menyetujui. Persetujuan gugur bila nama, tempat, atau jam berubah sesudahnya.",
        ],
      },
    ],
    related: ["names-and-places", "team", "versions"],
  },
  {
    id: "photos",
    topic: "content",
    title: "Foto: mengirim, memotong, dan keterangan",
    summary: "Foto apa yang bisa dipakai, dan bagian mana yang tampak.",
    keywords:
      "gambar galeri sampul heic iphone jpeg png webp crop potong titik fokus wajah terpotong gagal unggah",
    parts: [
      {
        id: "send",
        title: "Mengirim foto",
        text: [
          "JPEG, PNG, atau WebP; beberapa sekaligus boleh. Foto dikecilkan di ponsel sebelum dikirim, dan tempat pemotretan di dalam berkasnya dibuang. Tanpa sinyal, pengiriman dilanjutkan nanti.",
          "Foto HEIC dari iPhone bisa dipilih langsung di iPhone. Di perangkat lain yang tidak bisa membukanya, bagikan dulu sebagai JPEG.",
        ],
        picture: {
          name: "photo",
          shape: "desktop",
          alt: "Bagian Galeri terbuka: foto-fotonya dan tempat menambahkan di kiri, pratinjau ponsel di kanan.",
        },
      },
      {
        id: "crop",
        title: "Bagian yang tampak",
        text: [
          "Setiap tema punya bingkai sendiri. Di “Atur potongan” geser foto sampai wajahnya tampak, dan perbesar bila perlu. Bagian itu tetap tampak di semua bingkai, juga di pratinjau tautan. Fotonya sendiri tidak dipotong.",
        ],
        note: "Tulis “Apa yang tampak di foto”: itu yang didengar tamu yang tidak bisa melihat.",
      },
    ],
    related: ["sections-and-theme", "what-guests-see", "music"],
  },
  {
    id: "music",
    topic: "content",
    title: "Lagu di halaman undangan",
    summary: "Satu lagu milik Anda, yang baru terdengar setelah tamu membuka undangan.",
    keywords: "musik mp3 m4a lagu suara backsound hak cipta mati otomatis",
    parts: [
      {
        id: "add",
        title: "Menambahkan lagu",
        text: [],
        steps: [
          "Tambahkan bagian “Musik”, lalu centang bahwa Anda boleh memakai lagunya.",
          "Ketuk “Pilih lagu”: MP3 atau M4A sampai 8 MB, paling lama 10 menit. Bila centangnya dilepas, lagu tersimpan tetapi tidak diputar.",
        ],
      },
      {
        id: "guests",
        title: "Di ponsel tamu",
        text: [
          "Lagu mulai setelah “Buka Undangan” diketuk, tidak pernah dengan sendirinya, dan berhenti bila tamu berpindah ke aplikasi lain. Tombol untuk mematikannya selalu ada, dan lagunya baru diunduh setelah ketukan itu.",
        ],
      },
    ],
    related: ["sections-and-theme", "photos"],
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
    related: ["qris", "invited-only", "guest-trust"],
  },
  {
    id: "qris",
    topic: "content",
    title: "QRIS di halaman undangan",
    summary: "Memasang gambar QRIS Anda sendiri, dan apa yang kami periksa sebelum tamu melihatnya.",
    keywords: "qris kode qr pembayaran scan pindai barcode merchant statis nominal gambar buram",
    parts: [
      {
        id: "add",
        title: "Memasang gambar QRIS",
        text: [
          "QRIS adalah satu kode QR untuk semua bank dan dompet digital. Janur menampilkan gambar milik Anda; kodenya tidak kami buat dan tidak kami ubah, dan uangnya tidak melewati Janur.",
        ],
        steps: [
          "Unduh gambar QRIS dari aplikasi bank atau dompet digital Anda.",
          "Di bagian “Hadiah”, pilih gambar itu pada “Gambar QRIS”.",
          "Cocokkan nama penerima yang kami baca dari kodenya. Tamu melihat nama yang sama di samping kode.",
          "Coba pindai sekali dari pratinjau sebelum menerbitkan.",
        ],
        note: "Pilih QRIS statis, yang nominalnya diisi tamu. QRIS untuk satu kali pembayaran kami tolak, karena tamu berikutnya tidak bisa memakainya.",
      },
      {
        id: "unreadable",
        title: "Kode QR belum terbaca",
        text: [
          "Kode kami baca sebelum gambarnya disimpan, supaya tamu tidak memindai gambar yang rusak. Bila ditolak, biasanya karena salah satu dari ini.",
        ],
        points: [
          {
            term: "Gambarnya terpotong atau buram",
            text: "pakai gambar asli dari aplikasi, bukan foto layar",
          },
          { term: "Kodenya bukan QRIS", text: "misalnya kode untuk menambah teman atau membuka tautan" },
        ],
      },
      {
        id: "guests",
        title: "Yang dilakukan tamu",
        text: [
          "Tamu menyimpan gambarnya, lalu membukanya di aplikasi bank atau dompet digital, atau memindai dari layar lain. Siapa yang melihat QRIS mengikuti pilihan bagian “Hadiah”: semua tamu, atau hanya tamu dengan tautan pribadi.",
        ],
      },
    ],
    related: ["gifts", "guest-trust"],
  },
];
