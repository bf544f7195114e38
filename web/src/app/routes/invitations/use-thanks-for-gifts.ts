import { unthankedGuests } from "@janur/domain/gift/unthanked";
import { memberOf, type Invitation } from "@janur/domain/invitation/invitation";
import { openRuns } from "@janur/domain/sending/sending-queue";
import { memberMay } from "@janur/domain/team/team";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { giftQueries } from "../../../features/gift/queries.ts";
import { giftKeys } from "../../../lib/query/keys.ts";
import { useRefresh } from "../../../lib/query/use-refresh.ts";

interface ThanksForGifts {
  /** Guests whose gifts nobody has thanked for; null where the book is closed to this person, and before the feast. */
  gave: ReadonlySet<string> | null;
  /** Reads anew what the server has noted of thanks that went. */
  refresh: () => void;
}

/** What the book of gifts tells the sending desk: who gave, never how much. */
export function useThanksForGifts(invitation: Invitation, uid: string): ThanksForGifts {
  const [now] = useState(() => new Date());
  const member = memberOf(invitation, uid);
  const isOpen =
    member !== null && memberMay(member, "seeGifts") && openRuns(invitation, now).includes("thanks");
  const { data } = useQuery({ ...giftQueries.book(invitation.id), enabled: isOpen });
  const refresh = useRefresh(giftKeys.book(invitation.id));
  const gave = useMemo(
    () => (data === undefined ? null : new Set(unthankedGuests(data.rows).keys())),
    [data],
  );
  return { gave: isOpen ? gave : null, refresh: () => void refresh() };
}
