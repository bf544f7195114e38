export default {
  title: "Kabar",
  bell: "Kabar",
  bellUnread_one: "Kabar, {{shown}} belum dibaca",
  bellUnread_other: "Kabar, {{shown}} belum dibaca",
  readAll: "Tandai semua sudah dibaca",
  fresh: "Baru",
  empty: "Belum ada kabar. Jawaban, ucapan, dan kabar lain tentang undangan Anda muncul di sini.",
  emptyHere: "Belum ada kabar. Jawaban, ucapan, dan kabar lain tentang undangan ini muncul di sini.",
  answers: {
    total_one: "{{count}} undangan menjawab",
    total_other: "{{count}} undangan menjawab",
    yes_one: "{{count}} datang ({{people}})",
    yes_other: "{{count}} datang ({{people}})",
    no_one: "{{count}} berhalangan",
    no_other: "{{count}} berhalangan",
    maybe_one: "{{count}} belum pasti",
    maybe_other: "{{count}} belum pasti",
  },
  people_one: "{{count}} orang",
  people_other: "{{count}} orang",
  wishes: {
    total_one: "{{count}} ucapan baru",
    total_other: "{{count}} ucapan baru",
    held_one: "{{count}} menunggu Anda periksa",
    held_other: "{{count}} menunggu Anda periksa",
  },
  reports:
    "Ada yang melaporkan halaman undangan ini kepada Janur. Halaman tetap tampil; periksa isinya bila perlu.",
  moderation: {
    dismissed: "Laporan tentang halaman ini sudah kami periksa. Tidak ada yang perlu diubah.",
    warned:
      "Setelah sebuah laporan ({{reason}}), kami memeriksa halaman ini. Halaman tetap tampil; periksalah isinya supaya tidak perlu kami tangguhkan.",
    giftsHidden:
      "Bagian amplop dan kado tidak tampil bagi tamu setelah sebuah laporan ({{reason}}). Isinya tetap tersimpan.",
    suspended:
      "Halaman ini kami tangguhkan setelah sebuah laporan ({{reason}}). Isi, tamu, dan jawaban tetap tersimpan.",
    restored: "Halaman ini tampil lengkap lagi bagi tamu.",
    kept: "Keberatan Anda sudah kami baca. Keputusan kami tetap.",
  },
  messageModeration: {
    warned:
      "Setelah sebuah laporan ({{reason}}), kami membaca pesan Anda. Pesannya masih tampil; jagalah kata-kata supaya tidak perlu kami sembunyikan.",
    hidden:
      "Pesan Anda kami sembunyikan setelah sebuah laporan ({{reason}}). Yang lain tetap ada; Anda bisa menyampaikan keberatan di percakapannya.",
    restored: "Pesan Anda tampil lagi di percakapannya.",
    kept: "Keberatan Anda sudah kami baca. Keputusan kami tetap.",
  },
  reason: {
    scam: "penipuan, atau meminta uang atau kode",
    impersonation: "memakai nama orang lain tanpa izin",
    offensive: "menghina atau tidak pantas",
    "private-data": "memuat data pribadi seseorang",
    other: "hal lain",
  },
  published: "Undangan sudah terbit sesuai jadwal.",
  teamJoined: "{{name}} kini ikut mengurus undangan ini.",
  tasks: {
    tomorrow_one: "{{count}} tugas jatuh tempo besok",
    tomorrow_other: "{{count}} tugas jatuh tempo besok",
    overdue_one: "{{count}} tugas lewat tenggat sejak kemarin",
    overdue_other: "{{count}} tugas lewat tenggat sejak kemarin",
  },
  taskAssigned: "Tugas untuk Anda: {{title}}",
  tasksAssigned_one: "Tugas untuk Anda: {{title}}, dan {{count}} lainnya",
  tasksAssigned_other: "Tugas untuk Anda: {{title}}, dan {{count}} lainnya",
  corrections_one: "{{count}} usulan perbaikan dari yang memeriksa undangan",
  corrections_other: "{{count}} usulan perbaikan dari yang memeriksa undangan",
  taskReminder: "Pengingat tugas: {{title}}",
  messages_one: "{{count}} pesan belum dibaca di Percakapan.",
  messages_other: "{{count}} pesan belum dibaca di Percakapan.",
  teamLeft: "{{name}} tidak lagi ikut mengurus undangan ini.",
  publishFailed: "Undangan belum terbit pada jadwalnya. Isinya aman. Periksa, lalu terbitkan lagi.",
};
