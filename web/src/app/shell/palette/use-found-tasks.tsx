import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { useDebouncedValue } from "@mantine/hooks";
import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { IconChecklist } from "@tabler/icons-react";
import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { titled } from "../../../lib/i18n/titled.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { taskQueries } from "../../../features/task/queries.ts";
import { fitting } from "../../../lib/text/forgiving-words.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { Icon } from "../../../ui/icon.tsx";
import { appPaths } from "../../paths.ts";
import { invitationOf } from "./invitation-of.ts";

interface Limits {
  /** How many are offered. */
  most: number;
  /** Fewer letters would fit nearly everything. */
  fewestLetters: number;
}

/** Invitations whose tasks are read for a search; others are searched once a visit of the tasks has fetched them. */
const mostInvitations = 3;

/**
 * Tasks whose titles fit what is typed, open ones first: those of the invitation that is open and of those that were
 * changed last, and all that a visit of the tasks has fetched. To look through those of every invitation would read
 * them all.
 */
export function useFoundTasks(
  text: string,
  { most, fewestLetters }: Limits,
): { group: SpotlightActionGroupData; isSearching: boolean } {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { user } = useSignedIn();
  const [rested] = useDebouncedValue(text, 200);
  const { data: mine = [] } = useQuery(invitationQueries.mine(user.uid));
  const opened = invitationOf(pathname);
  const atHand = mine
    .filter(({ status }) => !isPutAway(status))
    .sort(
      (a, b) =>
        Number(b.id === opened) - Number(a.id === opened) || b.updatedAt.getTime() - a.updatedAt.getTime(),
    );
  const isAsked = text.length >= fewestLetters;
  const answers = useQueries({
    queries: atHand.slice(0, mostInvitations).map(({ id }) => ({
      ...taskQueries.ofInvitation(id),
      // Only once somebody has stopped typing; the next letters find what is read by then.
      enabled: isAsked && rested === text,
    })),
  });
  const known = atHand.flatMap((invitation) =>
    (client.getQueryData(taskQueries.ofInvitation(invitation.id).queryKey) ?? []).map((task) => ({
      task,
      invitation,
    })),
  );
  const found = isAsked
    ? fitting(text, known, ({ task }) => ({ text: task.title })).sort(
        (a, b) => Number(a.task.status === "done") - Number(b.task.status === "done"),
      )
    : [];
  return {
    isSearching: answers.some(({ isFetching, data }) => isFetching && data === undefined),
    group: {
      group: t("palette.tasks"),
      actions: found.slice(0, most).map(({ task, invitation }) => ({
        id: `task-${task.id}`,
        label: task.title,
        description: titled(invitation.title),
        leftSection: <Icon of={IconChecklist} />,
        onClick: () => void navigate(`${appPaths.tasks}?task=${task.id}`),
      })),
    },
  };
}
