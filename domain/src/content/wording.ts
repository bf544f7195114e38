import { hostsKindOf, type EventType, type HostsKind } from "./event-type.ts";
import type { LocalizedText } from "../text/language.ts";

/** How a sentence sounds: as a letter, as a family at the door, as short as it can be. */
export const voices = ["formal", "warm", "brief"] as const;
export type Voice = (typeof voices)[number];

/** Texts of an invitation that there are samples for. */
export const sampledTexts = ["opening", "closing", "rsvp", "wishes", "gifts"] as const;
export type SampledText = (typeof sampledTexts)[number];

/** Whose words they are; grave days have words of their own. */
type Kind = HostsKind | "memorial";

type Samples = Record<Voice, LocalizedText>;

const answers: Samples = {
  formal: {
    id: "Merupakan kehormatan dan kebahagiaan bagi kami apabila Bapak/Ibu/Saudara/i berkenan hadir dan memberikan doa restu.",
    en: "It would be our honour and our joy to have you with us on the day.",
  },
  warm: {
    id: "Kami akan senang sekali bila Bapak/Ibu/Saudara/i bisa datang. Kabari kami supaya tempat dan hidangan cukup untuk semua.",
    en: "It would make us so happy to see you. Let us know, so that there is a seat and a meal for everyone.",
  },
  brief: { id: "Mohon kabari kami apakah bisa hadir.", en: "Please let us know whether you can come." },
};

const gifts: Samples = {
  formal: {
    id: "Doa restu Bapak/Ibu/Saudara/i adalah hadiah yang terindah. Bila berkenan memberi tanda kasih, kami menyediakan rekening dan alamat berikut.",
    en: "Your blessing is the finest gift. Should you wish to send a token of it, you will find an account and an address here.",
  },
  warm: {
    id: "Kehadiran Anda sudah lebih dari cukup. Kalau tetap ingin berbagi, kami menerimanya dengan senang hati lewat sini.",
    en: "Having you there is more than enough. If you would still like to share something, this is the place.",
  },
  brief: { id: "Tanda kasih dapat dikirim ke sini.", en: "Gifts may be sent here." },
};

const wishes: Samples = {
  formal: {
    id: "Kami berterima kasih atas setiap ucapan dan doa yang Bapak/Ibu/Saudara/i tuliskan.",
    en: "We are grateful for every wish and prayer that you leave here.",
  },
  warm: {
    id: "Tulis apa saja dari hati. Semuanya akan kami baca bersama.",
    en: "Write whatever is in your heart. We will read all of it together.",
  },
  brief: { id: "Tinggalkan ucapan dan doa.", en: "Leave a wish." },
};

