import type { HelpArticle } from "../../help-article.ts";

/** The day of the feast, and what is left of it. */
export const day: HelpArticle[] = [
  {
    id: "album",
    topic: "answers",
    title: "Album kenangan dari tamu",
    summary: "Membuka album, memilih yang tampil, QR di meja, dan membawa pulang semuanya.",
    keywords: "album kenangan kiriman tamu QR meja zip arsip",
    parts: [
      {
        id: "open",
        title: "Membuka album",
        text: [
          "Di halaman “Album”, tab “Atur”, nyalakan “Terima foto dari tamu”. Tamu lalu menemukan “Tambah foto” di bagian bawah undangannya; tanpa akun, tanpa aplikasi.",
          "Foto dikecilkan di HP tamu sebelum dikirim, jadi hemat kuota. Bila sinyal putus, pengiriman berlanjut sendiri.",
        ],
        points: [
          {
            term: "QR untuk meja",
            text: "cetak kartunya; siapa pun yang memindai bisa mengirim dari HP-nya",
          },
          { term: "Buat QR baru", text: "semua QR yang sudah dicetak tidak berlaku lagi" },
          { term: "Saya melihat dulu", text: "tidak ada foto yang tampil sebelum Anda memilihnya" },
        ],
      },
      {
        id: "choose",
        title: "Memilih yang tampil",
        text: [
          "Tab “Menunggu” menunjukkan satu foto besar. Di laptop, ketuk fotonya dulu; lalu Enter menampilkan, S menyimpan tanpa menampilkan, panah kanan melewati. Di HP kedua tombolnya ada di dekat jempol.",
          "Foto yang mirip dengan yang sudah dikirim diberi tanda. Yang Anda simpan tidak dilihat tamu, dan dihapus sendiri 30 hari kemudian.",
        ],
        picture: {
          name: "album",
          shape: "desktop",
          alt: "Album foto tamu, tab Menunggu: satu foto besar dengan nama pengirimnya, dan tombol Sembunyikan dan Tampilkan.",
        },
      },
      {
        id: "after",
        title: "Sesudah acara",
        text: [
          "Halaman undangan menjadi album, dengan ucapan di antara foto-fotonya. Setiap foto bisa dilaporkan, dan pengirimnya bisa menghapusnya kapan saja, juga bila album tidak lagi menerima foto (“Foto saya”).",
          "“Siapkan unduhan” mengumpulkan semua foto yang tampil dan menunggu menjadi arsip ZIP, siap diunduh selama 7 hari. Album besar bisa diunduh dalam satu berkas di komputer, atau arsip demi arsip (300 foto per arsip) di HP.",
        ],
      },
    ],
    related: ["wishes", "guest-data"],
  },
  {
    id: "door",
    topic: "answers",
    title: "Penerima tamu di hari-H",
    summary: "Menyiapkan HP di pintu, melihat siapa yang sudah masuk, dan laporan sesudahnya.",
    keywords:
      "pintu check-in registrasi ulang scan kode QR buku tamu hadir datang VIP suvenir usher resepsionis",
    parts: [
      {
        id: "prepare",
        title: "Sebelum hari-H",
        text: [
          "Di halaman “Penerima Tamu”, tab “Siapkan” menuntun Anda langkah demi langkah. Setiap HP di pintu memakai tautan dengan PIN, tanpa akun.",
        ],
        steps: [
          "Buat tautan penerima tamu: satu untuk setiap orang, atau satu untuk seluruh meja.",
          "Buka tautannya di HP yang akan dipakai, masukkan PIN, lalu ikuti “Siapkan HP ini”.",
          "Arahkan kameranya ke kode uji, dan tunggu sampai semua tanda HP itu hijau.",
          "Cetak daftar pintu sebagai cadangan.",
        ],
        picture: {
          name: "door-ready",
          shape: "desktop",
          alt: "Penerima Tamu, Siapkan: acara yang punya pintu, tautan Joko dan Rina, dan HP yang siap.",
        },
      },
      {
        id: "phone",
        title: "Di HP penerima tamu",
        text: [
          "Sesudah disiapkan sekali, HP bekerja tanpa sinyal; catatannya terkirim sendiri begitu ada sinyal. Di HP tampak nama, kelompok, tanda, dan jumlah kursi tamu, tanpa nomor HP.",
        ],
        points: [
          {
            term: "Tinjau",
            text: "kode dibaca, pilih berapa orang yang datang, lalu persilakan; untuk rombongan yang datang bertahap",
          },
          { term: "Langsung", text: "begitu kode terbaca tamu langsung masuk; untuk antrean panjang" },
          {
            term: "Cari nama",
            text: "ketik sebagian nama, asal, atau kelompoknya; salah ketik sedikit tidak apa-apa",
          },
          {
            term: "Tamu di luar daftar",
            text: "dicatat dengan nama dan dari siapa; amplop dan suvenirnya bisa dicatat juga",
          },
          { term: "Urungkan", text: "untuk yang baru saja dicatat; di “Riwayat” juga untuk yang lebih lama" },
          { term: "Latihan", text: "mencoba semuanya tanpa ada yang tercatat" },
          {
            term: "Tamu kehormatan",
            text: "saat tamu bertanda VIP datang, keluarga ditelepon sekali ketuk; nomornya dari bagian “Kontak keluarga” di undangan",
          },
        ],
        picture: {
          name: "door-phone",
          shape: "phone",
          alt: "HP penerima tamu: nama dicari, dengan tanda siapa yang sudah masuk.",
        },
      },
      {
        id: "screen",
        title: "Layar sapa di pintu masuk",
        text: [
          "TV, proyektor, atau laptop di pintu masuk menyapa tamu yang baru dipersilakan masuk, lengkap dengan mejanya bila sudah diatur. Saat sepi, layar menampilkan susunan acara, ucapan, dan foto. Layar hanya menerima nama dan meja, tanpa nomor HP atau catatan.",
        ],
        steps: [
          "Di tab “Siapkan”, buat tautan layar dan pilih apa yang tampil.",
          "Buka tautannya di browser perangkat yang tersambung ke layar (Chrome, Edge, atau Safari keluaran 2023 atau sesudahnya).",
          "Tekan F untuk layar penuh.",
        ],
        points: [
          {
            term: "Panah kanan dan kiri",
            text: "nama atau gambar berikutnya dan sebelumnya; begitu pula tombol remote dan penunjuk presentasi",
          },
          { term: "Spasi atau OK", text: "jeda dan lanjut" },
          { term: "Tidak disapa", text: "tamu yang lebih suka masuk tanpa namanya tampil" },
          {
            term: "Tanda kecil di sudut",
            text: "layar sedang tanpa sinyal; sapaan menyusul sendiri begitu tersambung lagi",
          },
        ],
        picture: {
          name: "greeting-screen",
          shape: "desktop",
          alt: "Layar sapa: nama tamu yang baru masuk dan mejanya, dalam gaya tema undangan.",
        },
      },
      {
        id: "live",
        title: "Saat tamu datang",
        text: [
          "Tab “Langsung” menunjukkan berapa orang dan undangan yang sudah masuk, siapa tamu kehormatan yang masih ditunggu, dan kira-kira berapa porsi lagi. Angkanya diperbarui sendiri setiap sepuluh detik selama halaman terbuka.",
        ],
        points: [
          {
            term: "Terima tamu",
            text: "untuk keluarga yang berdiri di pintu tanpa HP khusus; tamu di luar daftar juga bisa",
          },
          {
            term: "Perlu diputuskan",
            text: "dua HP tanpa sinyal menerima undangan yang sama: urungkan salah satunya, atau katakan bahwa orangnya memang berbeda",
          },
          { term: "Tamu kehormatan", text: "tamu yang bertanda VIP di daftar tamu" },
        ],
        picture: {
          name: "door-live",
          shape: "desktop",
          alt: "Penerima Tamu, Langsung: berapa orang sudah masuk, yang masih ditunggu, dan yang perlu diputuskan.",
        },
      },
      {
        id: "after",
        title: "Sesudah acara",
        text: [
          "Tab “Sesudahnya” menyebut siapa yang datang, jam berapa, diterima siapa, siapa yang tidak datang, dan siapa yang di luar daftar. Pemilik dan editor bisa mengunduh semuanya sebagai Excel atau CSV. Di “Kirim”, ucapan terima kasih ditujukan kepada yang datang.",
        ],
      },
    ],
    related: ["guests-and-links", "reading-answers", "team"],
  },
  {
    id: "gift-book",
    topic: "answers",
    title: "Amplop & Kado: mencatat dan mengingat",
    summary:
      "Mencatat amplop dengan cepat, menghitung berdua, mengucapkan terima kasih, dan mengingatnya bertahun-tahun.",
    keywords:
      "amplop kado buku sumbangan nominal titipan transfer hitung selisih kondangan balasan catatan karangan bunga",
    parts: [
      {
        id: "write",
        title: "Mencatat satu per satu",
        text: [
          "Buka “Amplop & Kado” (khitanan: “Buku Sumbangan”). Enter berpindah dari nama ke nominal, lalu menyimpan; nomor amplop maju sendiri. Di ponsel ada papan angka.",
        ],
        points: [
          { term: "500 atau 500rb", text: "Rp500.000" },
          { term: "1,5jt", text: "Rp1.500.000" },
          { term: "Nomor dari pintu", text: "nama tamunya terisi sendiri" },
          { term: "Tanpa sinyal", text: "yang Anda ketik disimpan di perangkat dan dikirim kemudian" },
        ],
        note: "Bila nomornya sudah dicatat orang lain, kami bertanya dulu. Tidak ada yang tertimpa.",
      },
      {
        id: "count",
        title: "Menghitung berdua",
        text: [
          "Di “Hitung bersama”, dua orang menulis isi amplop yang sama tanpa saling melihat. Yang cocok langsung masuk buku; yang berbeda diselesaikan pemilik.",
        ],
      },
      {
        id: "who",
        title: "Siapa yang boleh melihat",
        text: [
          "Hanya pemilik, dan orang yang ditunjuknya lewat “Hak akses”. Yang boleh mencatat hanya melihat catatannya sendiri, tanpa jumlah. Bila undangan berganti pemilik, pemilik baru menunjuk lagi. Nominal tidak pernah masuk notifikasi, laporan, atau berkas tamu; selain di buku ini, hanya ada di salinan data pemilik.",
          "Di “Kirim”, ucapan terima kasih untuk “Yang memberi, belum diucapkan terima kasih” menyebut jenis pemberiannya lewat {pemberian}: kado, karangan bunga, atau tanda kasih. Nominal tidak bisa disebut.",
        ],
      },
      {
        id: "declared",
        title: "Tamu yang sudah mengirim",
        text: [
          "Di bagian rekening, tamu bisa mengetuk “Saya sudah mengirim”. Kabarnya menunggu di buku sampai Anda mencocokkannya dengan rekening. Uangnya tidak pernah melewati Janur.",
        ],
        picture: {
          name: "gift-book",
          shape: "desktop",
          alt: "Buku amplop dan kado: jumlah terkumpul, yang diterima lewat amplop dan transfer, dan satu kabar yang menunggu dikonfirmasi.",
        },
      },
      {
        id: "memory",
        title: "Riwayat amplop",
        text: [
          "“Riwayat amplop” mencari sebuah nama di semua acara Anda, dan di pemberian keluarga Anda yang Anda catat di sana. Buka sebelum berkunjung.",
        ],
        note: "Bila seorang tamu meminta datanya dihapus, pemberiannya tetap tercatat tanpa nama.",
      },
    ],
    related: ["gifts", "door", "sending"],
  },
];
