import type { AppErrorCode } from "@janur/domain/errors";
import type { Language } from "@janur/domain/language";
import { isolate } from "./isolate.ts";
import { limits } from "@janur/domain/limits";

/** What the page's own voice says; the words of the hosts come with the content. */
export interface Messages {
  languageName: string;
  /** Link preview: one line that answers whose, what, when, where. */
  description: (parts: { eyebrow: string; title: string; date: string; city: string }) => string;
  to: string;
  anyGuest: string;
  inPlace: string;
  forgive: string;
  open: string;
  sentBy: (sender: { name: string; relation: string; phoneEnding: string }) => string;
  safety: string;
  openUnnamed: string;
  /** `{name}` is filled in by the script. */
  notYou: string;
  openedUnnamed: string;
  dateUnknown: string;
  /** One line each. */
  parents: (father: string, mother: string) => string[];
  at: string;
  untilFinished: string;
  dressCode: string;
  map: string;
  mapOf: (place: string) => string;
  /** Before the time of a ceremony on the guest's own clock. */
  ownTime: string;
  ask: (name: string | null) => string;
  /** Above the form of a group's link. */
  askGroup: (group: string) => string;
  /** Above the form where everybody may put herself on the list. */
  register: string;
  sendRegistration: string;
  /** Before the hours of an invitation that asks for no answer. */
  openHouse: string;
  canChangeUntil: (day: string) => string;
  canChange: string;
  yes: string;
  maybe: string;
  no: string;
  name: string;
  adults: string;
  children: string;
  fewer: (what: string) => string;
  more: (what: string) => string;
  seats: (count: number) => string;
  companions: string;
  companionsHint: string;
  /** Before the names of a household. */
  members: string;
  otherCompanions: string;
  representedBy: string;
  representative: string;
  note: string;
  optional: string;
  sendAnswer: string;
  /** @param until day by which phone numbers are deleted, or null while no day is known */
  dataLine: (until: string | null) => string;
  thanks: string;
  expectYou: (parts: { name: string; people: string; when: string }) => string;
  maybeYou: string;
  missYou: string;
  seatPending: string;
  /** She answered without a link, and the family has not found her on its list yet. */
  seatUnmatched: string;
  seatWaiting: (people: string) => string;
  /** Some seats are sure, the others that were asked for are not yet. */
  seatWaitingForMore: (held: string) => string;
  people: (count: number) => string;
  changeAnswer: string;
  closed: (day: string) => string;
  listedOnly: string;
  personalLink: string;
  personalLinkHint: string;
  backToInvitation: string;
  savedTitle: string;
  notSavedTitle: string;
  wish: string;
  sendWish: string;
  allWishes: string;
  olderWishes: string;
  noWishes: string;
  wishesClosed: string;
  wishThanks: string;
  /** A wish that the family reads first. */
  wishHeld: string;
  /** Under fields of an answer that were refused; each names its limit. */
  nameLimit: string;
  namesLimit: string;
  textLimit: (max: number) => string;
  /** Names the limits of name and words. */
  wishInvalid: string;
  coming: string;
  daysLeft: (days: number) => string;
  /** `{n}` is filled in by the script. */
  daysLeftMany: string;
  today: string;
  tomorrow: string;
  call: string;
  whatsApp: string;
  /** Opens a page or app of somebody else. */
  watchVideo: string;
  watchStream: string;
  holder: (name: string) => string;
  copyNumber: string;
  numberCopied: string;
  parcels: string;
  saveDate: string;
  saveDateOf: (name: string) => string;
  googleCalendar: string;
  googleCalendarOf: (name: string) => string;
  postponed: string;
  postponedText: string;
  cancelled: string;
  cancelledText: string;
  memory: string;
  memoryText: string;
  easyMode: string;
  /** Before the family's answer to a wish. */
  familyReply: string;
  share: string;
  copied: string;
  checkCode: (code: string) => string;
  checkIt: string;
  report: string;
  madeWith: string;
  sending: string;
  keptOffline: string;
  wishOffline: string;
  trouble: string;
  refusals: Partial<Record<AppErrorCode, string>>;
}

