import type { Language } from "@janur/domain/text/language";
import { abuseReportReasons } from "@janur/domain/moderation/abuse-report";
import { messages } from "../../texts/messages.ts";
import { abuseReportMessages } from "../abuse-report/report-messages.ts";

/** Where guests add pictures, and what they read in the album. */
export interface AlbumMessages {
  title: string;
  /** Who decides what is shown. */
  intro: string;
  /** What only the script does: it makes them smaller, and finds them again on this phone. */
  rules: string;
  closed: string;
  /** Of an album that takes none, where the script finds one's own again. */
  stillYours: string;
  name: string;
  nameHint: string;
  choose: string;
  chooseOne: string;
  send: string;
  own: string;
  ownNone: string;
  left: string;
  leftNone: string;
  remove: string;
  removeSure: string;
  keep: string;
  removed: string;
  cancel: string;
  again: string;
  /** Of one picture. */
  preparing: string;
  waits: string;
  uploading: string;
  drawing: string;
  waiting: string;
  shown: string;
  hidden: string;
  tooMany: string;
  unreadable: string;
  noSignal: string;
  resumed: string;
  allThere: string;
  /** After a plain form. */
  thanks: string;
  refusedAll: string;
  heic: string;
  "too-large": string;
  broken: string;
  unsupported: string;
  changed: string;
  busy: string;
  full: { guest: string; form: string; day: string; invitation: string };
  /** The album itself. */
  none: string;
  more: string;
  from: string;
  photo: string;
  next: string;
  previous: string;
  close: string;
  report: string;
  reportSend: string;
  reported: string;
  wishes: string;
}

