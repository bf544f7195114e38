export default {
  network: "Tidak ada koneksi. Periksa sinyal, lalu coba lagi.",
  fault: "Ada gangguan di pihak kami. Yang sudah tersimpan tetap aman; coba lagi sebentar lagi.",
  heading: "Belum bisa dimuat",
  retry: "Coba lagi",
  liveLost: "Pembaruan langsung terputus. Yang tampak mungkin belum yang terbaru.",
  "auth/required": "Anda perlu masuk lagi untuk melanjutkan.",
  "auth/sign-in-again": "Untuk hal ini Anda perlu masuk lagi sebentar. Belum ada yang berubah.",
  "account/closed": "Akun ini sudah ditutup oleh tim Janur, jadi tindakan ini tidak dijalankan.",
  "account/choices-changed":
    "Undangan Anda berubah sejak halaman ini dibuka. Belum ada yang dihapus; periksa lagi pilihannya.",
  "export/not-ready": "Salinan data ini sudah tidak tersedia. Data Anda aman; mintalah salinan baru.",
  "export/too-large": "Daftar ini terlalu besar untuk satu berkas Excel. Datanya aman; unduhlah sebagai CSV.",
  "team/not-allowed": "Peran Anda di undangan ini tidak mencakup tindakan itu. Mintalah kepada pemiliknya.",
  "team/invite-invalid":
    "Tautan ini tidak berlaku lagi: sudah dipakai, dicabut, atau kedaluwarsa. Mintalah tautan baru.",
  "team/invite-used": "Orang ini sudah bergabung. Keluarkan dari daftar anggota bila perlu.",
  "team/already-member": "Akun ini sudah menjadi anggota tim undangan ini.",
  "team/other-email":
    "Tautan ini untuk alamat e-mail lain. Masuklah dengan alamat itu, atau mintalah tautan baru.",
  "team/email-unverified":
    "Alamat e-mail akun ini belum dikonfirmasi. Buka tautan di e-mail dari kami, lalu coba lagi.",
  "team/member-not-found": "Orang ini sudah tidak ada di tim.",
  "team/owner-stays": "Undangan selalu punya pemilik. Serahkan dulu kepada anggota lain.",
  "team/limit-reached": "Tim undangan ini sudah penuh. Keluarkan anggota atau cabut ajakan dulu.",
  "pass/invalid": "Tautan penolong ini tidak kami kenal.",
  "pass/revoked": "Tautan ini sudah dicabut dan tidak bisa diubah lagi. Buat tautan baru bila perlu.",
  "pass/over": "Masa berlaku tautan penolong ini sudah habis.",
  "pass/pin-required": "Tautan penolong ini dijaga PIN.",
  "pass/wrong-pin": "PIN ini belum cocok. Periksa lagi.",
  "pass/not-allowed": "Tugas ini tidak termasuk dalam tautan penolong.",
  "pass/not-found": "Tautan penolong ini sudah tidak ada.",
  "pass/limit-reached":
    "Tautan penolong yang berlaku sudah mencapai batas. Cabut yang tidak diperlukan lagi, lalu coba lagi.",
  "door/not-found": "Catatan kedatangan ini sudah tidak ada, mungkin tamunya sudah dihapus.",
  "gift/envelope-taken": "Nomor amplop itu sudah dicatat. Periksa nomornya, atau simpan keduanya.",
  "gift/changed":
    "Catatan ini baru saja diubah orang lain. Lihat isinya sekarang, lalu koreksi lagi bila perlu.",
  "gift/not-found": "Catatan itu tidak kami temukan. Mungkin sudah dikeluarkan dari buku.",
  "gift/counted": "Amplop itu sudah dihitung. Bila ada yang berbeda, selesaikan di daftar selisih.",
  "gift/full": "Buku ini sudah penuh. Yang sudah dicatat tetap aman.",
  "gift/none-here": "Acara ini tidak mencatat kado.",
  "seating/full": "Denah ini sudah penuh: tidak muat lebih banyak meja, benda, aturan, atau tamu.",
  "door/full": "Catatan di pintu ini sudah penuh, jadi tidak ada lagi yang dapat ditulis.",
  "correction/not-found": "Usulan ini sudah tidak ada. Draf Anda tetap seperti semula.",
  "correction/stale":
    "Tulisan ini sudah berubah sejak diusulkan. Draf Anda tetap seperti semula; bandingkan dulu, lalu ubah sendiri bila perlu.",
  "correction/limit-reached": "Usulan yang menunggu sudah mencapai batas. Putuskan beberapa dulu.",
  "input/invalid": "Ada isian yang belum sesuai. Periksa lagi, lalu simpan.",
  "input/too-large": "Isi undangan terlalu panjang. Ringkas beberapa bagian, lalu simpan lagi.",
  "invitation/not-found": "Undangan ini tidak kami temukan, atau akun Anda tidak memiliki akses.",
  "invitation/limit-reached": "Jumlah undangan di akun ini sudah mencapai batas.",
  "invitation/wrong-status": "Status undangan sudah berubah. Muat ulang halaman ini.",
  "draft/conflict": "Undangan ini juga diubah di tempat lain.",
  "version/not-found": "Versi ini sudah tidak disimpan. Draf Anda tetap seperti semula; pilih versi lain.",
  "version/limit-reached":
    "Sudah ada 30 versi bernama, yang terbanyak untuk satu undangan. Semuanya aman; lepaskan satu nama dulu.",
  "slug/taken": "Alamat itu sudah dipakai undangan lain. Pilih yang lain.",
  "slug/reserved": "Alamat itu dipakai oleh Janur sendiri. Pilih yang lain.",
  "publish/incomplete": "Undangan belum lengkap untuk diterbitkan.",
  "publish/sender-unnamed": "Tamu perlu tahu siapa yang mengirim. Isi nama Anda dulu.",
  "guest/not-found": "Tamu ini sudah tidak ada di daftar.",
  "guest/limit-reached": "Daftar tamu sudah mencapai batas.",
  "sending/template-changed": "Template ini baru saja berubah di Meta. Pilih lagi, lalu periksa isinya.",
  "sending/template-limit":
    "Naskah yang disimpan sudah penuh. Yang ini belum tersimpan; hapus satu yang tidak dipakai, lalu coba lagi.",
  "guest/undo-over":
    "Perubahan tetap berlaku: hanya bisa diurungkan dalam satu menit. Ubah lagi tamunya bila perlu.",
  "branch/full": "Kuota daftar penolong ini sudah penuh.",
  "branch/decided": "Nama ini sudah diputuskan keluarga.",
  "guest/views-changed":
    "Seseorang baru saja mengubah daftar tampilan ini. Daftarnya sudah dimuat ulang; simpan sekali lagi.",
  "guest/import-changed":
    "Ada yang mengimpor berkas ini dari awal lagi. Pilih sekali lagi untuk melihat sampai di mana.",
  "link/invalid": "Tautan itu tidak berlaku lagi.",
  "rsvp/closed": "Konfirmasi kehadiran sudah ditutup.",
  "rsvp/not-allowed": "Jawaban hanya bisa dikirim lewat tautan pribadi.",
  "rsvp/too-many-people": "Jumlah orang melebihi tempat yang tersedia.",
  "rsvp/conflict": "Jawaban ini sudah diubah di tempat lain.",
  "rsvp/group-full": "Tautan grup ini sudah menerima jawaban sebanyak batasnya.",
  "page/locked": "Undangan ini tertutup. Buka lewat tautan pribadi atau dengan kata kuncinya.",
  "page/wrong-password": "Kata kunci itu tidak cocok. Periksa lagi, atau tanyakan kepada keluarga.",
  "album/closed": "Album ini tidak sedang menerima foto.",
  "album/full": "Album sudah penuh untuk saat ini.",
  "album/not-found": "Foto ini sudah tidak ada.",
  "wish/not-found": "Ucapan ini sudah tidak ada.",
  "chat/closed": "Percakapan ini sudah ditutup. Yang sudah ditulis tetap tersimpan.",
  "chat/not-found": "Percakapan ini tidak ada, atau bukan untuk akun Anda.",
  "wish/closed": "Ucapan sudah ditutup.",
  "report/not-found": "Laporan ini sudah tidak ada.",
  "service/paused":
    "Bagian ini sedang kami hentikan sebentar. Yang sudah tersimpan aman, dan isian Anda tetap di sini. Coba lagi nanti.",
  "service/busy":
    "Banyak orang sedang mengubah hal yang sama, jadi perubahan Anda belum masuk. Tunggu sebentar, lalu coba lagi.",
  "staff/second-factor":
    "Tindakan admin memerlukan verifikasi dua langkah. Pasang di Pengaturan, Akun, atau masuk lagi dengan kodenya.",
  "staff/only": "Bagian ini untuk admin Janur.",
  "staff/account-not-found": "Akun ini sudah tidak ada.",
  "staff/last-admin": "Ini admin terakhir yang aktif. Tunjuk admin lain dulu.",
  "staff/own-account": "Ini akun Anda sendiri. Akun Anda tetap ada; hapuslah lewat pengaturan akun.",
  "integration/not-found": "Integrasi ini sudah diputus, atau akun Anda tidak memiliki akses.",
  "integration/limit-reached":
    "Undangan ini sudah punya integrasi sebanyak batasnya. Putuskan salah satu dulu.",
  "integration/address-refused":
    "Alamat ini tidak bisa dihubungi dari Janur: harus https ke server di internet, tanpa kata sandi di alamatnya.",
  "integration/unreachable": "Server di alamat ini belum bisa dihubungi. Periksa ejaannya, lalu coba lagi.",
  "integration/sign-in-refused":
    "Server e-mail menolak nama pengguna atau kata sandi ini. Periksa keduanya, lalu coba lagi.",
  "integration/meta-unreachable":
    "Meta belum bisa dihubungi. Belum ada yang berubah; coba lagi sebentar lagi.",
  "integration/meta-refused":
    "Meta menolak data ini. Belum ada yang disimpan; periksa kedua ID, token, dan rahasia aplikasinya.",
  "integration/delivery-open": "Kiriman ini masih diproses. Tunggu sebentar, lalu lihat lagi.",
  "integration/mail-over":
    "E-mail ini tidak bisa dikirim ulang: sudah terkirim, masih diproses, atau tautannya tidak berlaku lagi.",
  "task/not-found": "Tugas atau lampiran ini sudah tidak ada.",
  "task/file-refused":
    "Isi berkas ini bukan gambar atau PDF yang bisa kami simpan. Lampiran lain aman. Pilih berkas JPEG, PNG, WebP, atau PDF.",
  "task/file-limit":
    "Tugas ini sudah punya 10 lampiran, yang terbanyak untuk satu tugas. Hapus yang tidak diperlukan, lalu coba lagi.",
  "task/limit-reached":
    "Papan ini sudah memuat 1.000 tugas, yang terbanyak untuk satu undangan. Yang ada tetap aman; yang dihapus baru dihitung hilang setelah 30 hari.",
  "task/comments-full":
    "Tugas ini sudah mendapat 500 komentar, yang terbanyak untuk satu tugas. Semuanya aman; lanjutkan di percakapan tim.",
  "limit/too-many-requests": "Terlalu sering dalam waktu singkat. Tunggu beberapa menit, lalu coba lagi.",
};
