import type { Guest } from "./guest.ts";

/** "Bapak Hadi Wiranto & Keluarga", as it stands on the envelope. */
export function addressedName(guest: Pick<Guest, "honorific" | "name" | "suffix">): string {
  return [guest.honorific, guest.name, guest.suffix].filter((part) => part !== "").join(" ");
}

/** "Bapak Hadi Wiranto": how the page speaks to the guest. */
export function spokenName(guest: Pick<Guest, "honorific" | "name">): string {
  return [guest.honorific, guest.name].filter((part) => part !== "").join(" ");
}
