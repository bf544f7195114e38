import type { GiftKind, GiftState } from "@janur/domain/gift/gift";
import type { Language } from "@janur/domain/text/language";

/** Headings and values of the book as a file. */
interface GiftWords {
  sheet: string;
  headings: readonly string[];
  kinds: Record<GiftKind, string>;
  states: Record<GiftState, string>;
  yes: string;
}

export const giftWords: Record<Language, GiftWords> = {
  id: {
    sheet: "Buku Sumbangan",
    headings: [
      ...["Nomor amplop", "Dari", "Titipan lewat", "Jenis", "Nominal (Rp)", "Status", "Catatan"],
      ...[
        "Dihitung oleh",
        "Dicatat oleh",
        "Dicatat pada",
        "Dikoreksi (kali)",
        "Sudah diucapkan terima kasih",
      ],
    ],
    kinds: { envelope: "Amplop", transfer: "Transfer", parcel: "Kado", flowers: "Karangan bunga" },
    states: {
      ...{ noted: "Dicatat", declared: "Menunggu dikonfirmasi", confirmed: "Dikonfirmasi" },
      declined: "Tidak diterima",
    },
    yes: "Ya",
  },
  en: {
    sheet: "Gifts",
    headings: [
      ...["Envelope", "From", "Brought by", "Kind", "Amount (Rp)", "State", "Note"],
      ...["Counted by", "Written down by", "Written down", "Corrected (times)", "Thanked"],
    ],
    kinds: { envelope: "Envelope", transfer: "Transfer", parcel: "Gift", flowers: "Flowers" },
    states: {
      ...{ noted: "Noted", declared: "Waits to be confirmed", confirmed: "Confirmed" },
      declined: "Not received",
    },
    yes: "Yes",
  },
};
