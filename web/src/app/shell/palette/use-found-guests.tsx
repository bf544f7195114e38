import type { Invitation } from "@janur/domain/invitation/invitation";
import { nameWords } from "@janur/domain/text/name-search";
import { useDebouncedValue } from "@mantine/hooks";
import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { IconInfoCircle, IconRefresh, IconUser } from "@tabler/icons-react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { titled } from "../../../lib/i18n/titled.ts";
import type { NamedGuest } from "../../../features/guest/named-guests.ts";
import { guestQueries } from "../../../features/guest/queries.ts";
import { listed } from "../../../features/invitation/list-view.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { wordsFit } from "../../../lib/text/forgiving-words.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { Icon } from "../../../ui/icon.tsx";
import { appPaths } from "../../paths.ts";
import { invitationOf } from "./invitation-of.ts";

/** Invitations whose guests are looked through: each is its packed list, some twenty documents to read once a minute. */
const mostInvitations = 10;

interface Limits {
  /** How many are offered. */
  most: number;
  /** Fewer letters would fit nearly everything. */
  fewestLetters: number;
}

/** Guests by their names, of the invitation that is open and of those that were changed last. */
export function useFoundGuests(
  text: string,
  { most, fewestLetters }: Limits,
): { group: SpotlightActionGroupData; isSearching: boolean; hasFound: boolean } {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const [rested] = useDebouncedValue(text, 200);
  const { searched, isAll } = useSearchedInvitations();
  const asked = nameWords(text);
  const isAsked = asked.join("").length >= fewestLetters;
  const lists = useQueries({
    queries: searched.map(({ id }) => ({
      ...guestQueries.named(id),
      // Only once somebody has stopped typing; the next letters find what is read by then.
      enabled: isAsked && rested === text,
    })),
  });
  const group = t("palette.guests");
  if (!isAsked) return { group: { group, actions: [] }, isSearching: false, hasFound: false };
  const known = lists.flatMap(({ data }, index) => {
    const invitation = searched[index];
    return data === undefined || invitation === undefined ? [] : [{ invitation, ...data }];
  });
  const found = known
    .flatMap(({ invitation, guests }) => bestOf(guests, asked, most).map((one) => ({ ...one, invitation })))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, most);
  const isSearching =
    rested !== text || lists.some(({ data, isFetching }) => data === undefined && isFetching);
  const failed = lists.find(({ data, error }) => data === undefined && error !== null)?.error ?? null;
  const isWhole = isAll && known.every(({ isWhole: whole }) => whole);
  const actions = found.map(({ guest: { id, name }, invitation }) => ({
    id: `guest-${id}`,
    label: name,
    description: titled(invitation.title),
    leftSection: <Icon of={IconUser} />,
    onClick: () => void navigate(`${invitationPaths.guests(invitation.id)}?guest=${id}`),
  }));
  const unreached = {
    id: "unreached",
    label: t("palette.unreached"),
    description: failed === null ? "" : problemText(failed),
    leftSection: <Icon of={IconRefresh} />,
    onClick: () => {
      for (const { error, refetch } of lists) if (error !== null) void refetch();
    },
    closeSpotlightOnTrigger: false,
  };
  const notAll = {
    id: "guests-not-all",
    label: t("palette.notAll", { count: searched.length }),
    description: t("palette.toOthers"),
    leftSection: <Icon of={IconInfoCircle} />,
    onClick: () => void navigate(appPaths.invitations),
  };
  return {
    isSearching,
    // What says that some could not be looked for is nothing that was found.
    hasFound: found.length > 0,
    group: {
      group,
      actions: [
        ...actions,
        // In place of what could not be looked for: "nothing found" would not be true.
        ...(failed === null ? [] : [unreached]),
        ...(failed === null && !isWhole && !isSearching && found.length < most ? [notAll] : []),
      ],
    },
  };
}

/** The open invitation and the ones changed last, none that was put away; and whether there are no others. */
function useSearchedInvitations(): { searched: readonly Invitation[]; isAll: boolean } {
  const { pathname } = useLocation();
  const { user } = useSignedIn();
  const { data: mine = [] } = useQuery(invitationQueries.mine(user.uid));
  const opened = invitationOf(pathname);
  const latest = listed(mine, { tab: "all", q: "", sort: "changed" });
  const all = [...mine.filter(({ id }) => id === opened), ...latest.filter(({ id }) => id !== opened)];
  return { searched: all.slice(0, mostInvitations), isAll: all.length <= mostInvitations };
}

/** The guests whose names fit best. */
function bestOf(
  guests: readonly NamedGuest[],
  asked: readonly string[],
  most: number,
): { guest: NamedGuest; fit: number }[] {
  return guests
    .map((guest) => ({ guest, fit: wordsFit(asked, guest.words, guest.also) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, most);
}
