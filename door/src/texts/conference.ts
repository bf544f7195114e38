import { en } from "./en.ts";
import { id } from "./id.ts";
import type { Words } from "./words.ts";

/** The same door where people register: whoever comes is a participant, and an organiser takes the family's place. */
export const conference: Readonly<Record<"id" | "en", Words>> = {
  id: {
    ...id,
    title: "Registrasi ulang",
    noScriptLink: "Buka halaman ini dari tautan yang Anda terima dari panitia.",
    refusals: {
      ...id.refusals,
      "pass/revoked":
        "Panitia sudah mencabut tautan ini. Daftar peserta sudah dihapus dari HP ini. Terima kasih sudah membantu.",
      "pass/over":
        "Masa berlaku tautan ini sudah habis. Daftar peserta sudah dihapus dari HP ini. Terima kasih sudah membantu.",
      "pass/not-allowed":
        "Registrasi ulang tidak termasuk dalam tautan ini. Tanyakan kepada panitia, atau minta tautan baru.",
    },
    pin: { ...id.pin, label: "PIN dari panitia", hint: "Supaya daftar peserta tidak terbaca orang lain." },
    prepare: {
      ...id.prepare,
      list: "Daftar peserta",
      start: "Mulai registrasi ulang",
      private: "Daftar ini tanpa nomor HP peserta, dan terhapus sendiri dua hari sesudah acara.",
    },
    stand: { ...id.stand, walkIn: "Peserta di luar daftar", hold: "Arahkan ke kode peserta" },
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
    noScriptLink: "Open this page from the link that the organisers sent you.",
    refusals: {
      ...en.refusals,
      "pass/revoked":
        "The organisers have taken this link back. The list of participants is gone from this phone. Thank you for helping.",
      "pass/over":
        "This link has run out. The list of participants is gone from this phone. Thank you for helping.",
      "pass/not-allowed": "Checking in is not part of this link. Ask the organisers, or ask for a new link.",
    },
    pin: {
      ...en.pin,
      label: "PIN from the organisers",
      hint: "So that nobody else reads the list of participants.",
    },
    prepare: {
      ...en.prepare,
      list: "Participants",
      start: "Start checking in",
      private:
        "This list holds no phone numbers of participants, and deletes itself two days after the event.",
    },
    stand: { ...en.stand, walkIn: "Not on the list", hold: "Point at the participant’s code" },
    walkIn: {
      ...en.walkIn,
      title: "Not on the list",
      of: "Organisation",
      ofHint: "for example the Bandung education office",
    },
    verdict: { ...en.verdict, look: "Show participant" },
  },
};
