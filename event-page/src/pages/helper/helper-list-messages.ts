import type { ProposalState } from "@janur/domain/helper/helper-list";
import type { Language } from "@janur/domain/text/language";
import type { PhoneNote } from "@janur/domain/contact/phone-note";

/** Texts of a helper's part of the guest list on `/bantu`. */
export interface HelperListMessages {
  count: (taken: number, quota: number) => string;
  lead: string;
  full: string;
  empty: string;
  list: string;
  states: Record<ProposalState, string>;
  word: (word: string) => string;
  isKnown: string;
  phoneNotes: Record<PhoneNote, string>;
  noPhone: string;
  people: (count: number) => string;
  edit: string;
  editOne: (name: string) => string;
  remove: string;
  removeOne: (name: string) => string;
  /** The form. */
  title: string;
  honorific: string;
  honorifics: readonly string[];
  name: string;
  family: string;
  /** Behind the name on the envelope. */
  familySuffix: string;
  phone: string;
  phoneHelp: string;
  seats: string;
  origin: string;
  originHelp: string;
  add: string;
  save: string;
  cancel: string;
  paste: string;
  pasteHelp: string;
  pasteSample: string;
  pasteAdd: string;
  /** What the script says. */
  added: string;
  saved: string;
  removed: string;
  undo: string;
  kept: string;
  needsName: string;
  badPhone: string;
  fullNow: string;
  decided: string;
  listed: (taken: number) => string;
  nameless: (lines: number) => string;
  beyond: (lines: number) => string;
}

const id: HelperListMessages = {
  count: (taken, quota) => `${String(taken)} dari ${String(quota)} undangan terisi`,
  lead: "Tulis tamu dari keluarga atau lingkungan Anda. Keluarga melihatnya dulu sebelum mengundang.",
  full: "Semua tempat sudah terisi. Perlu lebih? Tanyakan kepada keluarga.",
  empty: "Belum ada nama. Mulai dengan satu orang.",
  list: "Yang sudah Anda tulis",
  states: {
    waiting: "○ menunggu keluarga",
    approved: "● masuk daftar tamu",
    declined: "– tidak diundang kali ini",
    same: "● sudah ada di daftar tamu",
  },
  word: (word) => `Kata keluarga: ${word}`,
  isKnown: "Sepertinya sudah ada di daftar. Biarkan saja; keluarga yang memeriksa.",
  phoneNotes: {
    phoneRepaired: "Nomornya kami rapikan; periksa lagi.",
    phoneLost: "Nomornya belum terbaca. Ketuk Ubah untuk melengkapi.",
    phoneTwo: "Ada dua nomor; yang dipakai nomor ini.",
    landline: "Nomor telepon rumah, tidak punya WhatsApp.",
    phoneInvalid: "Nomornya belum terbaca. Ketuk Ubah untuk melengkapi.",
  },
  noPhone: "tanpa nomor",
  people: (count) => `${String(count)} orang`,
  edit: "Ubah",
  editOne: (name) => `Ubah ${name}`,
  remove: "Hapus",
  removeOne: (name) => `Hapus ${name}`,
  title: "Tulis tamu",
  honorific: "Sapaan",
  honorifics: ["Bapak", "Ibu", "Bapak & Ibu", "Saudara", "Saudari", "Mas", "Mbak"],
  name: "Nama",
  family: "Bersama keluarga",
  familySuffix: "& Keluarga",
  phone: "Nomor WhatsApp",
  phoneHelp: "Boleh dikosongkan.",
  seats: "Untuk berapa orang",
  origin: "Dari mana",
  originHelp: "Misalnya RT 08, supaya dua nama yang sama tidak tertukar. Boleh dikosongkan.",
  add: "Tambahkan",
  save: "Simpan perubahan",
  cancel: "Batal",
  paste: "Tempel banyak nama sekaligus",
  pasteHelp: "Satu tamu di setiap baris, boleh dengan nomor dan jumlah orang.",
  pasteSample: "Pak Hadi & Keluarga 081234567890 (4 orang)",
  pasteAdd: "Tambahkan semua",
  added: "Sudah tertulis. Siapa lagi?",
  saved: "Perubahan tersimpan.",
  removed: "Dihapus dari daftar Anda.",
  undo: "Urungkan",
  kept: "Belum terkirim. Tulisan Anda tersimpan di ponsel ini; coba lagi saat ada sinyal.",
  needsName: "Tulis namanya dulu.",
  badPhone: "Nomor ini belum lengkap atau keliru. Periksa angkanya, atau kosongkan dulu.",
  fullNow: "Semua tempat sudah terisi, jadi yang ini belum tertulis. Tulisan Anda tetap ada di sini.",
  decided: "Keluarga sudah memutuskan nama ini, jadi tidak bisa diubah lagi.",
  listed: (taken) => `${String(taken)} nama sudah tertulis.`,
  nameless: (lines) => `${String(lines)} baris bukan nama tamu, atau belum ada namanya.`,
  beyond: (lines) => `${String(lines)} nama tidak muat lagi; tetap ada di sini.`,
};

