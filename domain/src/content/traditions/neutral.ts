import { hostsKindOf, isConference, type EventType } from "../event-type.ts";
import type { LocalizedText } from "../../text/language.ts";

/** Words that every event type starts from; religion and adat come as packs beside this one. */
export interface EventWording {
  eyebrow: LocalizedText;
  hostsHeading: LocalizedText;
  openingText: LocalizedText;
  ceremony: LocalizedText;
  closing: LocalizedText;
}

/** Where somebody is celebrated. */
const presence = {
  id: "Merupakan kehormatan dan kebahagiaan bagi kami apabila Bapak/Ibu/Saudara/i berkenan hadir dan memberikan doa restu.",
  en: "It would be our honour and our joy to have you with us on the day.",
} satisfies LocalizedText;

const thanks = {
  id: "Atas kehadiran dan doa restu Bapak/Ibu/Saudara/i, kami ucapkan terima kasih.",
  en: "Thank you for your presence and your kind wishes.",
} satisfies LocalizedText;

export const neutralWording: Record<EventType, EventWording> = {
  wedding: {
    eyebrow: { id: "Undangan Pernikahan", en: "Wedding invitation" },
    hostsHeading: { id: "Mempelai", en: "The couple" },
    openingText: {
      id: "Dengan penuh syukur kami mengundang Bapak/Ibu/Saudara/i ke hari pernikahan kami.",
      en: "With grateful hearts we invite you to celebrate our wedding day.",
    },
    ceremony: { id: "Resepsi", en: "Reception" },
    closing: thanks,
  },
  engagement: {
    eyebrow: { id: "Undangan Lamaran", en: "Engagement invitation" },
    hostsHeading: { id: "Calon mempelai", en: "The couple to be" },
    openingText: {
      id: "Kedua keluarga kami akan bertemu untuk acara lamaran, dan kami berharap Anda ada di antara kami.",
      en: "Our two families are meeting to celebrate our engagement, and we hope you will be among us.",
    },
    ceremony: { id: "Lamaran", en: "Engagement" },
    closing: thanks,
  },
  khitanan: {
    eyebrow: { id: "Undangan Khitanan", en: "Khitanan invitation" },
    hostsHeading: { id: "Yang dikhitan", en: "The boy we celebrate" },
    openingText: {
      id: "Kami mengundang Bapak/Ibu/Saudara/i ke tasyakuran khitanan putra kami.",
      en: "We invite you to the thanksgiving for our son's khitanan.",
    },
    ceremony: { id: "Tasyakuran khitanan", en: "Khitanan thanksgiving" },
    closing: thanks,
  },
  mitoni: {
    eyebrow: { id: "Undangan Mitoni", en: "Mitoni invitation" },
    hostsHeading: { id: "Calon ibu", en: "The mother to be" },
    openingText: {
      id: "Pada bulan ketujuh kehamilan ini kami memohon doa untuk ibu dan buah hati kami, dan mengundang Bapak/Ibu/Saudara/i untuk hadir.",
      en: "In the seventh month we ask for your prayers for mother and child, and invite you to be with us.",
    },
    ceremony: { id: "Mitoni", en: "Mitoni" },
    closing: thanks,
  },
  "tedak-siten": {
    eyebrow: { id: "Undangan Tedak Siten", en: "Tedak siten invitation" },
    hostsHeading: { id: "Buah hati kami", en: "Our little one" },
    openingText: {
      id: "Buah hati kami akan menapakkan kaki di tanah untuk pertama kali. Kami mengundang Bapak/Ibu/Saudara/i untuk mendoakan langkahnya.",
      en: "Our child will set foot on the earth for the first time. We invite you to bless these first steps.",
    },
    ceremony: { id: "Tedak siten", en: "Tedak siten" },
    closing: thanks,
  },
  baptism: {
    eyebrow: { id: "Undangan Baptis", en: "Baptism invitation" },
    hostsHeading: { id: "Yang dibaptis", en: "To be baptised" },
    openingText: {
      id: "Dengan syukur kami mengundang Bapak/Ibu/Saudara/i untuk hadir dan berdoa bersama kami pada hari baptis ini.",
      en: "With thanks we invite you to be with us and to pray with us on this day of baptism.",
    },
    ceremony: { id: "Baptis", en: "Baptism" },
    closing: thanks,
  },
  memorial: {
    eyebrow: { id: "Undangan Doa Bersama", en: "Invitation to prayers" },
    hostsHeading: { id: "Yang kami kenang", en: "In memory of" },
    openingText: {
      id: "Kami mengundang Bapak/Ibu/Saudara/i untuk berdoa bersama bagi orang yang kami kasihi.",
      en: "We invite you to pray with us for the one we love.",
    },
    ceremony: { id: "Doa bersama", en: "Prayers" },
    closing: {
      id: "Atas kehadiran dan doa Bapak/Ibu/Saudara/i, kami ucapkan terima kasih.",
      en: "Thank you for your presence and your prayers.",
    },
  },
  reunion: {
    eyebrow: { id: "Undangan Reuni", en: "Reunion invitation" },
    hostsHeading: { id: "Yang mengundang", en: "Your hosts" },
    openingText: {
      id: "Lama tidak berjumpa. Mari bertemu lagi, bertukar kabar, dan mengenang masa bersama.",
      en: "It has been a long time. Let us meet again, share our news and remember the years together.",
    },
    ceremony: { id: "Reuni", en: "Reunion" },
    closing: { id: "Sampai jumpa di hari reuni.", en: "See you at the reunion." },
  },
  "halal-bihalal": {
    eyebrow: { id: "Undangan Halal Bihalal", en: "Halal bihalal invitation" },
    hostsHeading: { id: "Yang mengundang", en: "Your hosts" },
    openingText: {
      id: "Mari bersilaturahmi dan saling memaafkan. Kami mengundang Bapak/Ibu/Saudara/i untuk hadir bersama keluarga.",
      en: "Let us meet and forgive one another. We invite you to come with your family.",
    },
    ceremony: { id: "Halal bihalal", en: "Halal bihalal" },
    closing: {
      id: "Mohon maaf lahir dan batin. Terima kasih atas kehadiran Bapak/Ibu/Saudara/i.",
      en: "We ask your forgiveness for any wrong. Thank you for coming.",
    },
  },
  meeting: {
    eyebrow: { id: "Undangan Rapat", en: "Meeting invitation" },
    hostsHeading: { id: "Penyelenggara", en: "Organiser" },
    openingText: {
      id: "Kami mengharapkan kehadiran Bapak/Ibu/Saudara/i pada rapat berikut.",
      en: "We request your presence at the following meeting.",
    },
    ceremony: { id: "Rapat", en: "Meeting" },
    closing: {
      id: "Atas perhatian dan kehadiran Bapak/Ibu/Saudara/i, kami ucapkan terima kasih.",
      en: "Thank you for your attention and your presence.",
    },
  },
  inauguration: {
    eyebrow: { id: "Undangan Peresmian", en: "Opening invitation" },
    hostsHeading: { id: "Yang diresmikan", en: "We are opening" },
    openingText: {
      id: "Kami mengundang Bapak/Ibu/Saudara/i untuk hadir pada acara peresmian berikut.",
      en: "We invite you to the opening.",
    },
    ceremony: { id: "Peresmian", en: "Opening" },
    closing: {
      id: "Atas kehadiran Bapak/Ibu/Saudara/i, kami ucapkan terima kasih.",
      en: "Thank you for being with us.",
    },
  },
  aqiqah: {
    eyebrow: { id: "Undangan Aqiqah", en: "Aqiqah invitation" },
    hostsHeading: { id: "Buah hati kami", en: "Our little one" },
    openingText: {
      id: "Kami mengundang Bapak/Ibu/Saudara/i ke aqiqah buah hati kami.",
      en: "We invite you to the aqiqah of our child.",
    },
    ceremony: { id: "Aqiqah", en: "Aqiqah" },
    closing: thanks,
  },
  birthday: {
    eyebrow: { id: "Undangan Ulang Tahun", en: "Birthday invitation" },
    hostsHeading: { id: "Yang berulang tahun", en: "The birthday" },
    openingText: {
      id: "Satu tahun lagi yang patut disyukuri, dan kami ingin merayakannya bersama Anda.",
      en: "Another year to be thankful for, and we would love to celebrate it with you.",
    },
    ceremony: { id: "Perayaan", en: "Celebration" },
    closing: { id: "Sampai jumpa di hari bahagia itu.", en: "See you on the happy day." },
  },
  graduation: {
    eyebrow: { id: "Undangan Syukuran Wisuda", en: "Graduation invitation" },
    hostsHeading: { id: "Wisudawan", en: "The graduate" },
    openingText: {
      id: "Sebagai rasa syukur atas kelulusan ini, kami mengundang Anda untuk hadir.",
      en: "In gratitude for this graduation, we invite you to be with us.",
    },
    ceremony: { id: "Syukuran wisuda", en: "Graduation gathering" },
    closing: thanks,
  },
  thanksgiving: {
    eyebrow: { id: "Undangan Syukuran", en: "Thanksgiving invitation" },
    hostsHeading: { id: "Keluarga yang mengundang", en: "The inviting family" },
    openingText: {
      id: "Kami bermaksud mengadakan syukuran dan berharap Bapak/Ibu/Saudara/i berkenan hadir.",
      en: "We are holding a gathering of thanks and hope you will come.",
    },
    ceremony: { id: "Syukuran", en: "Thanksgiving" },
    closing: thanks,
  },
  seminar: {
    eyebrow: { id: "Undangan Seminar", en: "Seminar invitation" },
    hostsHeading: { id: "Penyelenggara", en: "Organiser" },
    openingText: {
      id: "Kami mengundang Bapak/Ibu/Saudara/i untuk mengikuti acara berikut.",
      en: "We invite you to take part in the following event.",
    },
    ceremony: { id: "Seminar", en: "Seminar" },
    closing: { id: "Terima kasih atas perhatian Anda.", en: "Thank you for your attention." },
  },
};

