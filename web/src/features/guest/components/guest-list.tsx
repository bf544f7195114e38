import { addressedName, type Guest } from "@janur/domain/guest";
import { Button, Skeleton, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { guestQueries } from "../queries.ts";
import { AnswerState } from "./answer-state.tsx";
import { CopyLinkButton } from "./copy-link-button.tsx";
import classes from "./guest-list.module.css";

interface GuestListProps {
  invitationId: string;
  mayEdit: boolean;
  mayCopyLinks: boolean;
  onAdd: () => void;
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
        {props.mayEdit && (
          <Button onClick={props.onAdd} leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>
            {t("guest:add")}
          </Button>
        )}
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
          <GuestRow key={guest.id} guest={guest} {...props} />
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

function GuestRow({
  guest,
  invitationId,
  mayEdit,
  mayCopyLinks,
  onEdit,
  onDelete,
}: GuestListProps & { guest: Guest }) {
  const { t } = useTranslation("guest");
  const name = addressedName(guest);
  const facts = [guest.origin, guest.group, t("seats", { count: guest.seats })].filter((fact) => fact !== "");
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {facts.join(" · ")}
        </Text>
        {guest.note !== "" && (
          <Text size="sm" c="dimmed">
            {guest.note}
          </Text>
        )}
      </div>
      <AnswerState guest={guest} />
      <div className={classes.actions}>
        {mayCopyLinks && <CopyLinkButton invitationId={invitationId} guestId={guest.id} name={name} />}
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
