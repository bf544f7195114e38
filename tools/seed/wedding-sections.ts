import type { Section } from "@janur/domain/content/section";
import { demoCouple } from "./couple.ts";
import { photoOf, pictureOf, type Prints } from "./prints.ts";

const none = { id: "", en: "" };

/** What the demo wedding tells beside the day itself: its story, pictures, order of the day, gifts, and whom to call. */
export function weddingSections(prints: Prints): Section[] {
  const isHidden = false;
  return [
    {
      id: "story",
      type: "story",
      isHidden,
      heading: { id: "Cerita kami", en: "Our story" },
      chapters: [
        {
          id: "met",
          when: { id: "Agustus 2019", en: "August 2019" },
          title: { id: "Satu payung", en: "One umbrella" },
          text: {
            id: "Hujan turun di halte depan kampus. Dimas punya payung, Rani punya waktu.",
            en: "Rain at the bus stop outside campus. Dimas had an umbrella, Rani had time.",
          },
          photo: null,
        },
        {
          id: "home",
          when: { id: "Maret 2022", en: "March 2022" },
          title: { id: "Pulang ke meja yang sama", en: "Home to one table" },
          text: {
            id: "Bekerja di dua kota, dan setiap akhir pekan pulang ke meja makan Ibu Ratna.",
            en: "Work in two cities, and every weekend home to Ibu Ratna’s dining table.",
          },
          photo: photoOf(prints("fruit"), { id: "Meja makan di pagi hari", en: "The table in the morning" }),
        },
        {
          id: "asked",
          when: { id: "Tahun lalu", en: "Last year" },
          title: { id: "Lamaran", en: "The proposal" },
          text: {
            id: "Dua keluarga, satu meja panjang, dan satu jawaban pendek: iya.",
            en: "Two families, one long table, and one short answer: yes.",
          },
          photo: null,
        },
      ],
    },
    {
      id: "gallery",
      type: "gallery",
      isHidden,
      heading: { id: "Galeri", en: "Gallery" },
      pictures: [
        pictureOf("rings", prints("rings"), {
          alt: { id: "Dua cincin di atas kain", en: "Two rings on a cloth" },
          caption: { id: "Cincin, dari emas Eyang", en: "The rings, from Grandmother’s gold" },
        }),
        pictureOf("jasmine", prints("jasmine"), {
          alt: { id: "Melati yang sedang mekar", en: "Jasmine in bloom" },
          caption: none,
        }),
        pictureOf("morning", prints("morning"), {
          alt: { id: "Pendopo dan bukit di pagi hari", en: "The pavilion and the hills at dawn" },
          caption: { id: "Pendopo, pagi hari", en: "The pavilion at dawn" },
        }),
        pictureOf("linen", prints("linen"), {
          alt: { id: "Kain yang terlipat", en: "Folded cloth" },
          caption: none,
        }),
        pictureOf("curtain", prints("curtain"), {
          alt: { id: "Cahaya di balik tirai", en: "Light behind a curtain" },
          caption: none,
        }),
        pictureOf("lights", prints("lights"), {
          alt: { id: "Lampu-lampu di tepi danau", en: "Lights by the lake" },
          caption: { id: "Malam sebelum lamaran", en: "The night before" },
        }),
        pictureOf("garden", prints("garden"), {
          alt: { id: "Melati di halaman", en: "Jasmine in the yard" },
          caption: none,
        }),
      ],
    },
    {
      id: "rundown",
      type: "rundown",
      isHidden,
      heading: { id: "Susunan acara", en: "Order of the day" },
      items: [
        { id: "r1", time: "08:00", title: { id: "Akad nikah", en: "Marriage vows" } },
        {
          id: "r2",
          time: "11:00",
          title: { id: "Kedua mempelai memasuki pendopo", en: "The couple enters" },
        },
        { id: "r3", time: "11:30", title: { id: "Sambutan dan doa", en: "Welcome and prayer" } },
        { id: "r4", time: "12:00", title: { id: "Makan siang dan gending", en: "Lunch and gamelan" } },
        { id: "r5", time: "13:30", title: { id: "Foto bersama", en: "Photographs together" } },
      ],
    },
    {
      id: "co-hosts",
      type: "co-hosts",
      isHidden,
      heading: { id: "Turut mengundang", en: "Inviting with us" },
      text: {
        id: "Keluarga besar Bapak H. Sutrisno\nKeluarga besar Bapak Pratama (Alm.)\nWarga RT 05 Cidadap",
        en: "The family of Bapak H. Sutrisno\nThe family of the late Bapak Pratama\nThe neighbours of RT 05, Cidadap",
      },
    },
    {
      id: "gifts",
      type: "gifts",
      isHidden,
      heading: { id: "Tanda kasih", en: "Gifts" },
      text: {
        id: "Doa dan kehadiran Anda sudah cukup bagi kami. Bila berkenan mengirim tanda kasih, dapat melalui:",
        en: "Your prayers and your presence are enough. Should you wish to send a gift:",
      },
      accounts: [
        {
          id: "a1",
          provider: "other",
          providerName: "Bank Contoh",
          holder: demoCouple.rani.fullName,
          number: "0000 1234 56",
        },
        {
          id: "a2",
          provider: "other",
          providerName: "Bank Contoh",
          holder: demoCouple.dimas.fullName,
          number: "0000 1234 57",
        },
      ],
      qris: null,
      address: "Jl. Contoh Dalam No. 4, Dago, Bandung",
      audience: "everyone",
    },
    {
      id: "contacts",
      type: "contact-persons",
      isHidden,
      heading: { id: "Ada pertanyaan?", en: "Questions?" },
      persons: [
        {
          id: "c1",
          name: "Ibu Sri",
          role: { id: "Keluarga Rani", en: "Rani’s family" },
          phone: "+628110000001",
          hasWhatsApp: true,
        },
        {
          id: "c2",
          name: "Mas Joko",
          role: { id: "Keluarga Dimas", en: "Dimas’s family" },
          phone: "+628110000002",
          hasWhatsApp: true,
        },
      ],
    },
  ];
}