export const albumMessages: Record<Language, AlbumMessages> = {
  id: {
    title: "Tambah foto ke album",
    intro: "Foto Anda melengkapi cerita hari itu. Keluarga memilih mana yang tampil.",
    rules: "Foto dikecilkan dulu di HP ini, jadi hemat kuota. Anda bisa menghapusnya kapan saja dari sini.",
    closed: "Album ini sedang tidak menerima foto. Terima kasih sudah ingin berbagi.",
    stillYours: "Foto yang pernah Anda kirim tetap bisa dihapus dari sini.",
    name: "Nama Anda di album",
    nameHint: "Boleh dikosongkan.",
    choose: "Pilih foto",
    chooseOne: "Pilih satu foto",
    send: "Kirim foto",
    own: "Foto Anda",
    ownNone: "Belum ada foto dari HP ini.",
    left: "Masih bisa {count} foto lagi.",
    leftNone: "Jatah foto Anda sudah terpakai semua. Hapus satu bila ingin menggantinya.",
    remove: "Hapus",
    removeSure: "Hapus foto ini?",
    keep: "Batal",
    removed: "Foto sudah dihapus dari album.",
    cancel: "Batalkan",
    again: "Coba lagi",
    preparing: "Menyiapkan…",
    waits: "Menunggu giliran",
    uploading: "Mengirim {percent}%",
    drawing: "Diproses…",
    waiting: "Terkirim, menunggu dilihat keluarga",
    shown: "Tampil di album",
    hidden: "Disimpan keluarga, tidak ditampilkan",
    tooMany: "Paling banyak {count} foto sekali pilih. Sisanya bisa dipilih sesudah ini.",
    unreadable: "Foto ini tidak bisa dibaca HP ini. Coba simpan sebagai JPEG, atau kirim tangkapan layarnya.",
    noSignal: "Tidak ada sinyal. Foto tersimpan di HP ini dan dikirim sendiri bila sinyal kembali.",
    resumed: "Melanjutkan foto yang belum selesai terkirim.",
    allThere: "Semua foto sudah terkirim. Terima kasih!",
    thanks: "Terima kasih, foto Anda sudah sampai. Keluarga melihatnya dulu sebelum tampil.",
    refusedAll: "Foto ini belum bisa diterima.",
    heic: "Foto ini berformat HEIC. Di iPhone: Pengaturan, Kamera, Format, pilih Paling Kompatibel.",
    "too-large": "Foto ini terlalu besar. Kirim yang lebih kecil, paling besar 12 MB.",
    broken: "Berkas foto ini rusak atau terpotong. Coba kirim lagi.",
    unsupported: "Ini bukan foto JPEG, PNG, atau WebP.",
    changed: "Foto ini berubah di tengah jalan. Coba kirim lagi.",
    busy: "Banyak foto sedang masuk bersamaan. Foto ini belum terkirim; pilih dan kirim lagi sebentar lagi.",
    full: {
      guest: "Jatah foto Anda sudah terpakai semua.",
      form: "Lewat formulir ini album sudah penuh. Buka undangan dari tautan pribadi Anda untuk menambah foto.",
      day: "Album sudah menerima banyak sekali foto hari ini. Coba lagi besok.",
      invitation: "Album ini sudah penuh.",
    },
    none: "Belum ada foto yang ditampilkan.",
    more: "Foto berikutnya",
    from: "dari {name}",
    photo: "Foto album",
    next: "Berikutnya",
    previous: "Sebelumnya",
    close: "Tutup",
    report: "Laporkan foto ini",
    reportSend: "Kirim laporan",
    reported: "Sudah dilaporkan. Tim Janur melihatnya.",
    wishes: "Ucapan",
  },
  en: {
    title: "Add photos to the album",
    intro: "Your photos complete the story of the day. The family chooses which are shown.",
    rules:
      "They are made smaller on this phone first, to save your data. You can remove them here at any time.",
    closed: "This album takes no photos at the moment. Thank you for wanting to share.",
    stillYours: "Photos that you have sent can still be removed here.",
    name: "Your name in the album",
    nameHint: "May stay empty.",
    choose: "Choose photos",
    chooseOne: "Choose one photo",
    send: "Send photo",
    own: "Your photos",
    ownNone: "No photos from this phone yet.",
    left: "You can add {count} more.",
    leftNone: "You have added as many photos as you may. Remove one to replace it.",
    remove: "Remove",
    removeSure: "Remove this photo?",
    keep: "Keep it",
    removed: "The photo is removed from the album.",
    cancel: "Cancel",
    again: "Try again",
    preparing: "Preparing…",
    waits: "Waiting its turn",
    uploading: "Sending {percent}%",
    drawing: "Processing…",
    waiting: "Sent, the family looks at it first",
    shown: "Shown in the album",
    hidden: "Kept by the family, not shown",
    tooMany: "At most {count} photos at once. You can choose the others after these.",
    unreadable: "This phone cannot read this photo. Try saving it as JPEG, or send a screenshot of it.",
    noSignal: "No signal. The photos are kept on this phone and sent by themselves when it is back.",
    resumed: "Going on with photos that were not sent completely.",
    allThere: "All photos are sent. Thank you!",
    thanks: "Thank you, your photo has arrived. The family looks at it before it is shown.",
    refusedAll: "This photo could not be taken.",
    heic: "This photo is in HEIC format. On an iPhone: Settings, Camera, Formats, choose Most Compatible.",
    "too-large": "This photo is too large. Send a smaller one, at most 12 MB.",
    broken: "The file of this photo is damaged or cut off. Please send it again.",
    unsupported: "This is no JPEG, PNG or WebP photo.",
    changed: "This photo changed on its way. Please send it again.",
    busy: "Many photos are coming in at once. This one was not sent; choose and send it again in a moment.",
    full: {
      guest: "You have added as many photos as you may.",
      form: "The album takes no more photos by this form. Open the invitation by your personal link to add yours.",
      day: "The album has taken very many photos today. Please try again tomorrow.",
      invitation: "This album is full.",
    },
    none: "No photos are shown yet.",
    more: "More photos",
    from: "from {name}",
    photo: "Photo of the album",
    next: "Next",
    previous: "Previous",
    close: "Close",
    report: "Report this photo",
    reportSend: "Send report",
    reported: "Reported. The Janur team looks at it.",
    wishes: "Wishes",
  },
};

function flat(language: Language): Record<string, string> {
  const { full, busy, ...own } = albumMessages[language];
  const { trouble, refusals } = messages[language];
  return {
    ...own,
    trouble,
    "full/guest": full.guest,
    "full/form": full.form,
    "full/day": full.day,
    "full/invitation": full.invitation,
    "service/busy": busy,
    "album/closed": own.closed,
    "link/invalid": refusals["link/invalid"] ?? trouble,
    "limit/too-many-requests": refusals["limit/too-many-requests"] ?? trouble,
  };
}

/** What the script of the page says where guests add pictures. */
export function photoTexts(language: Language): Record<string, string> {
  return flat(language);
}

/** What the part of the script says that draws the album; `reason/…` are those of a report. */
export function albumTexts(language: Language): Record<string, string> {
  const { none, more, from, photo, next, previous, close, report, reportSend, reported, wishes } =
    albumMessages[language];
  const { trouble, refusals } = messages[language];
  const reasons = Object.fromEntries(
    abuseReportReasons.map((reason) => [`reason/${reason}`, abuseReportMessages[language].reasons[reason]]),
  );
  return {
    none,
    more,
    from,
    photo,
    next,
    previous,
    close,
    report,
    reportSend,
    reported,
    wishes,
    trouble,
    "limit/too-many-requests": refusals["limit/too-many-requests"] ?? trouble,
    ...reasons,
  };
}