const id: Messages = {
  languageName: "Bahasa Indonesia",
  description: ({ eyebrow, title, date, city }) =>
    `${[`${eyebrow} ${title}`.trim(), [date, city].filter(Boolean).join(", ")].filter(Boolean).join(" · ")}. Halaman web, tidak perlu memasang aplikasi.`,
  to: "Kepada Yth.",
  anyGuest: "Bapak/Ibu/Saudara/i",
  inPlace: "di tempat",
  forgive: "Mohon maaf bila ada kesalahan nama atau gelar.",
  open: "Buka Undangan",
  sentBy: ({ name, relation, phoneEnding }) =>
    `Dikirim oleh ${sender(name, relation)}${phoneEnding === "" ? "" : `, nomor berakhiran ${phoneEnding}`}.`,
  safety:
    "Undangan ini halaman web. Kami tidak pernah meminta memasang aplikasi, kata sandi, atau kode OTP. Ragu? Telepon keluarga.",
  openUnnamed: "Buka tanpa nama",
  notYou: "Bukan {name}?",
  openedUnnamed: "Undangan dibuka tanpa nama.",
  dateUnknown: "Tanggal akan dikabarkan",
  parents: (father, mother) => joined(withTitle("Bapak", father), withTitle("Ibu", mother), "dan"),
  at: "pukul",
  untilFinished: "selesai",
  dressCode: "Busana",
  map: "Buka peta",
  mapOf: (place) => `Buka peta ke ${place}`,
  ownTime: "waktu Anda:",
  ask: (name) => `Berkenankah ${name ?? "Bapak/Ibu/Saudara/i"} hadir?`,
  askGroup: (group) => `Untuk ${group}: masing-masing menjawab dengan namanya sendiri.`,
  register: "Silakan mendaftar; nama langsung tercatat di daftar hadir.",
  sendRegistration: "Daftar",
  openHouse: "Pintu terbuka untuk semua, tanpa konfirmasi kehadiran. Silakan datang pada:",
  canChangeUntil: (day) => `Jawaban masih bisa diubah sampai ${day}.`,
  canChange: "Jawaban masih bisa diubah nanti.",
  yes: "Hadir",
  maybe: "Belum pasti",
  no: "Berhalangan",
  name: "Nama",
  adults: "Dewasa",
  children: "Anak-anak",
  fewer: (what) => `Kurangi ${what.toLowerCase()}`,
  more: (what) => `Tambah ${what.toLowerCase()}`,
  seats: (count) => `Paling banyak ${String(count)} orang.`,
  companions: "Datang bersama siapa?",
  companionsHint: "Pisahkan nama dengan koma.",
  members: "Siapa saja yang hadir?",
  otherCompanions: "Datang bersama yang lain?",
  representedBy: "Diwakilkan?",
  representative: "Diwakilkan oleh",
  note: "Pesan untuk keluarga",
  optional: "(boleh kosong)",
  sendAnswer: "Kirim jawaban",
  dataLine: (until) =>
    `Nama dan jawaban hanya dipakai keluarga untuk menyiapkan acara${until === null ? "" : `; nomor HP dihapus paling lambat ${until}`}.`,
  thanks: "Terima kasih!",
  expectYou: ({ name, people, when }) =>
    `Kami menantikan ${[isolate(name), people, when].filter(Boolean).join(", ")}.`,
  maybeYou: "Kami menunggu kabar pastinya. Semoga bisa berjumpa.",
  missYou: "Terima kasih atas kabarnya. Doa restu Bapak/Ibu/Saudara/i sudah sangat berarti bagi kami.",
  seatPending: "Tercatat, kursi dipastikan sebentar lagi.",
  seatUnmatched:
    "Jawaban tercatat. Keluarga mencocokkan nama ini dulu; kursi dipastikan sesudahnya. Buka lagi undangan ini untuk melihat kabarnya.",
  seatWaiting: (people) =>
    `Jawaban tercatat. Anda di daftar tunggu untuk ${people}; kursi diberikan menurut urutan. Buka lagi undangan ini untuk melihat kabarnya.`,
  seatWaitingForMore: (held) =>
    `Jawaban tercatat. Kursi untuk ${held} sudah pasti; tambahannya di daftar tunggu. Buka lagi undangan ini untuk melihat kabarnya.`,
  people: (count) => `${String(count)} orang`,
  changeAnswer: "Ubah jawaban",
  closed: (day) => `Konfirmasi kehadiran sudah ditutup${day}. Ada perubahan? Hubungi keluarga.`,
  listedOnly:
    "Konfirmasi kehadiran dibuka lewat tautan pribadi yang dikirim keluarga. Belum menerimanya? Hubungi keluarga.",
  personalLink: "Tautan pribadi untuk membuka undangan ini lagi",
  personalLinkHint: "Simpan tautan ini; dengannya jawaban bisa diubah.",
  backToInvitation: "Kembali ke undangan",
  savedTitle: "Jawaban tercatat",
  notSavedTitle: "Jawaban belum terkirim",
  wish: "Ucapan dan doa",
  sendWish: "Kirim ucapan",
  allWishes: "Baca semua ucapan",
  olderWishes: "Ucapan sebelumnya",
  noWishes: "Belum ada ucapan. Silakan menulis yang pertama.",
  wishesClosed: "Ucapan baru sudah tidak diterima lagi.",
  wishThanks: "Ucapan sudah terkirim. Terima kasih atas doanya.",
  wishHeld:
    "Ucapan sudah kami terima. Keluarga membacanya dulu, lalu menampilkannya. Terima kasih atas doanya.",
  nameLimit: `Isi nama, paling banyak ${String(limits.guest.name.max)} huruf.`,
  namesLimit: `Tiap nama paling banyak ${String(limits.rsvp.companionName)} huruf, paling banyak ${String(limits.guest.seats.max)} nama.`,
  textLimit: (max) => `Paling banyak ${String(max)} huruf.`,
  wishInvalid: wishLimits(
    (name, text) =>
      `Ucapan belum terkirim. Isi nama (paling banyak ${name} huruf) dan ucapan (paling banyak ${text} huruf).`,
    "id",
  ),
  coming: "Hadir",
  daysLeft: (days) => daysLeft(id, days),
  daysLeftMany: "{n} hari lagi",
  today: "Hari ini",
  tomorrow: "Besok",
  call: "Telepon",
  whatsApp: "WhatsApp",
  watchVideo: "Tonton video",
  watchStream: "Buka siaran langsung",
  holder: (name) => `a.n. ${name}`,
  copyNumber: "Salin nomor",
  numberCopied: "Nomor tersalin",
  parcels: "Alamat kiriman",
  saveDate: "Simpan ke kalender",
  saveDateOf: (name) => `Simpan ${name} ke kalender`,
  googleCalendar: "Google Calendar",
  googleCalendarOf: (name) => `Google Calendar: ${name}`,
  postponed: "Acara ditunda",
  postponedText: "Tanggal baru akan dikabarkan lewat tautan yang sama. Mohon doanya.",
  cancelled: "Acara dibatalkan",
  cancelledText: "Terima kasih atas doa dan pengertian Bapak/Ibu/Saudara/i.",
  memory: "Terima kasih",
  memoryText: "Acara telah berlangsung. Terima kasih atas kehadiran dan doa restu Bapak/Ibu/Saudara/i.",
  easyMode: "Mode mudah",
  familyReply: "Balasan keluarga:",
  share: "Bagikan undangan",
  copied: "Alamat undangan tersalin.",
  checkCode: (code) => `Kode undangan: ${code}`,
  checkIt: "Periksa pengirimnya",
  report: "Laporkan undangan ini",
  madeWith: "Dibuat dengan Janur",
  sending: "Mengirim…",
  keptOffline:
    "Jawaban belum terkirim, tetapi tersimpan di ponsel ini. Biarkan halaman terbuka, atau buka lagi undangan ini saat ada sinyal.",
  wishOffline: "Belum terkirim. Isian tetap di sini; coba lagi saat ada sinyal.",
  trouble: "Belum terkirim. Isian tetap di sini; coba lagi sebentar lagi.",
  refusals: {
    "link/invalid":
      "Tautan pribadi ini tidak berlaku lagi. Mintalah yang baru kepada keluarga, atau jawab dengan nama.",
    "rsvp/closed": "Konfirmasi kehadiran sudah ditutup. Silakan hubungi keluarga.",
    "rsvp/not-allowed": "Jawaban dikirim lewat tautan pribadi. Silakan hubungi keluarga.",
    "rsvp/too-many-people": "Paling banyak {seats} orang. Ubah jumlahnya, lalu kirim lagi.",
    "rsvp/group-full":
      "Jumlah jawaban untuk tautan grup ini sudah penuh. Isian tetap di sini; silakan hubungi keluarga.",
    "rsvp/conflict":
      "Jawaban sudah diubah dari tempat lain. Isian tetap di sini; kirim lagi untuk memakainya.",
    "wish/closed": "Ucapan baru sudah tidak diterima lagi.",
    "limit/too-many-requests": "Terlalu banyak kiriman. Isian tetap di sini; coba lagi nanti.",
    "input/invalid": "Periksa lagi isian yang ditandai, lalu kirim lagi.",
    "input/too-large":
      "Isian ini terlalu panjang untuk sekali kirim. Semuanya masih di sini; pendekkan dulu, lalu kirim lagi.",
  },
};

