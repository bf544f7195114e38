export default {
  updated: "Berlaku sejak 21 November 2026",
  back: "Kembali",
  privacy: {
    title: "Kebijakan privasi",
    lead: "Kami menyimpan sesedikit mungkin, memakainya hanya untuk undangan Anda, dan menghapusnya ketika tidak lagi perlu. Halaman ini mengikuti Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).",
    sections: [
      {
        title: "Siapa yang bertanggung jawab",
        text: [
          "Untuk akun Anda, penyelenggara Janur adalah pengendali data pribadi. Untuk daftar tamu, Andalah yang menentukan tujuan dan isinya; Janur memprosesnya atas nama Anda.",
          "Untuk pertanyaan atau permintaan tentang data, balas e-mail mana pun yang Anda terima dari Janur.",
        ],
      },
      {
        title: "Data yang kami simpan tentang pemilik akun",
        text: [
          "Nama yang Anda tulis, alamat e-mail atau nomor HP untuk masuk, alamat foto bila Anda masuk dengan Google, waktu pendaftaran, dan daftar undangan Anda.",
          "Kata sandi disimpan oleh layanan autentikasi dalam bentuk yang tidak dapat dibaca kembali. Kami tidak pernah melihatnya.",
          "Dasar pemrosesannya adalah persetujuan yang Anda berikan saat mendaftar dan perjanjian untuk menyediakan layanan ini.",
        ],
      },
      {
        title: "Data tamu",
        text: [
          "Nama, sapaan, dan jawaban tamu dipakai hanya oleh keluarga atau panitia untuk menyiapkan acara. Nomor HP, e-mail, dan alamat tamu hanya terlihat oleh orang yang Anda beri peran untuk itu.",
          "Menghapus tamu dari daftar menghapus juga kontak dan jawabannya, saat itu juga. Nama, jawaban, dan ucapan lain tetap ada selama undangan ada.",
          "Nomor HP dan e-mail tamu, serta catatan penerima tamu tentang mereka, dihapus otomatis 180 hari setelah acara terakhir. Tanggalnya tertulis di halaman undangan.",
          "Masukkan data tamu hanya bila Anda berhak memakainya untuk mengundang. Tamu tidak perlu akun: lewat tautan pribadinya ia dapat melihat data yang tersimpan dan menghapusnya sendiri, lengkap dengan jawaban dan ucapannya.",
          "Siapa pun dapat melaporkan sebuah undangan. Laporan tersimpan bersama salinan bagian halaman yang terbuka untuk umum.",
        ],
      },
      {
        title: "Yang tidak kami lakukan",
        text: [
          "Kami tidak menjual data, tidak memasang iklan, dan tidak memakai pelacak pihak ketiga. Halaman undangan tidak memakai cookie.",
          "Di perangkat Anda kami hanya menyimpan tanda masuk, pilihan bahasa dan tampilan, serta ketikan yang belum terkirim.",
        ],
      },
      {
        title: "Tempat penyimpanan",
        text: [
          "Data disimpan di pusat data Google Cloud di Jakarta (asia-southeast2). Layanan autentikasi Google dapat memprosesnya di negara lain dengan pelindungan yang setara, sebagaimana diatur UU PDP.",
        ],
      },
      {
        title: "Hak Anda",
        text: [
          "Anda berhak mengetahui, melihat, memperbaiki, menyalin, membatasi, dan menghapus data Anda, menarik persetujuan, serta mengajukan keberatan. Kami menjawab paling lambat 3 × 24 jam sejak permintaan diterima.",
          "Nama dapat diubah sendiri di halaman Profil. Salinan semua data Anda dan penghapusan akun ada di Pengaturan, bagian Akun. Bila terjadi kegagalan pelindungan data, kami memberi tahu Anda dan lembaga yang berwenang paling lambat 3 × 24 jam.",
        ],
      },
      {
        title: "Perubahan",
        text: [
          "Perubahan yang berarti kami kabarkan lewat e-mail sebelum berlaku. Tanggal di atas menunjukkan versi ini.",
        ],
      },
    ],
  },
  terms: {
    title: "Ketentuan layanan",
    lead: "Dengan membuat akun, Anda menyetujui hal-hal berikut. Kami menulisnya pendek supaya benar-benar dibaca.",
    sections: [
      {
        title: "Layanan",
        text: [
          "Janur membantu Anda membuat, mengirim, dan menjalankan undangan digital. Undangan yang sudah terbit tetap dapat diubah, dan tidak kami tutup hanya karena tanggal acaranya lewat.",
          "Janur tidak menyimpan atau menyalurkan uang. Nomor rekening yang Anda tampilkan adalah tanggung jawab Anda; periksa lagi sebelum menerbitkan.",
        ],
      },
      {
        title: "Akun Anda",
        text: [
          "Anda berusia paling sedikit 17 tahun atau mendapat izin orang tua atau wali. Jaga kata sandi dan kode SMS; kami tidak pernah memintanya.",
          "Segera ganti kata sandi bila orang lain mungkin mengetahuinya.",
        ],
      },
      {
        title: "Isi undangan",
        text: [
          "Tulisan, foto, dan musik tetap milik Anda. Anda mengizinkan kami menyimpan dan menampilkannya kepada tamu selama undangan itu ada.",
          "Jangan memakai Janur untuk menipu, meniru orang lain, menyebarkan kebencian, atau mengirim pesan massal kepada orang yang tidak mengenal Anda. Undangan seperti itu dapat kami tutup, dengan alasan yang kami sampaikan dan kesempatan untuk menanggapi.",
        ],
      },
      {
        title: "Tamu dan data mereka",
        text: [
          "Anda memastikan bahwa Anda boleh memakai nama dan nomor tamu untuk mengundang, dan meneruskan permintaan mereka untuk melihat atau menghapus datanya. Rinciannya ada di Kebijakan privasi.",
        ],
      },
      {
        title: "Ketersediaan dan tanggung jawab",
        text: [
          "Kami berusaha agar halaman undangan dan jawaban tamu tersedia 99,5% setiap bulan. Simpan salinan daftar tamu Anda untuk berjaga-jaga pada hari acara.",
          "Kami bertanggung jawab atas kerugian karena kesengajaan atau kelalaian berat kami. Ketentuan ini tidak mengurangi hak Anda sebagai konsumen menurut hukum Indonesia.",
        ],
      },
      {
        title: "Berhenti",
        text: [
          "Anda dapat berhenti kapan saja dan meminta akun beserta isinya dihapus. Bila layanan ini berakhir, kami memberi tahu paling sedikit 90 hari sebelumnya supaya data dapat disalin.",
        ],
      },
      {
        title: "Hukum",
        text: [
          "Ketentuan ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan dahulu dengan musyawarah. Bila naskah kedua bahasa berbeda, naskah bahasa Indonesia yang berlaku.",
        ],
      },
    ],
  },
};