const en: HelperListMessages = {
  count: (taken, quota) => `${String(taken)} of ${String(quota)} invitations filled in`,
  lead: "Write down guests of your family or neighbourhood. The family looks at them before inviting anybody.",
  full: "All places are filled in. Do you need more? Ask the family.",
  empty: "No names yet. Begin with one person.",
  list: "Whom you wrote down",
  states: {
    waiting: "○ waiting for the family",
    approved: "● on the guest list",
    declined: "– not invited this time",
    same: "● was on the guest list already",
  },
  word: (word) => `The family says: ${word}`,
  isKnown: "Seems to be on the list already. Leave it as it is; the family will look.",
  phoneNotes: {
    phoneRepaired: "We tidied the number; please look at it.",
    phoneLost: "The number could not be read. Tap Change to complete it.",
    phoneTwo: "There were two numbers; this one is used.",
    landline: "A landline, which has no WhatsApp.",
    phoneInvalid: "The number could not be read. Tap Change to complete it.",
  },
  noPhone: "no number",
  people: (count) => (count === 1 ? "1 person" : `${String(count)} people`),
  edit: "Change",
  editOne: (name) => `Change ${name}`,
  remove: "Remove",
  removeOne: (name) => `Remove ${name}`,
  title: "Write down a guest",
  honorific: "Form of address",
  honorifics: ["Bapak", "Ibu", "Bapak & Ibu", "Mr", "Mrs", "Ms", "Dr"],
  name: "Name",
  family: "With family",
  familySuffix: "& Family",
  phone: "WhatsApp number",
  phoneHelp: "May stay empty.",
  seats: "For how many people",
  origin: "From where",
  originHelp: "For example RT 08, so that two people of one name are told apart. May stay empty.",
  add: "Add",
  save: "Save changes",
  cancel: "Cancel",
  paste: "Paste many names at once",
  pasteHelp: "One guest on each line, with number and people if you like.",
  pasteSample: "Pak Hadi & Family 081234567890 (4 people)",
  pasteAdd: "Add all",
  added: "Written down. Who else?",
  saved: "Your changes are saved.",
  removed: "Removed from your list.",
  undo: "Undo",
  kept: "Not sent yet. What you wrote is kept on this phone; try again when you have signal.",
  needsName: "Write the name first.",
  badPhone: "This number is not complete, or wrong. Look at its digits, or leave it empty for now.",
  fullNow: "All places are filled in, so this one is not written down yet. What you wrote is still here.",
  decided: "The family has decided about this name, so it cannot be changed any more.",
  listed: (taken) => (taken === 1 ? "1 name is written down." : `${String(taken)} names are written down.`),
  nameless: (lines) =>
    lines === 1 ? "1 line is no guest’s name." : `${String(lines)} lines are no guest’s name.`,
  beyond: (lines) =>
    lines === 1
      ? "1 name did not fit; it is still here."
      : `${String(lines)} names did not fit; they are still here.`,
};

export const helperListMessages: Record<Language, HelperListMessages> = { id, en };

/** What the script says of the list, by short name. */
export function helperListTexts(language: Language): Record<string, string> {
  const t = helperListMessages[language];
  return {
    "branch-added": t.added,
    "branch-saved": t.saved,
    "branch-removed": t.removed,
    "branch-undo": t.undo,
    "branch-kept": t.kept,
    "branch-name": t.needsName,
    "branch-phone": t.badPhone,
    "branch-add": t.add,
    "branch-save": t.save,
    "branch/full": t.fullNow,
    "branch/decided": t.decided,
  };
}
