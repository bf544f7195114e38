import type { GuestRow } from "@janur/domain/guest/guest-row";
import { hasInvitation, type Tally } from "@janur/domain/statistics/figures";
import type { TFunction } from "i18next";
import { progressOf } from "./guest-progress.ts";

/**
 * How far a guest is, or how many answered by a group's link, in a few words.
 * @param tally of a group; undefined until it is counted
 */
export function stateText(guest: GuestRow, tally: Tally | undefined, t: TFunction<"guest">): string {
  const words = t(`state.${progressOf(guest)}`, { count: guest.people });
  if (guest.kind !== "group") return guest.listing === "inbox" ? `${words} · ${t("state.inbox")}` : words;
  if (tally === undefined) return "";
  if (tally.invitations === 0) return hasInvitation(guest) ? t("state.groupSilent") : words;
  return t("state.group", {
    answers: t("answers", { count: tally.invitations }),
    people: t("seats", { count: tally.people }),
  });
}
