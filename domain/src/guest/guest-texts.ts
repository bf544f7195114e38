import type { LocalizedText } from "../text/language.ts";

/** Lines of text that a guest may have beside the name, in the order of the envelope. */
export const guestTextNames = ["position", "organisation"] as const;
export type GuestTextName = (typeof guestTextNames)[number];
export type GuestTexts = Readonly<Record<GuestTextName, string>>;

interface GuestText {
  /** Above its field, and over its column in spreadsheets. */
  label: LocalizedText;
  /** In the empty field. */
  example: LocalizedText;
  /** Whether a cell that is merged over several lines of a list says it of each of them. */
  isShared: boolean;
  /** Its place in a packed row: one that no field has had before (`guest-row.ts`). */
  packedAt: number;
}

/** All that form, list, spreadsheets, import, merge and packed index need of one. How long it may be is in `guestLimits`. */
export const guestTexts: Readonly<Record<GuestTextName, GuestText>> = {
  position: {
    label: { id: "Jabatan", en: "Position" },
    example: { id: "Kepala Sekolah", en: "Headmaster" },
    isShared: false,
    packedAt: 28,
  },
  /** Where the guest works. */
  organisation: {
    label: { id: "Instansi", en: "Organisation" },
    example: { id: "SMAN 3 Bandung", en: "SMAN 3 Bandung" },
    isShared: true,
    packedAt: 5,
  },
};

/** One value for each of them. */
export function ofGuestTexts<Value>(valueOf: (name: GuestTextName) => Value): Record<GuestTextName, Value> {
  return { position: valueOf("position"), organisation: valueOf("organisation") };
}

/** Of a guest of whom nothing is written down. */
export const noGuestTexts: GuestTexts = ofGuestTexts(() => "");

/** "Kepala Sekolah", "SMAN 3 Bandung": what stands on the envelope below the name. */
export function envelopeLines(guest: GuestTexts): string[] {
  return guestTextNames.map((name) => guest[name]).filter((text) => text !== "");
}
