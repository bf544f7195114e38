/* What is said in place of the application. */
export default {
  accountClosed: {
    title: "Akun ini ditutup",
    lead: "Tim Janur menutup akun {{email}}. Undangan dan tamu di dalamnya tidak bisa dibuka dari sini.",
    leadUnnamed: "Tim Janur menutup akun ini. Undangan dan tamu di dalamnya tidak bisa dibuka dari sini.",
    only: "Hanya Anda yang membaca ini, karena Anda masuk dengan benar.",
    label: "Menurut Anda ini keliru? Ceritakan kepada kami",
    submit: "Kirim keberatan",
    sent: "Keberatan Anda sudah kami terima. Tim Janur membacanya; bila akun dibuka kembali, Anda bisa masuk seperti biasa.",
    more: "Tulis lagi",
    missing: "Tuliskan dahulu keberatan Anda.",
    signOut: "Keluar",
  },
  withoutProject: {
    title: "Janur belum siap dibuka",
    text: "Pemasangan di alamat ini belum selesai. Data Anda tidak terpengaruh; silakan coba lagi nanti.",
    forBuilder:
      "Untuk pemasang: aplikasi ini dibangun tanpa nama proyek Firebase. Tulis {{name}} di web/.env.<alias>, lalu bangun lagi (docs/operations.md).",
  },
};
