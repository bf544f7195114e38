import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { IconHelpCircle, IconMailOpened } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { titled } from "../../../lib/i18n/titled.ts";
import { useArticleSearch } from "../../../features/help/use-article-search.ts";
import { listed } from "../../../features/invitation/list-view.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { fitting } from "../../../lib/text/forgiving-words.ts";
import { helpPaths } from "../../../lib/address/help-paths.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useFoundGuests } from "./use-found-guests.tsx";
import { useFoundPages } from "./use-found-pages.tsx";
import { useFoundTasks } from "./use-found-tasks.tsx";

/** How many of a kind are offered. */
const most = 5;
/** Articles beside something else. */
const mostBeside = 3;
/** Fewer letters would fit nearly everything. */
const fewestLetters = 2;

/**
 * Rooms, invitations, guests, tasks and articles that fit what is typed, mistyped or not; none while it is too
 * short.
 */
export function useFoundGroups(
  query: string,
  hasPages: boolean,
): { groups: SpotlightActionGroupData[]; articles: SpotlightActionGroupData; isSearching: boolean } {
  const text = query.trim();
  const pages = useFoundPages(text, fewestLetters);
  const invitations = useInvitations(text);
  const guests = useFoundGuests(text, { most, fewestLetters });
  const tasks = useFoundTasks(text, { most, fewestLetters });
  const found = [pages, invitations, guests.group, tasks.group];
  const hasOthers =
    guests.hasFound || [pages, invitations, tasks.group].some(({ actions }) => actions.length > 0);
  const articles = useArticles(text, hasOthers ? "things" : hasPages ? "pages" : "nothing");
  return {
    groups: found,
    articles,
    isSearching: guests.isSearching || tasks.isSearching,
  };
}

function useInvitations(text: string): SpotlightActionGroupData {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const { user } = useSignedIn();
  const { data = [] } = useQuery(invitationQueries.mine(user.uid));
  const found =
    text.length < fewestLetters
      ? []
      : fitting(text, listed(data, { tab: "all", q: "", sort: "changed" }), ({ title, slug }) => ({
          text: title,
          also: slug,
        }));
  return {
    group: t("palette.invitations"),
    actions: found.slice(0, most).map(({ id, title, slug }) => ({
      id: `invitation-${id}`,
      label: titled(title),
      description: slug,
      leftSection: <Icon of={IconMailOpened} />,
      onClick: () => void navigate(invitationPaths.overview(id)),
    })),
  };
}

/**
 * @param beside what else was found: of the host's own things, such as a guest, articles that are only near would take
 * the place; a page by a mistyped word has the nearest article beside it
 */
function useArticles(text: string, beside: "nothing" | "pages" | "things"): SpotlightActionGroupData {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const { search, exactly } = useArticleSearch();
  const foundArticles = () => {
    if (beside === "nothing") return search(text).slice(0, most);
    const exact = exactly(text).slice(0, mostBeside);
    return exact.length > 0 || beside === "things" ? exact : search(text).slice(0, 1);
  };
  const found = text.length < fewestLetters ? [] : foundArticles();
  return {
    group: t("palette.articles"),
    actions: found.map(({ id, title, summary }) => ({
      id: `article-${id}`,
      label: title,
      description: summary,
      leftSection: <Icon of={IconHelpCircle} />,
      onClick: () => void navigate(helpPaths.article(id)),
    })),
  };
}
