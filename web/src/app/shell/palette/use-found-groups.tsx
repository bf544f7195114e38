import { searchPart } from "@janur/domain/name-search";
import { useDebouncedValue } from "@mantine/hooks";
import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { IconHelpCircle, IconMailOpened, IconRefresh, IconUser } from "@tabler/icons-react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { articleSearch } from "../../../features/help/search-articles.ts";
import { listed } from "../../../features/invitation/list-view.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { rsvpQueries } from "../../../features/rsvp/queries.ts";
import { helpPaths } from "../../../lib/help-paths.ts";
import { invitationPaths } from "../../../lib/invitation-paths.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { invitationOf } from "./invitation-of.ts";
import { useFoundRooms } from "./use-found-rooms.tsx";
import { useFoundTasks } from "./use-found-tasks.tsx";

/** How many of a kind are offered. */
const most = 5;
/** Fewer letters would fit nearly everything. */
const fewestLetters = 2;

/**
 * Rooms, invitations, guests, tasks and articles that fit what is typed; none while it is too
 * short. Guests are those of the invitation that is open, or of the only one.
 */
export function useFoundGroups(query: string): { groups: SpotlightActionGroupData[]; isSearching: boolean } {
  const text = query.trim();
  const rooms = useFoundRooms(text, fewestLetters);
  const invitations = useInvitations(text);
  const guests = useGuests(text);
  const tasks = useFoundTasks(text, { most, fewestLetters });
  const articles = useArticles(text);
  return {
    groups: [rooms, invitations, guests.group, tasks.group, articles],
    isSearching: guests.isSearching || tasks.isSearching,
  };
}

function useInvitations(text: string): SpotlightActionGroupData {
  const { t } = useTranslation(["shell", "invitation"]);
  const navigate = useNavigate();
  const { user } = useSignedIn();
  const { data = [] } = useQuery(invitationQueries.mine(user.uid));
  const found = text.length < fewestLetters ? [] : listed(data, { tab: "all", q: text, sort: "changed" });
  return {
    group: t("palette.invitations"),
    actions: found.slice(0, most).map(({ id, title, slug }) => ({
      id: `invitation-${id}`,
      label: title || t("invitation:untitled"),
      description: slug,
      leftSection: <IconMailOpened size={20} stroke={1.75} aria-hidden />,
      onClick: () => void navigate(invitationPaths.overview(id)),
    })),
  };
}

function useGuests(text: string): { group: SpotlightActionGroupData; isSearching: boolean } {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user } = useSignedIn();
  const { data: mine = [] } = useQuery(invitationQueries.mine(user.uid));
  const [asked] = useDebouncedValue(text, 200);
  const invitationId = invitationOf(pathname) ?? (mine.length === 1 ? (mine[0]?.id ?? null) : null);
  const isAsked = invitationId !== null && (searchPart(asked)?.length ?? 0) >= fewestLetters;
  const {
    data = [],
    error,
    isFetching,
    refetch,
  } = useQuery(
    isAsked
      ? rsvpQueries.named(invitationId, asked)
      : { queryKey: ["rsvp", "named", "nobody"], queryFn: skipToken },
  );
  return {
    isSearching: isFetching || asked !== text,
    group: {
      group: t("palette.guests"),
      actions:
        isAsked && asked === text && error !== null
          ? [unreached(t("palette.unreached"), problemText(error), () => void refetch())]
          : (isAsked && asked === text ? data : []).slice(0, most).map(({ id, honorific, name, suffix }) => ({
              id: `guest-${id}`,
              label: [honorific, name, suffix].filter((part) => part !== "").join(" "),
              leftSection: <IconUser size={20} stroke={1.75} aria-hidden />,
              onClick: () => {
                if (invitationId !== null)
                  void navigate(`${invitationPaths.guests(invitationId)}?guest=${id}`);
              },
            })),
    },
  };
}

/** In place of what could not be looked for: "nothing found" would not be true. Chosen, it looks again. */
function unreached(label: string, description: string, onClick: () => void) {
  return {
    id: "unreached",
    label,
    description,
    leftSection: <IconRefresh size={20} stroke={1.75} aria-hidden />,
    onClick,
    closeSpotlightOnTrigger: false,
  };
}

function useArticles(text: string): SpotlightActionGroupData {
  const { t } = useTranslation(["shell", "help"]);
  const navigate = useNavigate();
  const articles = t("help:articles", { returnObjects: true });
  const search = useMemo(() => articleSearch(articles), [articles]);
  const found = text.length < fewestLetters ? [] : search(text);
  return {
    group: t("palette.articles"),
    actions: found.slice(0, most).map(({ id, title, summary }) => ({
      id: `article-${id}`,
      label: title,
      description: summary,
      leftSection: <IconHelpCircle size={20} stroke={1.75} aria-hidden />,
      onClick: () => void navigate(helpPaths.article(id)),
    })),
  };
}
