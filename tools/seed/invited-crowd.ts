import type { Attendance } from "@janur/domain/rsvp/attendance";
import type { DemoGuest } from "./wedding-guests.ts";

/*
 * The many behind the few of wedding-guests.ts: names from everywhere, put
 * together by counting, so that every seeding invites the same people.
 */

const men =
  "Adi Bagas Budi Dedi Eko Fajar Galih Indra Joko Lukman Oka Rahmat Reza Rudi Slamet Tono Wahyu Yusuf".split(
    " ",
  );
const women =
  "Ayu Citra Dewi Dian Endang Fitriani Hana Hesti Intan Kartika Maya Ningsih Putri Rina Sari Sinta Vina Wati Yanti".split(
    " ",
  );
const familyNames =
  ",Santoso,,Simatupang,Wijaya,,Lubis,Halim,Rahmawati,,Hutapea,Setiawan,,Nasution,Kurniawan,Tanujaya,,Suryadi,Manurung,,Lestari,Ginting".split(
    ",",
  );

/** How somebody is addressed, and with whom they are asked. */
const addresses = [
  { honorific: "Bapak", names: men, suffix: "& Keluarga" },
  { honorific: "Ibu", names: women, suffix: "" },
  { honorific: "", names: women, suffix: "& Suami" },
  { honorific: "", names: men, suffix: "" },
  { honorific: "Bapak", names: men, suffix: "& Istri" },
  { honorific: "Kak", names: women, suffix: "" },
  { honorific: "Ibu", names: women, suffix: "& Keluarga" },
] as const;

/** Size and share of each group. */
const groups = [
  ...Array.from({ length: 6 }, () => "Keluarga"),
  ...Array.from({ length: 5 }, () => "Kantor"),
  ...Array.from({ length: 5 }, () => "Teman"),
  ...Array.from({ length: 4 }, () => "Tetangga"),
];

/** Of a hundred: 54 come, 9 do not, 5 may, 32 are silent. */
function attendanceAt(place: number): Attendance | null {
  const hundredth = (place * 37) % 100;
  if (hundredth < 54) return "yes";
  if (hundredth < 63) return "no";
  return hundredth < 68 ? "maybe" : null;
}

const at = <T>(list: readonly T[], index: number, otherwise: T): T => list[index % list.length] ?? otherwise;

/** So many guests, always the same. */
export function invitedCrowd(count: number): DemoGuest[] {
  return Array.from({ length: count }, (_, index): DemoGuest => {
    const address = at(addresses, index, addresses[0]);
    const { honorific, suffix } = address;
    const name = `${at(address.names, index * 5, "")} ${at(familyNames, index * 3, "")}`.trim();
    const seats = suffix === "" ? 1 + (index % 2) : 2 + (index % 3);
    const attendance = attendanceAt(index);
    const adults = attendance === "yes" || attendance === "maybe" ? Math.min(seats, 2) : 0;
    const children = attendance === "yes" ? Math.min(Math.max(seats - adults, 0), index % 3) : 0;
    return {
      honorific,
      name,
      suffix,
      origin: "",
      group: at(groups, index, "Teman"),
      seats,
      answer: attendance === null ? null : { attendance, adults, children, note: "" },
    };
  });
}
