export default {
  add: "Tambah foto",
  camera: "Ambil foto",
  drop: "Bisa juga diseret ke sini atau ditempel. JPEG, PNG, atau WebP.",
  full: "Bagian ini sudah berisi {{count}} foto, sebanyak yang bisa ditampung.",
  list: "Foto di galeri",
  number: "Foto {{number}}",
  missingAlt_one:
    "{{count}} foto belum berketerangan. Boleh dibiarkan; keterangan dibacakan bagi tamu yang tidak bisa melihat.",
  missingAlt_other:
    "{{count}} foto belum berketerangan. Boleh dibiarkan; keterangan dibacakan bagi tamu yang tidak bisa melihat.",
  edit: "Ubah {{name}}",
  alt: "Apa yang tampak di foto",
  altHelp: "Dibacakan bagi tamu yang tidak bisa melihat fotonya.",
  caption: "Tulisan di bawah foto",
  photo: {
    cover: "Foto sampul",
    coverHelp: "Tiap tema menaruhnya di bingkainya sendiri. Tanpa foto pun sampulnya tetap utuh.",
    person: "Foto orang ini",
    chapter: "Foto bab ini",
    replace: "Ganti foto",
    remove: "Keluarkan",
    removed: "{{name}} dikeluarkan.",
  },
  music: {
    help: "MP3 atau M4A sampai 8 MB, paling lama 10 menit. Mulai terdengar setelah tamu mengetuk “Buka Undangan”; tamu bisa mematikannya.",
    declaration: "Saya boleh memakai lagu ini di undangan saya.",
    silent: "Lagunya tersimpan, tetapi belum diputar sampai pernyataan di atas dicentang.",
    add: "Pilih lagu",
    replace: "Ganti lagu",
    listen: "Dengarkan lagu",
    piece: "Lagu",
  },
  qris: {
    label: "Gambar QRIS",
    pays: "Kode ini membayar kepada {{merchant}}.",
    compare: "Cocokkan dengan nama Anda. Tamu melihat nama ini di samping kodenya.",
    help: "Unduh gambar QRIS dari aplikasi bank atau dompet digital Anda, lalu pilih di sini. Kodenya tidak kami ubah dan tidak kami buatkan.",
  },
  crop: {
    open: "Atur potongan",
    title: "Bagian foto yang tampak",
    preview: "Foto seperti akan tampil",
    zoom: "Perbesar",
    x: "Geser ke samping",
    y: "Geser ke atas atau ke bawah",
    use: "Pakai potongan ini",
  },
  shape: {
    label: "Bentuk di galeri",
    whole: "Utuh",
    upright: "Tegak",
    square: "Persegi",
    wide: "Melebar",
  },
  removed: "{{name}} dikeluarkan dari galeri.",
  state: {
    queued: "menunggu giliran",
    preparing: "disiapkan",
    sending: "dikirim",
    checking: "terkirim, sedang disiapkan untuk halaman",
    offline: "offline; dilanjutkan begitu ada sinyal",
    failed: "belum berhasil dikirim; fotonya masih ada di perangkat ini",
  },
  lost: {
    one: "“{{name}}” belum masuk ke “{{title}}”. {{why}}",
    several: "{{number}} berkas belum masuk ke “{{title}}”: {{names}}. Pilih lagi di undangan itu.",
    again: "Pilih lagi di undangan itu.",
  },
  refusal: {
    unsupported: "Berkas ini bukan foto JPEG, PNG, atau WebP. Foto lain tetap aman; pilih berkas yang lain.",
    heic: "Foto ini berformat HEIC dari iPhone yang tidak bisa dibuka di sini. Fotonya tetap aman di ponsel; bagikan sebagai JPEG, lalu pilih lagi.",
    broken: "Berkas ini terpotong atau rusak. Foto lain tetap aman; coba salin ulang dari ponsel asalnya.",
    "too-large":
      "Berkas ini terlalu besar untuk dibuka. Yang lain tetap aman; kecilkan dulu, lalu pilih lagi.",
    full: "Undangan ini sudah menyimpan foto sebanyak yang bisa ditampung. Yang ada tetap aman; keluarkan beberapa yang tidak dipakai.",
    "too-many":
      "Hari ini sudah banyak foto yang dikirim dari akun ini. Yang ada tetap aman; lanjutkan besok.",
    "no-code":
      "Kode QR di gambar ini belum terbaca. Gambar Anda tetap aman; pilih gambar QRIS asli dari aplikasi, tanpa dipotong dan tidak buram.",
    "no-qris":
      "Kode di gambar ini bukan QRIS atau tidak utuh. Gambar Anda tetap aman; unduh lagi gambar QRIS dari aplikasi bank atau dompet digital.",
    "no-music":
      "Berkas ini bukan lagu MP3 atau M4A. Berkas Anda tetap aman; pilih lagu dalam salah satu bentuk itu.",
    "too-long": "Lagu ini lebih dari 10 menit. Berkas Anda tetap aman; potong dulu, lalu pilih lagi.",
    "single-use":
      "QRIS ini hanya untuk satu kali pembayaran. Gambar Anda tetap aman; pilih QRIS statis, yang nominalnya diisi tamu sendiri.",
  },
  cancel: "Batalkan {{name}}",
  close: "Tutup {{name}}",
  retry: "Coba lagi",
  uploads: "Foto yang sedang dikirim",
};
