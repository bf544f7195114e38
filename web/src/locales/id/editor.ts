export default {
  guide: "Panduan dan contoh kalimat",
  sender: {
    relation: "Hubungan pengirim dengan keluarga",
    phoneEnding: "Empat angka terakhir nomor pengirim",
    help: "Tamu mencocokkannya dengan nomor yang mengirim pesan, supaya tahu undangan ini asli.",
    phoneEndingForm: "Tulis empat angka terakhir, atau kosongkan.",
  },
  audience: {
    ceremony: {
      label: "Siapa yang diundang ke acara ini",
      choice: { everyone: "Semua tamu", invited: "Hanya tamu yang dipilih" },
      help: {
        everyone: "Siapa pun yang membuka halaman melihat acara ini.",
        invited:
          "Acara ini hanya tampil bagi tamu yang daftar acaranya menyebutnya, lewat tautan pribadi. Yang lain tidak melihat bahwa acara ini ada. Pilih acaranya pada setiap tamu di daftar Tamu.",
      },
    },
    gifts: {
      label: "Siapa yang melihat rekening dan alamat",
      choice: { everyone: "Semua tamu", invited: "Hanya tamu dengan tautan pribadi" },
      help: {
        everyone: "Siapa pun yang membuka halaman melihat rekening dan alamat kado.",
        invited: "Rekening dan alamat baru tampil setelah tautan pribadi dibuka.",
      },
    },
  },
  wishes: { rules: "Atur ucapan mana yang menunggu dilihat dulu" },
  question: {
    title: "Pertanyaan tambahan",
    help: "Tampil bagi tamu yang akan hadir. Tanyakan hanya yang benar-benar akan dipakai.",
    add: "Tambah pertanyaan",
    number: "Pertanyaan {{number}}",
    label: "Pertanyaan",
    kind: "Cara menjawab",
    kinds: {
      choice: "Pilih satu",
      several: "Boleh pilih beberapa",
      text: "Tulis jawaban",
      number: "Tulis angka",
    },
    options: "Pilihan jawaban",
    option: "Pilihan {{number}}",
    labelEmpty: "Belum ada katanya, jadi belum ditanyakan kepada tamu.",
    optionEmpty: "Belum ada katanya, jadi belum ditawarkan kepada tamu.",
    addOption: "Tambah pilihan",
    required: "Harus dijawab",
    requiredHelp: "Jawaban “hadir” baru terkirim setelah pertanyaan ini dijawab.",
    tags: "Hanya untuk tamu dengan tanda",
    tagsHelp: "Pisahkan dengan koma. Kosongkan untuk menanyakannya kepada semua tamu.",
    tagsPlaceholder: "Misalnya: luar kota, panitia",
    tagsProblem: {
      "too-long": "Satu tanda paling panjang {{letters}} huruf.",
      "too-many": "Paling banyak {{tags}} tanda.",
    },
  },
  theme: {
    title: "Tema",
    help: "Mengganti tema tidak mengubah satu kata pun. Tamu melihatnya setelah diterbitkan.",
    janur: { name: "Janur", about: "Pagi dan harapan: anyaman daun kelapa muda, untuk acara apa pun." },
    balang: {
      name: "Balang",
      about: "Gigi balang, tiang, dan langkan rumah Betawi: ceria, untuk khitanan juga.",
    },
    buaian: {
      name: "Buaian",
      about: "Bulan dan bintang di atas ayunan: untuk akikah, mitoni, dan tedak siten.",
    },
    forum: {
      name: "Forum",
      about: "Kertas kotak dan angka tanggal yang besar: untuk seminar dan peluncuran.",
    },
    gandum: {
      name: "Gandum",
      about: "Nama di dalam lingkaran bulir gandum: untuk pernikahan dan baptis Katolik.",
    },
    gonjong: { name: "Gonjong", about: "Songket di tepi dan atap rumah gadang: gagah, dari Minangkabau." },
    kota: { name: "Kota", about: "Hitam, putih, dan tanggal besar: seperti majalah, untuk yang punya foto." },
    laut: { name: "Laut", about: "Matahari di atas barisan ombak: untuk pesta di tepi laut." },
    layang: {
      name: "Layang",
      about: "Layang-layang di atas bukit hijau: riang, untuk khitanan dan hari anak.",
    },
    merak: { name: "Merak", about: "Bulu merak terkembang dari satu sudut: anggun, dari Sunda." },
    pesta: { name: "Pesta", about: "Untaian bendera dan nama sebesar poster: untuk ulang tahun dan reuni." },
    raudhah: {
      name: "Raudhah",
      about: "Dua ranting di bawah lengkung batu pucat: lembut, bernapaskan Islam.",
    },
    resmi: { name: "Resmi", about: "Surat dinas yang rapi: untuk rapat, kantor, dan seminar." },
    sunyi: { name: "Sunyi", about: "Kata-kata di kertas polos, tenang dan tulus." },
    taman: { name: "Taman", about: "Melati dari dua sudut: romantis, untuk siapa saja." },
    teduh: {
      name: "Teduh",
      about: "Sehelai daun, tanpa musik, hitung mundur, dan galeri: untuk haul dan tahlil.",
    },
    teratai: { name: "Teratai", about: "Teratai di air tenang: lembut, untuk Buddha, Khonghucu, dan Hindu." },
    toga: { name: "Toga", about: "Garis halus seperti ijazah: untuk wisuda dan peresmian." },
    xi: {
      name: "Xi",
      about: "Merah penuh dengan kebahagiaan ganda 囍: untuk pernikahan Tionghoa, sangjit, dan tea pai.",
    },
  },
};
