import { en } from "./en.ts";
import { id } from "./id.ts";
import { figuresIn } from "./figures.ts";
import type { Words } from "./words.ts";

const inId = figuresIn("id");
const inEn = figuresIn("en");

/** The same door where people register: whoever comes is a participant, and an organiser takes the family's place. */
export const conference: Readonly<Record<"id" | "en", Words>> = {
  id: {
    ...id,
    title: "Registrasi ulang",
    refusals: {
      ...id.refusals,
      "pass/revoked":
        "Panitia sudah mencabut tautan ini. Daftar peserta sudah dihapus dari HP ini. Terima kasih sudah membantu.",
      "pass/over":
        "Masa berlaku tautan ini sudah habis. Daftar peserta sudah dihapus dari HP ini. Terima kasih sudah membantu.",
      "pass/not-allowed":
        "Registrasi ulang tidak termasuk dalam tautan ini. Tanyakan kepada panitia, atau minta tautan baru.",
    },
    prepare: {
      ...id.prepare,
      lead: (title) =>
        `Sekali saja, selagi ada sinyal. Sesudah itu daftar peserta ${title} bisa dibuka tanpa sinyal.`,
      list: "Daftar peserta",
      testNo: "Arahkan ke kode uji di layar panitia",
      start: "Mulai registrasi ulang",
      private: "Daftar ini tanpa nomor HP peserta, dan terhapus sendiri dua hari sesudah acara.",
    },
    stand: {
      ...id.stand,
      walkIn: "Peserta di luar daftar",
      hold: "Arahkan ke kode peserta",
      refused: (events) => `${inId(events)} catatan tidak diterima server. Tunjukkan kepada panitia.`,
    },
    guest: {
      ...id.guest,
      over: (seats) => `Lebih dari ${inId(seats)} kursi. Tetap boleh masuk; panitia melihatnya.`,
      otherCeremony: "Terdaftar untuk acara lain. Boleh dipersilakan masuk bila panitia setuju.",
      disputed: (people) =>
        `${inId(people)} orang mungkin tercatat dua kali oleh dua HP. Panitia akan memutuskan.`,
    },
    walkIn: {
      ...id.walkIn,
      title: "Peserta di luar daftar",
      of: "Dari instansi",
      ofHint: "misalnya Dinas Pendidikan Kota Bandung",
    },
    verdict: { ...id.verdict, look: "Lihat peserta" },
  },
  en: {
    ...en,
    title: "Check-in",
    refusals: {
      ...en.refusals,
      "pass/revoked":
        "The organisers have withdrawn this link. The list of participants is gone from this phone. Thank you for helping.",
      "pass/over":
        "This link has run out. The list of participants is gone from this phone. Thank you for helping.",
      "pass/not-allowed": "Checking in is not part of this link. Ask the organisers, or ask for a new link.",
    },
    prepare: {
      ...en.prepare,
      lead: (title) =>
        `Once, while there is a signal. After that the participants of ${title} open without one.`,
      list: "Participants",
      testNo: "Point at the test code on the organisers’ screen",
      start: "Start checking in",
      private:
        "This list holds no phone numbers of participants, and deletes itself two days after the event.",
    },
    stand: {
      ...en.stand,
      walkIn: "Not on the list",
      hold: "Point at the participant’s code",
      refused: (events) =>
        `The server refused ${inEn(events)} ${events === 1 ? "entry" : "entries"}. Show this to the organisers.`,
    },
    guest: {
      ...en.guest,
      over: (seats) =>
        `More than ${inEn(seats)} ${seats === 1 ? "seat" : "seats"}. They may come in; the organisers see it.`,
      otherCeremony: "Registered for another event. Let them in if the organisers agree.",
      disputed: (twice) =>
        `${inEn(twice)} ${twice === 1 ? "person" : "people"} may be counted twice by two phones. The organisers decide.`,
    },
    walkIn: {
      ...en.walkIn,
      title: "Not on the list",
      of: "Organisation",
      ofHint: "for example the Bandung education office",
    },
    verdict: { ...en.verdict, look: "Show participant" },
  },
};
