export default {
  area: "Demo penyedia akun lain",
  lead: "Halaman ini memakai Clerk, terpisah dari akun Janur. Masuk di sini tidak membuka undangan mana pun.",
  toJanur: "Ke Janur",
  pages: "Halaman demo",
  signIn: "Masuk",
  signUp: "Daftar",
  userManagement: "Kelola akun",
  signInTitle: "Masuk lewat Clerk",
  signUpTitle: "Daftar lewat Clerk",
  userManagementTitle: "Akun Clerk",
  signOut: "Keluar dari Clerk",
  loading: "Memuat Clerk",
  failed:
    "Clerk belum bisa dimuat. Akun Janur tidak terpengaruh. Periksa koneksi, lalu muat ulang halaman ini.",
  reload: "Muat ulang",
  closed: "Demo ini sedang tidak dibuka. Akun Janur Anda tidak terpengaruh.",
  missing: {
    title: "Kunci Clerk belum dipasang",
    text: "Demo ini memerlukan kunci publik (publishable key) dari aplikasi Clerk. Bagian lain Janur tidak memerlukannya.",
    malformed:
      "Kunci yang terpasang tidak berbentuk kunci publik Clerk. Kunci publik diawali pk_test_ atau pk_live_.",
    steps: [
      "Buat akun dan satu aplikasi di dashboard.clerk.com.",
      "Buka API keys, lalu salin Publishable key (diawali pk_test_ atau pk_live_).",
      "Tulis di web/.env.local sebagai VITE_CLERK_PUBLISHABLE_KEY=pk_test_…",
      "Jalankan lagi npm start, lalu muat ulang halaman ini.",
    ],
    secret: "Jangan pernah menaruh Secret key (sk_…) di sini: isi berkas ini ikut terkirim ke browser.",
  },
};
