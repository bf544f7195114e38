export default {
  lead: "Yang diatur di sini langsung berlaku, tanpa menerbitkan lagi. Tamu melihatnya sekitar satu menit kemudian.",
  saving: "Menyimpan…",
  saved: "Tersimpan. Berlaku untuk tamu dalam sekitar satu menit.",
  savedUnshown: "Tersimpan. Berlaku begitu undangan terbit.",
  takenBack: "Belum tersimpan; yang berlaku masih pengaturan sebelumnya.",
  changedElsewhere:
    "Pengaturan ini baru saja diubah di tempat lain. Yang berlaku sekarang: {{now}}. Pilihan Anda belum disimpan.",
  apply: "Terapkan",
  cancel: "Batal",
  access: {
    title: "Siapa yang boleh membuka",
    public: {
      label: "Siapa saja yang punya tautan",
      help: "Halaman langsung terbuka, juga bila tautannya diteruskan.",
    },
    password: {
      label: "Dengan kata kunci",
      help: "Isi undangan baru terlihat setelah kata kunci ditulis. Tautan pribadi membuka tanpa kata kunci.",
    },
    guests: {
      label: "Hanya tamu dengan tautan pribadi",
      help: "Alamat umum hanya memberi tahu bahwa undangan ini tertutup. Isinya terbuka lewat tautan pribadi dari daftar tamu.",
    },
    copy: {
      password:
        "Halaman ini terbuka dengan kata kunci, yang tidak ikut disalin. Salinannya hanya terbuka lewat tautan pribadi, sampai kata kunci baru ditulis di “Atur undangan”.",
      guests: "Seperti halaman ini, salinannya hanya terbuka lewat tautan pribadi.",
    },
    newPassword: "Kata kunci halaman",
    newPasswordHelp:
      "Bagikan bersama alamat halaman. Huruf besar dan kecil sama saja. Jangan pakai kata sandi akun mana pun.",
    otherPassword: "Kata kunci baru",
    otherPasswordHelp:
      "Kosongkan untuk tetap memakai yang sekarang. Setelah diganti, kata kunci lama tidak membuka halaman lagi.",
    passwordForm: "Pakai {{min}}–{{max}} karakter.",
  },
  search: {
    title: "Mesin pencari",
    label: "Boleh muncul di Google dan mesin pencari lain",
    help: "Bila dinyalakan, siapa pun bisa menemukan halaman lewat nama. Untuk undangan keluarga biasanya tidak dinyalakan.",
    closed: "Halaman yang tertutup tidak muncul di mesin pencari.",
    child: "Undangan untuk acara anak tidak ditampilkan di mesin pencari.",
  },
  wishes: {
    title: "Ucapan",
    premoderated: "Lihat dulu sebelum tampil",
    premoderatedHelp: "Setiap ucapan baru menunggu sampai Anda atau keluarga menampilkannya.",
    filter: "Tahan ucapan dengan kata kasar",
    filterHelp: "Ucapan dengan kata kasar dalam bahasa Indonesia atau Inggris menunggu dilihat dulu.",
    filterIdle: "Saat ini semua ucapan sudah menunggu dilihat dulu.",
    room: "Buka halaman Ucapan",
  },
  capacity: {
    title: "Jumlah tempat",
    limit: "Batasi jumlah orang",
    limitHelp:
      "Setelah penuh, jawaban “Hadir” masuk daftar tunggu dan mendapat tempat begitu ada yang kosong. Satu rombongan tidak pernah dipecah.",
    heads: "Paling banyak berapa orang",
    headsForm: "Tulis angka 1 sampai 100.000.",
    below_one: "Sudah {{count}} orang mendapat tempat. Mereka tetap mendapatkannya.",
    below_other: "Sudah {{count}} orang mendapat tempat. Mereka tetap mendapatkannya.",
    unlimited: "tanpa batas",
    counting: "Menghitung yang hadir…",
    uncounted: "Yang hadir belum bisa dihitung. Pengaturan tetap bisa diubah.",
    coming: "Saat ini {{both}} akan hadir.",
    seated: "Terisi {{both}}, dari {{capacity}} tempat.",
    waiting: "Menunggu tempat: {{both}}.",
    inbox: "Di kotak masuk, belum memegang tempat: {{both}}.",
    both: "{{invitations}}, {{people}}",
    people_one: "{{count}} orang",
    people_other: "{{count}} orang",
    invitations_one: "{{count}} undangan",
    invitations_other: "{{count}} undangan",
    overtake: "Rombongan kecil boleh mendahului",
    overtakeHelp:
      "Bila sisa tempat belum cukup untuk rombongan di depan, rombongan lebih kecil di belakangnya boleh mendapatkannya.",
  },
  address: { title: "Alamat halaman" },
  status: {
    title: "Terbit atau tidak",
    text: "Menerbitkan, menjadwalkan, menunda, dan menarik undangan ada di menu penerbitan.",
    open: "Buka menu penerbitan",
  },
};
