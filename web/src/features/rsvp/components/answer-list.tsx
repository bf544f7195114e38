import { addressedName } from "@janur/domain/guest/guest-name";
import { Button, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import type { AnswerScope } from "../answer-scope.ts";
import type { AnsweredGuest } from "../answered-guest.ts";
import { useAnswerPages } from "../use-answer-pages.ts";
import classes from "./answer-card.module.css";

interface AnswerListProps {
  invitationId: string;
  scope: AnswerScope;
  label: string;
  /** Where nobody is in the list. */
  empty: ReactNode;
  children: (guest: AnsweredGuest, index: number) => ReactNode;
}

/** Answers of one scope as they arrive; older ones are read on when asked for. */
export function AnswerList({ invitationId, scope, label, empty, children }: AnswerListProps) {
  const { t } = useTranslation(["rsvp", "problem"]);
  const { guests, error, hasMore, isLoadingMore, loadMore } = useAnswerPages(invitationId, scope);
  return (
    <>
      {error !== null && (
        <ProblemNotice text={guests.length === 0 ? problemText(error) : t("problem:liveLost")} />
      )}
      {guests.length === 0 && !hasMore ? (
        empty
      ) : (
        <ul ref={keptFocus} className={classes.list} aria-label={label}>
          {guests.map(children)}
        </ul>
      )}
      {scope.of === "all" && <Arrivals latest={guests[0]} />}
      {hasMore && (
        <Button mt="md" variant="default" fullWidth loading={isLoadingMore} onClick={loadMore}>
          {t("rsvp:more")}
        </Button>
      )}
    </>
  );
}

/** Tells a screen reader who has just answered; the whole list would be too much. */
function Arrivals({ latest }: { latest: AnsweredGuest | undefined }) {
  const { t } = useTranslation("rsvp");
  const [first] = useState(latest?.answer.key);
  return (
    <VisuallyHidden role="status">
      {latest !== undefined && latest.answer.key !== first && t("arrived", { name: addressedName(latest) })}
    </VisuallyHidden>
  );
}

export function AnswerListSkeleton() {
  return (
    <Stack gap={12} aria-hidden>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height={132} radius="lg" />
      ))}
    </Stack>
  );
}

interface NoAnswersProps {
  invitationId: string;
  isFiltered: boolean;
  maySend: boolean;
  onClear: () => void;
}

export function NoAnswers({ invitationId, isFiltered, maySend, onClear }: NoAnswersProps) {
  const { t } = useTranslation("rsvp");
  if (!isFiltered)
    return (
      <EmptyState text={t("empty")}>
        {maySend && (
          <Button component={PreloadLink} to={invitationPaths.send(invitationId)}>
            {t("sendInvitations")}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <EmptyState text={t("emptyFilter")}>
      <Button variant="default" onClick={onClear}>
        {t("clearFilter")}
      </Button>
    </EmptyState>
  );
}

/** Of a group of answers that is empty: the others are all there. */
export function NoneHere({ invitationId, text }: { invitationId: string; text: string }) {
  const { t } = useTranslation("rsvp");
  return (
    <EmptyState text={text}>
      <Button variant="default" component={PreloadLink} to={invitationPaths.rsvp(invitationId)}>
        {t("clearFilter")}
      </Button>
    </EmptyState>
  );
}
