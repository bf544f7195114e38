import type { Guest } from "./guest.ts";

/** "Bapak Hadi Wiranto & Keluarga", as it stands on the envelope. */
export function addressedName(guest: Pick<Guest, "honorific" | "name" | "suffix">): string {
  return [guest.honorific, guest.name, guest.suffix].filter((part) => part !== "").join(" ");
}

const whole: Readonly<Record<string, string>> = {
  pak: "Bapak",
  bpk: "Bapak",
  bu: "Ibu",
  mba: "Mbak",
  sdr: "Saudara",
  sdri: "Saudari",
  tn: "Tuan",
  ny: "Nyonya",
};

/**
 * The honorific as Indonesian says it where no name follows: "Pak Budi", but "kehadiran Bapak". Mas, Mbak, Om and
 * their like stand alone as they are; a title cut short ("Prof.", "H.") does not, so that it may leave nothing.
 */
export function addressAlone(honorific: string): string {
  return honorific
    .replace(/\p{L}+\.?/gu, (word) => {
      const known = whole[word.replace(".", "").toLowerCase()];
      return known ?? (word.endsWith(".") ? "" : word);
    })
    .replace(/\s+/g, " ")
    .trim();
}

/** "istri" of "& Istri"; nothing where no partner is named. */
export function partnerOf(suffix: string): string {
  return /\b(?:istri|isteri|suami|pasangan)\b/i.exec(suffix)?.[0].toLowerCase() ?? "";
}

/** "Bapak Hadi Wiranto": how the page speaks to the guest. */
export function spokenName(guest: Pick<Guest, "honorific" | "name">): string {
  return [guest.honorific, guest.name].filter((part) => part !== "").join(" ");
}
