import { isPutAway } from "@janur/domain/invitation-status";
import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { IconChecklist } from "@tabler/icons-react";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { taskQueries } from "../../../features/task/queries.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { appPaths } from "../../paths.ts";
import { invitationOf } from "./invitation-of.ts";

interface Limits {
  /** How many are offered. */
  most: number;
  /** Fewer letters would fit nearly everything. */
  fewestLetters: number;
}

/**
 * Tasks whose titles contain what is typed, open ones first: those of the
 * invitation that is open, or of the only one, and all that a visit of the
 * planning board has fetched. To look through those of every invitation would
 * read them all.
 */
export function useFoundTasks(
  text: string,
  { most, fewestLetters }: Limits,
): { group: SpotlightActionGroupData; isSearching: boolean } {
  const { t } = useTranslation(["shell", "invitation"]);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { user } = useSignedIn();
  const { data: mine = [] } = useQuery(invitationQueries.mine(user.uid));
  const atHand = mine.filter(({ status }) => !isPutAway(status));
  const asked = invitationOf(pathname) ?? (atHand.length === 1 ? (atHand[0]?.id ?? null) : null);
  const isAsked = asked !== null && text.length >= fewestLetters;
  const { isFetching } = useQuery(
    isAsked ? taskQueries.ofInvitation(asked) : { queryKey: ["tasks", "nobody"], queryFn: skipToken },
  );
  const wanted = text.toLocaleLowerCase("id");
  const found =
    text.length < fewestLetters
      ? []
      : atHand
          .flatMap((invitation) =>
            (client.getQueryData(taskQueries.ofInvitation(invitation.id).queryKey) ?? []).map((task) => ({
              task,
              invitation,
            })),
          )
          .filter(({ task }) => task.title.toLocaleLowerCase("id").includes(wanted))
          .sort((a, b) => Number(a.task.status === "done") - Number(b.task.status === "done"));
  return {
    isSearching: isFetching,
    group: {
      group: t("palette.tasks"),
      actions: found.slice(0, most).map(({ task, invitation }) => ({
        id: `task-${task.id}`,
        label: task.title,
        description: invitation.title || t("invitation:untitled"),
        leftSection: <IconChecklist size={20} stroke={1.75} aria-hidden />,
        onClick: () => void navigate(`${appPaths.tasks}?task=${task.id}`),
      })),
    },
  };
}
