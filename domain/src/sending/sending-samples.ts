import type { LocalizedText } from "../text/language.ts";
import {
  sendingVoices,
  templateKinds,
  type SendingText,
  type SendingVoice,
  type TemplateKind,
} from "./sending-template.ts";

const safety = {
  id: "Undangan lengkap (halaman web, tidak perlu memasang aplikasi):\n{tautan}",
  en: "The full invitation (a web page, nothing to install):\n{link}",
};

const invitation: Record<SendingVoice, LocalizedText> = {
  formal: {
    id: `{salam}\n\nYth. {kepada}\n\nBersama ini kami mengundang {yang_diundang} menghadiri {acara}:\n\n{jadwal}\n\n${safety.id}\n\nKehadiran dan doa {sapaan} sangat berarti bagi kami.\n\nHormat kami,\n{pengirim}`,
    en: `{salutation}\n\nDear {to},\n\nIt would be our honour to have {invited} at {event}:\n\n{schedule}\n\n${safety.en}\n\nWith respect,\n{sender}`,
  },
  relative: {
    id: `{salam_waktu}, {sapaan} {nama}. Ini {pengirim}.\n\nKeluarga kami mengundang {yang_diundang} ke {acara}, {waktu}, di {tempat}.\n\n${safety.id}\n\nKami tunggu kehadirannya, dan mohon doanya.`,
    en: `{greeting}, {honorific} {name}. This is {sender}.\n\nOur family would love to have {invited} at {event}, {time}, at {place}.\n\n${safety.en}\n\nWe look forward to seeing you.`,
  },
  office: {
    id: `Yth. {kepada},\n\nDengan hormat, bersama ini kami mengundang {sapaan} untuk hadir pada {acara}:\n\nWaktu: {waktu}\nTempat: {tempat}\n\n${safety.id}\n\nAtas perhatian dan kehadiran {sapaan}, kami ucapkan terima kasih.\n\n{pengirim}`,
    en: `Dear {to},\n\nYou are invited to {event}:\n\nWhen: {time}\nWhere: {place}\n\n${safety.en}\n\nThank you for your attention.\n\n{sender}`,
  },
  friends: {
    id: `Halo {nama}! Ini {pengirim}.\n\nKami ingin {nama} ada di {acara}, {tanggal}, di {tempat}.\n\n${safety.id}\n\nSampai jumpa di sana.`,
    en: `Hello {name}! This is {sender}.\n\nWe want you with us at {event}, {date}, at {place}.\n\n${safety.en}\n\nSee you there.`,
  },
};

const reminder: Record<SendingVoice, LocalizedText> = {
  formal: {
    id: "{salam_waktu}, {sapaan} {nama}. Mohon izin mengingatkan undangan {acara}, {waktu}, di {tempat}.\n\nBerkenankah {sapaan} mengabari kehadirannya sebelum {batas}? Cukup lewat tautan ini:\n{tautan}\n\nTerima kasih.\n{pengirim}",
    en: "{greeting}, {honorific} {name}. A gentle reminder of {event}, {time}, at {place}.\n\nWould you let us know by {deadline} whether you can come? This link is all you need:\n{link}\n\nThank you.\n{sender}",
  },
  relative: {
    id: "{salam_waktu}, {sapaan} {nama}. Ini {pengirim}.\n\nSebentar lagi {acara}: {waktu}, di {tempat}. Supaya tempat dan hidangan cukup, kabari kami lewat sini apakah bisa hadir:\n{tautan}",
    en: "{greeting}, {honorific} {name}. This is {sender}.\n\nIt is almost time for {event}: {time}, at {place}. So that there is a seat and a meal for everyone, tell us here whether you can come:\n{link}",
  },
  office: {
    id: "Yth. {kepada},\n\nKami mengingatkan undangan {acara} pada {waktu}, di {tempat}. Mohon konfirmasi kehadiran sebelum {batas}:\n{tautan}\n\nTerima kasih.\n{pengirim}",
    en: "Dear {to},\n\nThis is a reminder of {event}, {time}, at {place}. Kindly confirm by {deadline}:\n{link}\n\nThank you.\n{sender}",
  },
  friends: {
    id: "Halo {nama}! Sebentar lagi {acara}, {tanggal}. Bisa datang? Jawab di sini, supaya tempatnya kami siapkan:\n{tautan}",
    en: "Hello {name}! It is almost time for {event}, {date}. Can you come? Tell us here, so that we keep you a seat:\n{link}",
  },
};

const change: LocalizedText = {
  id: "{salam_waktu}, {sapaan} {nama}. Ada perubahan pada {acara}:\n\n{perubahan}\n\nMohon maaf atas perubahan ini. Undangan yang terbaru ada di tautan yang sama; bila sudah menyimpan jadwal di kalender, simpan sekali lagi dari sana:\n{tautan}\n\n{pengirim}",
  en: "{greeting}, {honorific} {name}. Something about {event} has changed:\n\n{changes}\n\nWe are sorry for the change. The same link has the latest invitation; if you saved the date, save it once more from there:\n{link}\n\n{sender}",
};

const postponed: LocalizedText = {
  id: "{salam_waktu}, {sapaan} {nama}. Dengan berat hati kami kabarkan bahwa {acara} ditunda. Waktu yang baru akan tampak di tautan yang sama:\n{tautan}\n\nMohon maaf dan mohon doanya.\n{pengirim}",
  en: "{greeting}, {honorific} {name}. We are sorry to tell you that {event} is postponed. The new date will appear at the same link:\n{link}\n\nPlease keep us in your prayers.\n{sender}",
};

const cancelled: LocalizedText = {
  id: "{salam_waktu}, {sapaan} {nama}. Dengan berat hati kami kabarkan bahwa {acara} tidak jadi diadakan. Keterangan dari keluarga ada di sini:\n{tautan}\n\nMohon maaf, dan terima kasih atas pengertiannya.\n{pengirim}",
  en: "{greeting}, {honorific} {name}. We are sorry to tell you that {event} will not take place. The family’s words are here:\n{link}\n\nThank you for your understanding.\n{sender}",
};

const thanks: LocalizedText = {
  id: "{salam_waktu}, {sapaan} {nama}. Terima kasih atas kehadiran dan doanya di {acara}. Semoga kebaikan {sapaan} dibalas berlipat.\n\nSalam hangat,\n{pengirim}",
  en: "{greeting}, {honorific} {name}. Thank you for coming to {event}, and for your kindness.\n\nWarm regards,\n{sender}",
};

/** The same words, whoever speaks: news are short. */
const forAll = (text: LocalizedText): Record<SendingVoice, LocalizedText> => ({
  formal: text,
  relative: text,
  office: text,
  friends: text,
});

/** Texts that every family has; they suit glad days and grave ones alike. By what they are for, and who speaks. */
export const sendingSamples: Readonly<Record<TemplateKind, Record<SendingVoice, LocalizedText>>> = {
  invitation,
  reminder,
  change: forAll(change),
  postponed: forAll(postponed),
  cancelled: forAll(cancelled),
  thanks: forAll(thanks),
};

/** All of them, each text once per kind. */
export function allSamples(): SendingText[] {
  return templateKinds.flatMap((kind) =>
    sendingVoices
      .map((voice) => ({ kind, voice, text: sendingSamples[kind][voice] }))
      .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index),
  );
}
