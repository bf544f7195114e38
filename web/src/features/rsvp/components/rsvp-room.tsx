import type { Invitation } from "@janur/domain/invitation";
import type { Ceremony } from "@janur/domain/sections/ceremonies";
import { Skeleton, Stack } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { rsvpQueries } from "../queries.ts";
import { AnswerList } from "./answer-list.tsx";
import { FigureRow } from "./figure-row.tsx";

interface RsvpRoomProps {
  invitation: Invitation;
  /** To name each answer's ceremonies; empty where the draft is not this person's to read. */
  ceremonies: readonly Pick<Ceremony, "id" | "name">[];
}

/** Who is coming: head counts and the answers as they arrive. */
export function RsvpRoom({ invitation, ceremonies }: RsvpRoomProps) {
  const { t } = useTranslation(["rsvp", "problem"]);
  const figures = useQuery(rsvpQueries.figures(invitation.id));
  useFiguresAfterAnswers(invitation.id);
  return (
    <>
      <h2 style={{ margin: "0 0 16px", fontSize: 22 }}>{t("rsvp:title")}</h2>
      {figures.error === null || figures.data !== undefined ? (
        <FigureRow figures={figures.data} />
      ) : (
        <ProblemNotice
          text={problemText(figures.error)}
          action={t("problem:retry")}
          onAction={() => void figures.refetch()}
        />
      )}
      {figures.data !== undefined && figures.data.inbox.invitations > 0 && (
        <p>
          {t("rsvp:inboxWaiting", {
            invitations: t("rsvp:invitations", { count: figures.data.inbox.invitations }),
            people: t("rsvp:people", { count: figures.data.inbox.people }),
          })}
        </p>
      )}
      <QueryBoundary skeleton={<AnswerListSkeleton />}>
        <AnswerList invitationId={invitation.id} zone={invitation.zone} ceremonies={ceremonies} />
      </QueryBoundary>
    </>
  );
}

/** Each answer that arrives makes the figures stale; they are asked for again. */
function useFiguresAfterAnswers(invitationId: string): void {
  const client = useQueryClient();
  const { dataUpdatedAt } = useQuery(rsvpQueries.answers(invitationId));
  const shown = useRef(dataUpdatedAt);
  useEffect(() => {
    // The first list came together with the first figures.
    const isNews = shown.current !== 0 && shown.current !== dataUpdatedAt;
    shown.current = dataUpdatedAt;
    if (isNews) void client.invalidateQueries({ queryKey: rsvpQueries.figures(invitationId).queryKey });
  }, [client, invitationId, dataUpdatedAt]);
}

function AnswerListSkeleton() {
  return (
    <Stack gap={12} aria-hidden>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height={112} radius="lg" />
      ))}
    </Stack>
  );
}
