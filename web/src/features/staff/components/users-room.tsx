import { limits } from "@janur/domain/limits";
import { accountRoles } from "@janur/domain/staff";
import { Button, NativeSelect, Skeleton, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { staffQueries } from "../queries.ts";
import { useUsersView } from "../use-users-view.ts";
import { hasUserFilters, noUserFilters, type UsersView } from "../users-view.ts";
import { UserRow } from "./user-row.tsx";
import { UserSheet } from "./user-sheet.tsx";
import classes from "./staff.module.css";

/** Each letter asks the server; who is still typing is waited for. In ms. */
const typingPause = 300;

type Change = (change: Partial<Record<keyof UsersView, string>>) => void;

/** Everybody with an account, for the staff: look for somebody, look closer, act. */
export function UsersRoom() {
  const { t } = useTranslation("staff");
  const [view, change] = useUsersView();
  const [q] = useDebouncedValue(view.q, typingPause);
  const wanted = useDeferredValue({ q, role: view.role, state: view.state });
  return (
    <>
      <header className={classes.header}>
        <h1>{t("users.title")}</h1>
        <p>{t("users.lead")}</p>
      </header>
      <UserFilters view={view} onChange={change} />
      <QueryBoundary skeleton={<UserListSkeleton />}>
        <UserList
          wanted={wanted}
          isFiltered={hasUserFilters(view)}
          onOpen={(user) => {
            change({ user });
          }}
          onClear={() => {
            change(noUserFilters);
          }}
        />
      </QueryBoundary>
      {view.user !== "" && (
        <UserSheet
          key={view.user}
          uid={view.user}
          onClose={() => {
            change({ user: "" });
          }}
        />
      )}
    </>
  );
}

function UserFilters({ view, onChange }: { view: UsersView; onChange: Change }) {
  const { t } = useTranslation("staff");
  // The address follows with a transition; what is typed must not wait for it.
  const [typed, setTyped] = useState(view.q);
  const [seen, setSeen] = useState(view.q);
  if (seen !== view.q) {
    setSeen(view.q);
    if (view.q === "") setTyped("");
  }
  return (
    <div className={classes.filter} role="search">
      <TextInput
        type="search"
        aria-label={t("filter.q")}
        placeholder={t("filter.q")}
        maxLength={limits.staff.search}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange({ q: event.currentTarget.value });
        }}
      />
      <NativeSelect
        size="md"
        aria-label={t("filter.role")}
        value={view.role}
        data={[
          { value: "", label: t("filter.anyRole") },
          ...accountRoles.map((value) => ({ value, label: t(`role.${value}`) })),
        ]}
        onChange={(event) => {
          onChange({ role: event.currentTarget.value });
        }}
      />
      <NativeSelect
        size="md"
        aria-label={t("filter.state")}
        value={view.state}
        data={[
          { value: "", label: t("filter.anyState") },
          { value: "open", label: t("filter.open") },
          { value: "shut", label: t("filter.shut") },
        ]}
        onChange={(event) => {
          onChange({ state: event.currentTarget.value });
        }}
      />
    </div>
  );
}

interface UserListProps {
  wanted: Pick<UsersView, "q" | "role" | "state">;
  isFiltered: boolean;
  onOpen: (uid: string) => void;
  onClear: () => void;
}

function UserList({ wanted, isFiltered, onOpen, onClear }: UserListProps) {
  const { t } = useTranslation(["staff", "problem"]);
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useSuspenseInfiniteQuery(
    staffQueries.users(wanted),
  );
  const users = data.pages.flatMap((page) => page.users);
  if (users.length === 0 && !hasNextPage) {
    return (
      <EmptyState text={t(isFiltered ? "staff:users.noMatch" : "staff:users.empty")}>
        {isFiltered && (
          <Button variant="default" onClick={onClear}>
            {t("staff:filter.clear")}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      {error !== null && (
        <ProblemNotice
          text={problemText(error)}
          action={t("problem:retry")}
          onAction={() => void refetch()}
        />
      )}
      <ul className={classes.list} aria-label={t("staff:users.list")}>
        {users.map((user) => (
          <UserRow key={user.uid} user={user} onOpen={onOpen} />
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
          {t("staff:users.more")}
        </Button>
      )}
    </>
  );
}

function UserListSkeleton() {
  return (
    <div className={classes.list} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={72} radius={0} mb={1} />
      ))}
    </div>
  );
}
