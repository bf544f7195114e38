import type { GuestSide } from "@janur/domain/side/guest-side";
import type { Language } from "@janur/domain/text/language";

/** Headings and values of a spreadsheet about who came. */
interface DoorWords {
  sheet: string;
  headings: readonly string[];
  side: Record<GuestSide, string>;
  state: Record<"here" | "absent" | "walkIn" | "deleted", string>;
  family: string;
}

export const doorWords: Record<Language, DoorWords> = {
  id: {
    sheet: "Kehadiran",
    headings: [
      ...["Acara", "Nama", "Asal", "Kelompok", "Pihak", "Tanda", "Keadaan"],
      ...["Menjawab hadir", "Orang yang datang", "Diperselisihkan", "Datang pertama", "Datang terakhir"],
      ...["Diterima oleh", "Suvenir", "Catatan"],
    ],
    side: { groom: "Pihak pria", bride: "Pihak wanita" },
    state: {
      ...{ here: "Datang", absent: "Tidak datang", walkIn: "Di luar daftar" },
      deleted: "Sudah dihapus dari daftar",
    },
    family: "Keluarga",
  },
  en: {
    sheet: "Arrivals",
    headings: [
      ...["Event", "Name", "Origin", "Group", "Side", "Tags", "State"],
      ...["Said they come", "People who came", "In dispute", "First arrival", "Last arrival"],
      ...["Let in by", "Souvenirs", "Notes"],
    ],
    side: { groom: "Groom's side", bride: "Bride's side" },
    state: {
      ...{ here: "Came", absent: "Did not come", walkIn: "Not on the list" },
      deleted: "Deleted from the list",
    },
    family: "Family",
  },
};
