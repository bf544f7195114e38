/** One row of the specification's tables of routes, as a host of the demo sees it. */
export interface SpecifiedRoute {
  /** `{id}` stands for an invitation of theirs. */
  path: string;
  /** Of the tab, before " · Janur". */
  title: string;
  /** The page's one heading of level 1. */
  heading: string | RegExp;
}

/** Nobody needs to have signed in for these. */
export const publicRoutes: readonly SpecifiedRoute[] = [
  {
    path: "/",
    title: "Undangan digital seindah undangan cetak",
    heading: "Undangan digital seindah undangan cetak.",
  },
  { path: "/sign-in", title: "Masuk", heading: "Masuk ke Janur" },
  { path: "/sign-in-2", title: "Masuk", heading: "Masuk ke Janur" },
  { path: "/sign-up", title: "Daftar", heading: "Buat akun Janur" },
  { path: "/otp", title: "Masuk dengan nomor HP", heading: "Masuk dengan nomor HP" },
  { path: "/try", title: "Coba tanpa akun", heading: "Selamat datang. Anda mengundang untuk acara apa?" },
  { path: "/themes", title: "Tema undangan", heading: "Tema undangan" },
  { path: "/forgot-password", title: "Lupa kata sandi", heading: "Lupa kata sandi" },
];

/** These stand for themselves, whoever asks. */
export const statelessRoutes: readonly SpecifiedRoute[] = [
  { path: "/401", title: "Perlu masuk", heading: "Silakan masuk dahulu" },
  { path: "/403", title: "Tidak ada akses", heading: "Anda tidak memiliki akses ke halaman ini" },
  { path: "/404", title: "Halaman tidak ditemukan", heading: "Oops! Page Not Found!" },
  { path: "/500", title: "Ada gangguan", heading: "Oops! Something went wrong :')" },
  { path: "/503", title: "Sedang dirawat", heading: "Janur sedang dalam perawatan" },
  { path: "/tidak/ada", title: "Halaman tidak ditemukan", heading: "Oops! Page Not Found!" },
  { path: "/clerk/sign-in", title: "Masuk lewat Clerk", heading: /Clerk/ },
  { path: "/clerk/sign-up", title: "Daftar lewat Clerk", heading: /Clerk/ },
  { path: "/clerk/user-management", title: "Akun Clerk", heading: /Clerk/ },
];

/** The authenticated group. */
export const privateRoutes: readonly SpecifiedRoute[] = [
  { path: "/", title: "Beranda", heading: /Rani|admin/i },
  { path: "/dashboard", title: "Statistik", heading: "Statistik" },
  { path: "/about-me", title: "Tentang saya", heading: "Tentang saya" },
  { path: "/profile", title: "Profil", heading: "Profil" },
  { path: "/tasks", title: "Tugas", heading: "Tugas" },
  { path: "/gifts", title: "Riwayat amplop", heading: "Riwayat amplop" },
  { path: "/chats", title: "Percakapan", heading: "Percakapan" },
  { path: "/apps", title: "Integrasi", heading: "Pengaturan" },
  { path: "/help-center", title: "Bantuan", heading: "Pusat bantuan" },
  { path: "/invitations", title: "Undangan", heading: "Undangan" },
  { path: "/invitations/new", title: "Buat undangan", heading: /Anda mengundang untuk acara apa\?/ },
  { path: "/invitations/help", title: "Panduan undangan", heading: "Panduan undangan" },
  { path: "/invitations-edit", title: "Belum selesai", heading: "Belum selesai" },
  { path: "/settings", title: "Pengaturan", heading: "Pengaturan" },
  { path: "/settings/account", title: "Akun", heading: "Pengaturan" },
  { path: "/settings/appearance", title: "Tampilan", heading: "Pengaturan" },
  { path: "/settings/display", title: "Tata letak", heading: "Pengaturan" },
  { path: "/settings/notifications", title: "Notifikasi", heading: "Pengaturan" },
];

/** For staff; others are shown the page of 403 there. */
export const staffRoutes: readonly SpecifiedRoute[] = [
  { path: "/users", title: "Pengguna", heading: "Pengguna" },
  { path: "/users/reports", title: "Laporan", heading: "Laporan" },
  { path: "/users/health", title: "Layanan", heading: "Layanan" },
];

/** Of one invitation: only its team may open them. */
export const invitationRoutes: readonly SpecifiedRoute[] = [
  { path: "/invitations/{id}", title: "Ringkasan", heading: "Rani & Dimas" },
  { path: "/invitations/edit/{id}", title: "Isi undangan", heading: "Rani & Dimas" },
  { path: "/invitations/{id}/published", title: "Sudah terbit", heading: "Rani & Dimas" },
  { path: "/invitations/{id}/guests", title: "Tamu", heading: "Tamu" },
  { path: "/invitations/{id}/send", title: "Kirim", heading: "Kirim" },
  { path: "/invitations/{id}/rsvp", title: "Kehadiran", heading: "Kehadiran" },
  { path: "/invitations/{id}/seats", title: "Tempat duduk", heading: "Tempat duduk" },
  { path: "/invitations/{id}/wishes", title: "Ucapan", heading: "Ucapan" },
  { path: "/invitations/{id}/check-in", title: "Penerima Tamu", heading: "Penerima Tamu" },
  { path: "/invitations/{id}/gifts", title: "Amplop & Kado", heading: "Amplop & Kado" },
  { path: "/invitations/{id}/album", title: "Album", heading: "Album" },
  { path: "/invitations/{id}/stats", title: "Statistik", heading: "Statistik" },
  { path: "/invitations/{id}/team", title: "Keluarga & Tim", heading: "Keluarga & Tim" },
  { path: "/invitations/{id}/settings", title: "Atur undangan", heading: "Atur undangan" },
];
