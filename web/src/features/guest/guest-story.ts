import { clockText, dayMonthText } from "@janur/domain/time/date-text";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { answerGroupOf } from "@janur/domain/statistics/figures";
import type { TFunction } from "i18next";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import type { DoorStory } from "./door-story.ts";

/**
 * How far a guest is, as one sentence: "Dikirim Bude Sri 3 Desember, dilihat 20.05, belum menjawab". What was answered stands beside it.
 * @param zone IANA zone in which days and times are told
 * @param door who came; null while that is not known
 */
export function guestStory(
  guest: GuestRow,
  zone: string,
  now: Date,
  t: TFunction<"guest">,
  door: DoorStory | null = null,
): string {
  const when = (time: number) => {
    const instant = new Date(time);
    const day = dayMonthText(instant, zone, currentLanguage());
    const isToday = day === dayMonthText(now, zone, currentLanguage());
    return isToday ? clockText(instant, zone) : day;
  };
  const { dispatch, problem } = guest;
  const group = answerGroupOf(guest);
  const arrival = door?.arrivals.get(guest.id);
  const via = guest.sentVia === null ? "" : t(`story.via.${guest.sentVia}`);
  const parts = [
    guest.sending === "unsent" || guest.sentAt === null
      ? group === "unsent"
        ? t("story.unsent")
        : ""
      : guest.sending === "handed" && dispatch?.state === "unsure"
        ? t("delivery.unsure", { via })
        : t(`story.${guest.sending}`, { by: guest.sentBy, via, when: when(guest.sentAt) }),
    problem === null ? "" : t(`delivery.${problem}`),
    dispatch === null ? "" : carriedPart(dispatch, guest, t),
    guest.followedUpAt === null ? "" : t("story.followedUp", { when: when(guest.followedUpAt) }),
    guest.openedAt === null ? "" : t("story.opened", { when: when(guest.openedAt) }),
    group === "silent" ? t("story.silent") : "",
    guest.answeredAt === null ? "" : t("story.answered", { when: when(guest.answeredAt) }),
    guest.isWaiting ? t("story.waiting") : "",
    arrival === undefined
      ? door?.isOver === true
        ? t("story.absent")
        : ""
      : t("story.came", { count: arrival.people, when: when(arrival.at) }),
  ].filter((part) => part !== "");
  return asSentence(parts.join(", "));
}

export function asSentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase(currentLanguage()) + words.slice(1);
}

/** What is known of a message that was carried for the family, where nothing else says as much. */
function carriedPart(
  { channel, state, problem }: NonNullable<GuestRow["dispatch"]>,
  guest: GuestRow,
  t: TFunction<"guest">,
): string {
  switch (state) {
    case "queued":
      return t("delivery.queued", { via: t(`story.via.${channel === "email" ? "email" : "whatsapp"}`) });
    case "failed":
      // That the address or number is none stands in the guest's own problem.
      return problem === null || problem === "recipient" || problem === guest.problem
        ? ""
        : t("story.failed", { reason: t(`delivery.${problem}`) });
    case "delivered":
    case "read":
      return guest.openedAt === null ? t(`delivery.${state}`) : "";
    case "sent":
    case "unsure":
      return "";
  }
}