/** Where nobody wishes joy. */
const ofMourning = {
  id: "Kehadiran dan doa Bapak/Ibu/Saudara/i sangat berarti bagi kami. Mohon kabarkan apakah berkenan hadir.",
  en: "Your presence and your prayers would mean a great deal to us. Please let us know whether you can come.",
} satisfies LocalizedText;

const ofRegistration = {
  id: "Mohon kabarkan kehadiran Bapak/Ibu/Saudara/i, agar kami dapat menyiapkan tempat.",
  en: "Please let us know whether you are coming, so that we can keep a place for you.",
} satisfies LocalizedText;

const ofMeetingAgain = {
  id: "Kami akan senang sekali apabila Bapak/Ibu/Saudara/i berkenan hadir. Mohon kabarkan kehadirannya.",
  en: "We would be so glad to have you with us. Please let us know whether you are coming.",
} satisfies LocalizedText;

/** The sentence before the RSVP form. */
export function rsvpText(eventType: EventType): LocalizedText {
  if (eventType === "memorial") return ofMourning;
  if (isConference(eventType)) return ofRegistration;
  return hostsKindOf(eventType) === "organisation" ? ofMeetingAgain : presence;
}

/** Over what guests write to the hosts. */
export function wishesHeading(eventType: EventType): LocalizedText {
  if (eventType === "memorial") return { id: "Doa dan kenangan", en: "Prayers and memories" };
  return { id: "Ucapan dan doa", en: "Wishes" };
}