const en: Messages = {
  languageName: "English",
  description: ({ eyebrow, title, date, city }) =>
    `${[eyebrow === "" ? title : `${eyebrow}: ${title}`, [date, city].filter(Boolean).join(", ")].filter(Boolean).join(" · ")}. A web page, nothing to install.`,
  to: "To",
  anyGuest: "Our dear guest",
  inPlace: "",
  forgive: "Please forgive any mistake in name or title.",
  open: "Open invitation",
  sentBy: ({ name, relation, phoneEnding }) =>
    `Sent by ${sender(name, relation)}${phoneEnding === "" ? "" : `, number ending ${phoneEnding}`}.`,
  safety:
    "This is a web page. We never ask you to install an app, sign in or give a code. Unsure? Call the family.",
  openUnnamed: "Open without a name",
  notYou: "Not {name}?",
  openedUnnamed: "The invitation is open without a name.",
  dateUnknown: "Date to be announced",
  parents: (father, mother) => joined(father, mother, "&"),
  at: "at",
  untilFinished: "until it ends",
  dressCode: "Dress",
  map: "Open map",
  mapOf: (place) => `Open map to ${place}`,
  ownTime: "your time:",
  ask: (name) => (name === null ? "Will you be able to join us?" : `${name}, will you be able to join us?`),
  canChangeUntil: (day) => `You can change your answer until ${day}.`,
  canChange: "You can change your answer later.",
  askGroup: (group) => `For ${group}: each of you answers under a name of your own.`,
  register: "Please register; your name goes straight onto the list.",
  sendRegistration: "Register",
  openHouse: "Our doors are open to everyone, and no answer is needed. Please come at:",
  yes: "Coming",
  maybe: "Not sure yet",
  no: "Not coming",
  name: "Name",
  adults: "Adults",
  children: "Children",
  fewer: (what) => `Fewer ${what.toLowerCase()}`,
  more: (what) => `More ${what.toLowerCase()}`,
  seats: (count) => (count === 1 ? "For 1 person." : `At most ${String(count)} people.`),
  companions: "Who is coming with you?",
  companionsHint: "Names with commas between them.",
  members: "Who is coming?",
  otherCompanions: "Anybody else with you?",
  representedBy: "Is somebody coming in your place?",
  representative: "Who comes in your place",
  note: "A message for the family",
  optional: "(optional)",
  sendAnswer: "Send answer",
  dataLine: (until) =>
    `Names and answers are used only by the family to prepare the event${until === null ? "" : `; phone numbers are deleted by ${until} at the latest`}.`,
  thanks: "Thank you!",
  expectYou: ({ people, when }) =>
    `We look forward to seeing you, ${[people, when].filter(Boolean).join(", ")}.`,
  maybeYou: "We hope to see you, and look forward to hearing from you again.",
  missYou: "Thank you for telling us. Your blessing means a great deal.",
  seatPending: "Noted. Your seats will be confirmed in a moment.",
  seatUnmatched:
    "Your answer is noted. The family first finds this name on its list; your seats are confirmed after that. Open this invitation again to see the news.",
  seatWaiting: (people) =>
    `Your answer is noted. You are on the waiting list for ${people}; seats are given in order. Open this invitation again to see the news.`,
  seatWaitingForMore: (held) =>
    `Your answer is noted. Seats for ${held} are sure; the others are on the waiting list. Open this invitation again to see the news.`,
  people: (count) => (count === 1 ? "1 person" : `${String(count)} people`),
  changeAnswer: "Change answer",
  closed: (day) => `Answers were taken${day}. Has something changed? Please call the family.`,
  listedOnly:
    "Answers are taken through the personal link that the family sends. Not received one? Please call the family.",
  personalLink: "Personal link that opens this invitation again",
  personalLinkHint: "Keep this link; with it you can change your answer.",
  backToInvitation: "Back to the invitation",
  savedTitle: "Your answer is noted",
  notSavedTitle: "Your answer is not sent yet",
  wish: "Your wishes",
  sendWish: "Send wishes",
  allWishes: "Read all wishes",
  olderWishes: "Earlier wishes",
  noWishes: "No wishes yet. Yours may be the first.",
  wishesClosed: "New wishes are no longer taken.",
  wishThanks: "Your wishes are on the wall. Thank you.",
  wishHeld: "Your wishes have arrived. The family reads them first and then shows them here. Thank you.",
  nameLimit: `Please give a name, at most ${String(limits.guest.name.max)} characters.`,
  namesLimit: `At most ${String(limits.rsvp.companionName)} characters a name, and ${String(limits.guest.seats.max)} names.`,
  textLimit: (max) => `At most ${String(max)} characters.`,
  wishInvalid: wishLimits(
    (name, text) =>
      `Not sent yet. Please give a name (at most ${name} characters) and your wishes (at most ${text} characters).`,
    "en",
  ),
  coming: "Coming",
  daysLeft: (days) => daysLeft(en, days),
  daysLeftMany: "{n} days to go",
  today: "Today",
  tomorrow: "Tomorrow",
  call: "Call",
  whatsApp: "WhatsApp",
  watchVideo: "Watch the video",
  watchStream: "Open the live stream",
  holder: (name) => `Account holder: ${name}`,
  copyNumber: "Copy number",
  numberCopied: "Number copied",
  parcels: "Address for parcels",
  saveDate: "Save to calendar",
  saveDateOf: (name) => `Save ${name} to the calendar`,
  googleCalendar: "Google Calendar",
  googleCalendarOf: (name) => `Google Calendar: ${name}`,
  postponed: "The event is postponed",
  postponedText: "The new date will appear at this same link. Please keep us in your prayers.",
  cancelled: "The event is cancelled",
  cancelledText: "Thank you for your prayers and your understanding.",
  memory: "Thank you",
  memoryText: "The day has passed. Thank you for your presence, your wishes and your prayers.",
  easyMode: "Easy reading",
  familyReply: "The family replies:",
  share: "Share invitation",
  copied: "The invitation's address is copied.",
  checkCode: (code) => `Invitation code: ${code}`,
  checkIt: "Check the sender",
  report: "Report this invitation",
  madeWith: "Made with Janur",
  sending: "Sending…",
  keptOffline:
    "Not sent yet, but kept on this phone. Leave this page open, or open the invitation again when you have signal.",
  wishOffline: "Not sent yet. Your words stay here; try again when you have signal.",
  trouble: "Not sent yet. What you typed stays here. Please try again in a moment.",
  refusals: {
    "link/invalid": "This personal link no longer works. Ask the family for a new one, or answer by name.",
    "rsvp/closed": "Answers are closed. Please call the family.",
    "rsvp/not-allowed": "Answers are taken through personal links only. Please call the family.",
    "rsvp/too-many-people": "At most {seats} people. Change the number and send again.",
    "rsvp/group-full":
      "This group’s link has taken all the answers it can. What you typed stays here; please call the family.",
    "rsvp/conflict":
      "The answer was changed elsewhere. What you typed stays here; send it again to use it instead.",
    "wish/closed": "New wishes are no longer taken.",
    "limit/too-many-requests": "Too many were sent just now. What you typed stays here; try again later.",
    "input/invalid": "Please look again at the marked fields, then send again.",
    "input/too-large":
      "This is too long to send at once. All of it is still here; please shorten it, then send again.",
  },
};

/** "Ibu Sri (kakak Ibu Ratna)" */
function sender(name: string, relation: string): string {
  return relation === "" ? name : `${name} (${relation})`;
}

function daysLeft(t: Messages, days: number): string {
  if (days <= 0) return t.today;
  return days === 1 ? t.tomorrow : t.daysLeftMany.replace("{n}", String(days));
}

function wishLimits(sentence: (name: string, text: string) => string, language: Language): string {
  const figure = (value: number) => value.toLocaleString(language);
  return sentence(figure(limits.wish.name), figure(limits.wish.text));
}

function joined(first: string, second: string, joint: string): string[] {
  if (first === "" || second === "") return [first, second].filter(Boolean);
  return [first, `${joint} ${second}`];
}

/** "Bapak" before a name, unless the host already wrote how the parent is addressed. */
function withTitle(title: string, name: string): string {
  if (name === "") return "";
  return /^(?:bapak\b|bpk\b|ibu\b|ny\b|tuan\b|mr\b|mrs\b)/i.test(name) ? name : `${title} ${name}`;
}

export const messages: Record<Language, Messages> = { id, en };
