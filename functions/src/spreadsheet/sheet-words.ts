import type { GuestKind, Guest } from "@janur/domain/guest";
import type { Language } from "@janur/domain/language";
import type { Attendance, Seat } from "@janur/domain/rsvp";

/** Headings and values of a spreadsheet about guests. */
interface SheetWords {
  sheet: string;
  heading: Record<
    | "honorific"
    | "name"
    | "suffix"
    | "origin"
    | "group"
    | "kind"
    | "members"
    | "seats"
    | "answerCap"
    | "ceremonies"
    | "tags"
    | "note"
    | "phone"
    | "email"
    | "listing"
    | "opened"
    | "answer"
    | "people"
    | "adults"
    | "children"
    | "companions"
    | "representedBy"
    | "answerNote"
    | "answeredAt"
    | "answeredBy"
    | "seat"
    | "wishes"
    | "addedAt",
    string
  >;
  kind: Record<GuestKind, string>;
  listing: Record<Guest["listing"], string>;
  attendance: Record<Attendance, string>;
  seat: Record<Seat["state"], string>;
  by: Record<"guest" | "host", string>;
}

export const sheetWords: Record<Language, SheetWords> = {
  id: {
    sheet: "Tamu",
    heading: {
      honorific: "Sapaan",
      name: "Nama",
      suffix: "Tambahan",
      origin: "Asal",
      group: "Kelompok",
      kind: "Undangan untuk",
      members: "Anggota keluarga",
      seats: "Paling banyak hadir",
      answerCap: "Paling banyak jawaban",
      ceremonies: "Diundang ke",
      tags: "Tanda",
      note: "Catatan",
      phone: "Nomor HP",
      email: "E-mail",
      listing: "Daftar",
      opened: "Pertama dilihat",
      answer: "Jawaban",
      people: "Orang",
      adults: "Dewasa",
      children: "Anak",
      companions: "Pendamping",
      representedBy: "Diwakilkan oleh",
      answerNote: "Pesan jawaban",
      answeredAt: "Dijawab",
      answeredBy: "Dicatat oleh",
      seat: "Kursi",
      wishes: "Ucapan",
      addedAt: "Ditambahkan",
    },
    kind: { person: "Perorangan", household: "Keluarga", group: "Grup" },
    listing: { listed: "Daftar tamu", inbox: "Kotak masuk", group: "Tautan grup" },
    attendance: { yes: "Hadir", maybe: "Belum pasti", no: "Tidak hadir" },
    seat: {
      unmatched: "Menunggu dicocokkan",
      pending: "Diperiksa",
      granted: "Ada",
      waiting: "Daftar tunggu",
    },
    by: { guest: "Tamu", host: "Keluarga" },
  },
  en: {
    sheet: "Guests",
    heading: {
      honorific: "Honorific",
      name: "Name",
      suffix: "Suffix",
      origin: "Origin",
      group: "Group",
      kind: "Invitation for",
      members: "Household members",
      seats: "Most people",
      answerCap: "Most answers",
      ceremonies: "Invited to",
      tags: "Tags",
      note: "Note",
      phone: "Phone",
      email: "E-mail",
      listing: "List",
      opened: "First opened",
      answer: "Answer",
      people: "People",
      adults: "Adults",
      children: "Children",
      companions: "Companions",
      representedBy: "Represented by",
      answerNote: "Message with the answer",
      answeredAt: "Answered",
      answeredBy: "Recorded by",
      seat: "Seat",
      wishes: "Wish",
      addedAt: "Added",
    },
    kind: { person: "Person", household: "Household", group: "Group" },
    listing: { listed: "Guest list", inbox: "Inbox", group: "Group link" },
    attendance: { yes: "Coming", maybe: "Not sure yet", no: "Not coming" },
    seat: { unmatched: "Waits to be matched", pending: "Being checked", granted: "Yes", waiting: "Waitlist" },
    by: { guest: "Guest", host: "Family" },
  },
};
