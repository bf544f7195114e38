import type { Attendance } from "@janur/domain/rsvp/attendance";

/** One line of the demo list: who, how many seats, which group, what was answered. */
export interface DemoGuest {
  honorific: string;
  name: string;
  suffix: string;
  origin: string;
  group: string;
  seats: number;
  answer: { attendance: Attendance; adults: number; children: number; note: string } | null;
}

const kin = "Keluarga";
const neighbours = "Tetangga";
const office = "Kantor";
const friends = "Teman";

function guest(
  addressed: readonly [honorific: string, name: string, suffix: string, origin: string],
  group: string,
  seats: number,
  answer: readonly [Attendance, number, number, string] | null = null,
): DemoGuest {
  const [honorific, name, suffix, origin] = addressed;
  const given =
    answer === null
      ? null
      : { attendance: answer[0], adults: answer[1], children: answer[2], note: answer[3] };
  return { honorific, name, suffix, origin, group, seats, answer: given };
}

/** Those who stand at the beginning of the list: about half are coming, a third has not answered. */
export const weddingGuests: readonly DemoGuest[] = [
  guest(["Bapak", "Hadi Wiranto", "& Keluarga", ""], kin, 4, [
    "yes",
    2,
    1,
    "Insyaallah kami datang pagi, sekalian membantu.",
  ]),
  guest(["Ibu", "Suparmi", "", "Wonogiri"], kin, 2, ["yes", 2, 0, ""]),
  guest(["", "dr. Hj. Nur Aini, Sp.A.", "& Keluarga", ""], office, 2, [
    "yes",
    1,
    0,
    "Ada jaga sampai siang, menyusul ke resepsi.",
  ]),
  guest(["", "I Gusti Ayu Made Suryani", "", "Denpasar"], friends, 2, [
    "maybe",
    2,
    0,
    "Menunggu jadwal pesawat.",
  ]),
  guest(["Ibu", "Tan Giok Lan", "& Bapak", ""], neighbours, 2, ["yes", 2, 0, ""]),
  guest(["", "Drs. P. Siahaan", "& Keluarga", ""], office, 3, [
    "no",
    0,
    0,
    "Mohon maaf, kami sedang di Balige.",
  ]),
  guest(["", "Maria Goretti Benga", "", "Larantuka"], friends, 1, ["yes", 1, 0, ""]),
  guest(["", "Keluarga Besar SMAN 3 '09", "", ""], friends, 20, [
    "yes",
    14,
    0,
    "14 orang, termasuk Bu Wali.",
  ]),
  guest(["", "Bapak Ketua RT 05", "& Ibu", ""], neighbours, 2, ["yes", 2, 0, ""]),
  guest(["Bapak", "Udin", "", "RT 05"], neighbours, 2, ["yes", 2, 0, ""]),
  guest(["Bapak", "Udin", "", "RT 08"], neighbours, 2),
  guest(["Bude", "Sri Lestari", "", ""], kin, 4, ["yes", 3, 1, ""]),
  guest(["Ustaz", "Abdul Karim", "& Keluarga", ""], neighbours, 4, ["yes", 2, 2, ""]),
  guest(["Kak", "Meilani", "& Partner", ""], friends, 2, ["yes", 2, 0, "See you there!"]),
  guest(["", "Bimo", "", ""], friends, 1, ["no", 0, 0, "Dinas di Sorong sampai Januari, doa dari jauh."]),
  guest(["Bli", "Gede Arta", "sekeluarga", ""], office, 3),
  guest(["Amang", "Sihombing", "& Inang", ""], kin, 2, ["yes", 2, 0, "Horas!"]),
  guest(["Mak Dang", "Syafril", "", "Bukittinggi"], kin, 4),
  guest(["Om", "Hendra", "& Tante Lily", ""], kin, 2, ["yes", 2, 0, ""]),
  guest(["Ibu", "Ratih", "", "Sumedang"], kin, 2),
  guest(["Teh", "Euis Komariah", "", ""], neighbours, 3, ["yes", 2, 1, "Hatur nuhun atos diondang."]),
  guest(["Daeng", "Rahim", "& Keluarga", "Makassar"], office, 4, ["maybe", 2, 0, ""]),
  guest(["", "Yohanes", "", ""], friends, 2),
  guest(["Ibu", "Wulan", "", "bagian keuangan"], office, 1, ["yes", 1, 0, ""]),
  guest(["Bapak", "Sugeng Priyono", "& Keluarga", ""], kin, 4),
  guest(["", "Fitri", "", "kos lama"], friends, 1, ["yes", 1, 0, ""]),
  guest(["Eyang", "Soemarti", "", ""], kin, 2, ["yes", 1, 0, "Kursi roda, mohon dekat pintu."]),
  guest(["", "Agus Salim", "", ""], office, 2),
  guest(["Bapak", "Maruli", "", ""], office, 2),
  guest(["", "Nyoman", "", ""], friends, 2),
];

/** The wall, oldest first: by the line of the sender in the list above. */
export const weddingWishes: readonly { guest: number; text: string; hoursAgo: number }[] = [
  {
    guest: 16,
    text: "Horas! Semoga menjadi keluarga yang diberkati, panjang umur dan banyak rezeki.",
    hoursAgo: 50,
  },
  {
    guest: 13,
    text: "So happy for you two. Fourteen years of friendship and still the best laugh in the room.",
    hoursAgo: 41,
  },
  {
    guest: 20,
    text: "Wilujeng nikah Neng Rani sareng A Dimas, mugia janten kulawarga anu sakinah, mawaddah, warahmah.",
    hoursAgo: 30,
  },
  { guest: 6, text: "❤️", hoursAgo: 22 },
  { guest: 1, text: "Sugeng dhaup, Nduk. Mugi tansah rukun, ayem lan tentrem.", hoursAgo: 9 },
  {
    guest: 0,
    text: "Barakallah, Rani dan Dimas.\nSemoga rumah kalian selalu hangat,\nmejanya selalu cukup,\ndan pintunya selalu terbuka.",
    hoursAgo: 3,
  },
];
