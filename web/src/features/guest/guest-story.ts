import { clockText, dayMonthText } from "@janur/domain/date-text";
import type { GuestRow } from "@janur/domain/guest-row";
import type { TFunction } from "i18next";
import { currentLanguage } from "../../lib/i18n/i18n.ts";

/**
 * How far a guest is, as one sentence: "Dikirim Bude Sri 3 Desember, dilihat 20.05, belum menjawab". What was answered stands beside it.
 * @param zone IANA zone in which days and times are told
 */
export function guestStory(guest: GuestRow, zone: string, now: Date, t: TFunction<"guest">): string {
  const when = (time: number) => {
    const instant = new Date(time);
    const day = dayMonthText(instant, zone, currentLanguage());
    const isToday = day === dayMonthText(now, zone, currentLanguage());
    return isToday ? clockText(instant, zone) : day;
  };
  const parts = [
    guest.sending === "unsent" || guest.sentAt === null
      ? guest.openedAt === null && guest.attendance === null
        ? t("story.unsent")
        : ""
      : t(`story.${guest.sending}`, { by: guest.sentBy, when: when(guest.sentAt) }),
    guest.problem === null ? "" : t(`story.${guest.problem}`),
    guest.followedUpAt === null ? "" : t("story.followedUp", { when: when(guest.followedUpAt) }),
    guest.openedAt === null ? "" : t("story.opened", { when: when(guest.openedAt) }),
    guest.attendance === null || guest.answeredAt === null
      ? guest.sending === "unsent" && guest.openedAt === null
        ? ""
        : t("story.silent")
      : t("story.answered", { when: when(guest.answeredAt) }),
    guest.isWaiting ? t("story.waiting") : "",
  ].filter((part) => part !== "");
  const sentence = parts.join(", ");
  return sentence.charAt(0).toLocaleUpperCase(currentLanguage()) + sentence.slice(1);
}