const samples: Record<Kind, Record<SampledText, Samples>> = {
  couple: {
    opening: {
      formal: {
        id: "Dengan memohon restu Tuhan Yang Maha Esa, kami bermaksud menyelenggarakan pernikahan kami dan mengharapkan kehadiran Bapak/Ibu/Saudara/i.",
        en: "Asking for God’s blessing, we are to be married and request the honour of your presence.",
      },
      warm: {
        id: "Setelah perjalanan yang panjang, kami akan mengucap janji. Hari itu akan lebih lengkap bila Anda ada di antara kami.",
        en: "After a long road together we are making our promise. The day will be whole if you are among us.",
      },
      brief: {
        id: "Kami menikah, dan ingin Anda hadir.",
        en: "We are getting married, and we want you there.",
      },
    },
    closing: {
      formal: {
        id: "Atas kehadiran dan doa restu Bapak/Ibu/Saudara/i, kami sekeluarga mengucapkan terima kasih.",
        en: "For your presence and your blessing, our families thank you.",
      },
      warm: {
        id: "Terima kasih sudah menjadi bagian dari cerita kami. Sampai bertemu di hari bahagia itu.",
        en: "Thank you for being part of our story. We will see you on the happy day.",
      },
      brief: { id: "Terima kasih. Sampai jumpa.", en: "Thank you. See you there." },
    },
    rsvp: answers,
    wishes,
    gifts,
  },
  honoree: {
    opening: {
      formal: {
        id: "Sebagai ungkapan syukur kepada Tuhan Yang Maha Esa, kami bermaksud mengadakan acara ini dan mengharapkan kehadiran Bapak/Ibu/Saudara/i.",
        en: "In gratitude to God we are holding this gathering and request the honour of your presence.",
      },
      warm: {
        id: "Ada kabar baik di keluarga kami, dan kabar baik lebih terasa bila dibagi. Datanglah merayakannya bersama kami.",
        en: "There is good news in our family, and good news is better shared. Come and celebrate it with us.",
      },
      brief: { id: "Datang dan rayakan bersama kami.", en: "Come and celebrate with us." },
    },
    closing: {
      formal: {
        id: "Atas kehadiran dan doa Bapak/Ibu/Saudara/i, kami sekeluarga mengucapkan terima kasih.",
        en: "For your presence and your prayers, our family thanks you.",
      },
      warm: {
        id: "Terima kasih atas kasih sayang dan doanya. Kami menunggu Anda di rumah.",
        en: "Thank you for your love and your prayers. We are waiting for you.",
      },
      brief: { id: "Terima kasih. Sampai jumpa.", en: "Thank you. See you there." },
    },
    rsvp: answers,
    wishes,
    gifts,
  },
  organisation: {
    opening: {
      formal: {
        id: "Sehubungan dengan acara tersebut, kami mengharapkan kehadiran Bapak/Ibu/Saudara/i pada waktu dan tempat berikut.",
        en: "We request the honour of your presence at the time and place below.",
      },
      warm: {
        id: "Kami menyiapkan hari ini untuk Anda. Mari bertemu, belajar, dan bertukar cerita.",
        en: "We have prepared this day for you. Come to meet, to learn and to share.",
      },
      brief: { id: "Kami mengundang Anda untuk hadir.", en: "You are invited to join us." },
    },
    closing: {
      formal: {
        id: "Atas perhatian dan kehadiran Bapak/Ibu/Saudara/i, kami mengucapkan terima kasih.",
        en: "Thank you for your attention and your presence.",
      },
      warm: {
        id: "Terima kasih sudah meluangkan waktu. Kami menantikan pertemuan ini.",
        en: "Thank you for making the time. We look forward to meeting you.",
      },
      brief: { id: "Terima kasih. Sampai jumpa.", en: "Thank you. See you there." },
    },
    rsvp: {
      formal: {
        id: "Mohon kesediaan Bapak/Ibu/Saudara/i menyampaikan konfirmasi kehadiran agar tempat dapat kami siapkan.",
        en: "Kindly confirm your attendance so that we may prepare your place.",
      },
      warm: {
        id: "Beri tahu kami bila Anda datang, supaya kami bisa menyambut dengan baik.",
        en: "Tell us if you are coming, so that we can welcome you well.",
      },
      brief: { id: "Mohon konfirmasi kehadiran.", en: "Please confirm your attendance." },
    },
    wishes: {
      formal: {
        id: "Pertanyaan dan pesan dapat disampaikan di sini sebelum acara.",
        en: "Questions and messages may be left here before the event.",
      },
      warm: {
        id: "Punya pertanyaan atau pesan? Tulis di sini, kami baca semuanya.",
        en: "A question or a message? Leave it here, we read all of them.",
      },
      brief: { id: "Tulis pertanyaan atau pesan.", en: "Leave a question or a message." },
    },
    gifts,
  },
  memorial: {
    opening: {
      formal: {
        id: "Kami sekeluarga mengharapkan kehadiran Bapak/Ibu/Saudara/i untuk berdoa bersama bagi almarhum/almarhumah.",
        en: "Our family requests your presence to pray together for the departed.",
      },
      warm: {
        id: "Kami merindukannya, dan kami tahu Anda juga. Mari berkumpul, mendoakan, dan mengenang kebaikannya.",
        en: "We miss our loved one, and know that you do too. Let us gather, pray, and remember the goodness left with us.",
      },
      brief: { id: "Mari berdoa bersama.", en: "Let us pray together." },
    },
    closing: {
      formal: {
        id: "Atas kehadiran dan doa Bapak/Ibu/Saudara/i, kami sekeluarga mengucapkan terima kasih.",
        en: "For your presence and your prayers, our family thanks you.",
      },
      warm: {
        id: "Terima kasih sudah menemani kami. Doa Anda menguatkan keluarga kami.",
        en: "Thank you for standing by us. Your prayers give our family strength.",
      },
      brief: { id: "Terima kasih atas doanya.", en: "Thank you for your prayers." },
    },
    rsvp: {
      formal: {
        id: "Mohon kesediaan Bapak/Ibu/Saudara/i menyampaikan kabar kehadiran kepada keluarga.",
        en: "Kindly let the family know whether you will be present.",
      },
      warm: {
        id: "Kabari kami bila bisa datang, supaya tempat cukup untuk semua.",
        en: "Let us know if you can come, so that there is room for everyone.",
      },
      brief: { id: "Mohon kabari kami apakah bisa hadir.", en: "Please let us know whether you can come." },
    },
    wishes: {
      formal: {
        id: "Doa dan kenangan dapat Bapak/Ibu/Saudara/i tuliskan di sini.",
        en: "You may leave a prayer or a memory here.",
      },
      warm: {
        id: "Tuliskan doa, atau satu kenangan yang ingin Anda bagi.",
        en: "Leave a prayer, or a memory that you would like to share.",
      },
      brief: { id: "Tinggalkan doa.", en: "Leave a prayer." },
    },
    gifts,
  },
};

/** Three ways to say what a text of this event says; free to change. */
export function wordingSamples(text: SampledText, eventType: EventType): Samples {
  return samples[eventType === "memorial" ? "memorial" : hostsKindOf(eventType)][text];
}
