import { memberOf, type Invitation } from "@janur/domain/invitation/invitation";
import { inChunks } from "@janur/domain/list/in-chunks";
import { openRuns } from "@janur/domain/sending/sending-queue";
import { memberMay } from "@janur/domain/team/team";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useChangeGift } from "../../../features/gift/mutations.ts";
import { giftQueries } from "../../../features/gift/queries.ts";
import { useLatest } from "../../../lib/browser/use-latest.ts";

/** As many entries as one call notes. */
const atOnce = 100;

interface ThanksForGifts {
  /** Guests whose gifts nobody has thanked for; null where the book is closed to this person, and before the feast. */
  gave: ReadonlySet<string> | null;
  /** Writes into the book that these guests were thanked, or were not after all. */
  note: (guestIds: readonly string[], isThanked: boolean) => void;
}

/** What the book of gifts tells the sending desk: who gave, never how much. */
export function useThanksForGifts(invitation: Invitation, uid: string): ThanksForGifts {
  const [now] = useState(() => new Date());
  const member = memberOf(invitation, uid);
  const isOpen =
    member !== null && memberMay(member, "seeGifts") && openRuns(invitation, now).includes("thanks");
  const { data } = useQuery({ ...giftQueries.book(invitation.id), enabled: isOpen });
  const change = useChangeGift(invitation.id);
  const given = useMemo(
    () => (data?.rows ?? []).filter(({ guest, isRemoved }) => guest !== null && !isRemoved),
    [data],
  );
  const gave = useMemo(
    () =>
      data === undefined
        ? null
        : new Set(
            given.flatMap(({ guest, thankedAt }) => (thankedAt === null && guest !== null ? [guest] : [])),
          ),
    [data, given],
  );
  const note = useLatest((guestIds: readonly string[], isThanked: boolean) => {
    const ids = given
      .filter(({ guest, thankedAt }) => guestIds.includes(guest ?? "") && (thankedAt !== null) !== isThanked)
      .map(({ id }) => id);
    for (const giftIds of inChunks(ids, atOnce))
      change.mutate({ name: "markThanked", input: { giftIds, isThanked } });
  });
  return { gave: isOpen ? gave : null, note };
}
