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
  },
};
