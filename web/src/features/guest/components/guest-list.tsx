import { addressedName, type Guest } from "@janur/domain/guest";
import { Button, Group, Skeleton, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQueries, useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { Tally } from "@janur/domain/figures";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { guestQueries } from "../queries.ts";
import { AnswerState, GroupState } from "./answer-state.tsx";
import { CopyLinkButton } from "./copy-link-button.tsx";
import classes from "./guest-list.module.css";

interface GuestListProps {
  invitationId: string;
  mayEdit: boolean;
  mayCopyLinks: boolean;
  mayAnswer: boolean;
  /** Buttons beside those of the list. */
  actions: ReactNode;
  onAdd: () => void;
  onRecord: (guest: Guest) => void;
  onEdit: (guest: Guest) => void;
  onDelete: (guest: Guest) => void;
}

/** The guests in the order of their names, page by page. */
export function GuestList(props: GuestListProps) {
  const { t } = useTranslation(["guest", "problem"]);
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useSuspenseInfiniteQuery(
    guestQueries.list(props.invitationId),
  );
  const guests = data.pages.flatMap((page) => page.guests);
  const tallies = useGroupTallies(
    props.invitationId,
    data.pages.map((page) => page.guests),
  );
  if (guests.length === 0) {
    return (
      <EmptyState text={t("guest:empty")}>
        {props.mayEdit && <Button onClick={props.onAdd}>{t("guest:add")}</Button>}
      </EmptyState>
    );
  }
  return (
    <>
      <header className={classes.header}>
        <h2>{t("guest:title")}</h2>
        <Group gap={8}>
          {props.actions}
          {props.mayEdit && (
            <Button onClick={props.onAdd} leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>
              {t("guest:add")}
            </Button>
          )}
        </Group>
      </header>
      {error !== null && (
        <ProblemNotice
          text={problemText(error)}
          action={t("problem:retry")}
          onAction={() => void refetch()}
        />
      )}
      <ul className={classes.list} aria-label={t("guest:list")}>
        {guests.map((guest) => (
          <GuestRow key={guest.id} guest={guest} tally={tallies.get(guest.id)} {...props} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          mt="md"
          variant="default"
          fullWidth
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("guest:more")}
        </Button>
      )}
    </>
  );
}

/** How many answered by each group's link; the groups of a page are asked for together. */
function useGroupTallies(invitationId: string, pages: readonly Guest[][]): Map<string, Tally> {
  const idsOfPages = pages
    .map((guests) => guests.filter(({ kind }) => kind === "group").map(({ id }) => id))
    .filter((ids) => ids.length > 0);
  return useQueries({
    queries: idsOfPages.map((ids) => guestQueries.groupTallies(invitationId, ids)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) => data ?? []).map(({ groupId, tally }) => [groupId, tally] as const),
      ),
  });
}

function GuestRow({
  guest,
  tally,
  invitationId,
  mayEdit,
  mayCopyLinks,
  mayAnswer,
  onRecord,
  onEdit,
  onDelete,
}: Omit<GuestListProps, "actions" | "onAdd"> & { guest: Guest; tally: Tally | undefined }) {
  const { t } = useTranslation("guest");
  const name = addressedName(guest);
  const isGroup = guest.kind === "group";
  const facts = [
    guest.origin,
    guest.group,
    ...(isGroup ? [guest.answerCap === null ? "" : t("cap", { count: guest.answerCap })] : []),
    t(isGroup ? "seatsEach" : "seats", { count: guest.seats }),
    ...(guest.groupId === null ? [] : [t("byGroup")]),
    ...(guest.ceremonies === null ? [] : [t("ownCeremonies", { count: guest.ceremonies.length })]),
    ...guest.tags,
  ].filter((fact) => fact !== "");
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Text fw={600} dir="auto">
          {name}
          {guest.kind !== "person" && <span className={classes.kind}>{t(`kind.${guest.kind}`)}</span>}
        </Text>
        {guest.members.length > 0 && <Text size="sm">{guest.members.join(", ")}</Text>}
        <Text size="sm" c="dimmed">
          {facts.join(" · ")}
        </Text>
        {guest.note !== "" && (
          <Text size="sm" c="dimmed">
            {guest.note}
          </Text>
        )}
      </div>
      {isGroup ? <GroupState tally={tally} /> : <AnswerState guest={guest} />}
      <div className={classes.actions}>
        {mayCopyLinks && <CopyLinkButton invitationId={invitationId} guest={guest} />}
        {mayAnswer && !isGroup && (
          <Button
            variant="default"
            size="sm"
            aria-label={t("recordOf", { name })}
            onClick={() => {
              onRecord(guest);
            }}
          >
            {t("record")}
          </Button>
        )}
        {mayEdit && (
          <>
            <Button
              variant="subtle"
              size="sm"
              aria-label={t("editOf", { name })}
              onClick={() => {
                onEdit(guest);
              }}
            >
              {t("edit")}
            </Button>
            <Button
              variant="subtle"
              color="cabai"
              size="sm"
              aria-label={t("deleteOf", { name })}
              onClick={() => {
                onDelete(guest);
              }}
            >
              {t("delete")}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

export function GuestListSkeleton() {
  return (
    <div className={classes.list} aria-hidden>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height={72} radius={0} mb={1} />
      ))}
    </div>
  );
}
