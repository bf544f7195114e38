import type { Guest, GuestKind } from "@janur/domain/guest/guest";
import type { GuestSide } from "@janur/domain/side/guest-side";
import type { GuestChannel } from "@janur/domain/guest/guest-channel";
import type { Language } from "@janur/domain/text/language";
import type { Seat } from "@janur/domain/rsvp/rsvp";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import type { SendingState } from "@janur/domain/guest/sending";

/** Headings and values of a spreadsheet about guests. */
interface SpreadsheetWords {
  sheet: string;
  heading: Record<
    | "honorific"
    | "name"
    | "suffix"
    | "origin"
    | "group"
    | "side"
    | "channel"
    | "kind"
    | "members"
    | "seats"
    | "answerCap"
    | "ceremonies"
    | "tags"
    | "note"
    | "phone"
    | "email"
    | "address"
    | "listing"
    | "sending"
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
  side: Record<GuestSide, string>;
  channel: Record<GuestChannel, string>;
  sending: Record<SendingState, string>;
  listing: Record<Guest["listing"], string>;
  attendance: Record<Attendance, string>;
  seat: Record<Seat["state"], string>;
  by: Record<"guest" | "host", string>;
}

export const spreadsheetWords: Record<Language, SpreadsheetWords> = {
  id: {
    sheet: "Tamu",
    heading: {
      honorific: "Sapaan",
      name: "Nama",
      suffix: "Tambahan",
      origin: "Asal",
      group: "Kelompok",
      side: "Pihak",
      channel: "Dikirim lewat",
      kind: "Undangan untuk",
      members: "Anggota keluarga",
      seats: "Jumlah orang yang diundang",
      answerCap: "Paling banyak jawaban",
      ceremonies: "Diundang ke",
      tags: "Tanda",
      note: "Catatan",
      phone: "Nomor HP",
      email: "E-mail",
      address: "Alamat",
      listing: "Daftar",
      sending: "Pengiriman",
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
    side: { groom: "Pihak pria", bride: "Pihak wanita" },
    channel: { whatsapp: "WhatsApp", email: "E-mail", printed: "Cetak", spoken: "Lisan" },
    sending: { unsent: "Belum dikirim", handed: "Dibuka di WA", sent: "Terkirim" },
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
      side: "Side",
      channel: "Sent via",
      kind: "Invitation for",
      members: "Household members",
      seats: "Number of people invited",
      answerCap: "Maximum number of answers",
      ceremonies: "Invited to",
      tags: "Tags",
      note: "Note",
      phone: "Phone",
      email: "E-mail",
      address: "Address",
      listing: "List",
      sending: "Sending",
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
    side: { groom: "Groom's side", bride: "Bride's side" },
    channel: { whatsapp: "WhatsApp", email: "E-mail", printed: "Print", spoken: "In person" },
    sending: { unsent: "Not sent yet", handed: "Opened in WA", sent: "Sent" },
    listing: { listed: "Guest list", inbox: "Inbox", group: "Group link" },
    attendance: { yes: "Coming", maybe: "Not sure yet", no: "Not coming" },
    seat: { unmatched: "Waits to be matched", pending: "Being checked", granted: "Yes", waiting: "Waitlist" },
    by: { guest: "Guest", host: "Family" },
  },
};
