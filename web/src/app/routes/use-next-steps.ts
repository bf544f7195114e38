import type { Figures } from "@janur/domain/statistics/figures";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { useQuery } from "@tanstack/react-query";
import { nextSteps, type NextStep } from "../../features/home/next-steps.ts";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { figureQueries } from "../../features/rsvp/figure-queries.ts";

interface NextSteps {
  /** Undefined until all that decides on them is known; null where nothing true can be said of them. */
  steps: readonly NextStep[] | null | undefined;
  figures: Figures | undefined;
  /** Why there are no figures. */
  error: Error | null;
  onRetry: () => void;
}

/**
 * What to do next about an invitation, with the head counts that decide on it.
 * @param mayEdit who may not has nothing to do
 */
export function useNextSteps(invitation: Invitation, mayEdit: boolean, now: Date): NextSteps {
  const { data: figures, error, refetch } = useQuery(figureQueries.figures(invitation.id));
  const gaps = useQuery({ ...invitationQueries.gaps(invitation.id), enabled: mayEdit });
  const isPending = (figures === undefined && error === null) || gaps.isLoading;
  const steps = nextSteps(invitation, { figures, gaps: gaps.data, now });
  const isWhole = figures !== undefined && gaps.data !== undefined;
  return {
    steps: !mayEdit ? null : isPending ? undefined : steps.length > 0 || isWhole ? steps : null,
    figures,
    error: figures === undefined ? error : null,
    onRetry: () => void refetch(),
  };
}
