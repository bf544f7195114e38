export default {
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
};
