import { limits } from "@janur/domain/limits";
import { accountFilters, wantedAccounts, type AccountFilters } from "@janur/domain/account/account-filters";
import { Button, Skeleton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { FilterBar } from "../../../ui/list/filter-bar.tsx";
import { FilterSelect } from "../../../ui/list/filter-select.tsx";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { staffQueries } from "../queries.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { hasUserFilters, noUserFilters, type UsersView, usersViewSchema } from "../users-view.ts";
import { Pages } from "./pages.tsx";
import { UserRow } from "./user-row.tsx";
import { UserDrawer } from "./user-drawer.tsx";
import classes from "./staff.module.css";

/** Each letter asks the server; who is still typing is waited for. In ms. */
const typingPause = 300;

type Change = (change: Partial<UsersView>) => void;

/** Everybody with an account, for the staff: look for somebody, look closer, act. @param tabs the pages of the staff */
export function UsersPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("staff");
  const [view, change] = useAddressView(usersViewSchema);
  const [q] = useDebouncedValue(view.q, typingPause);
  const wanted = useDeferredValue({ q, filters: wantedAccounts(view) });
  return (
    <>
      <PageHeader title={t("users.title")} lead={t("users.lead")} tabs={tabs} />
      <UserFilters view={view} onChange={change} />
      <PartBoundary skeleton={<UserListSkeleton />}>
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
      </PartBoundary>
      {view.user !== "" && (
        <UserDrawer
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
  return (
    <FilterBar>
      <SearchField
        label={t("filter.q")}
        value={view.q}
        maxLength={limits.staff.search}
        onChange={(q) => {
          onChange({ q });
        }}
      />
      {accountFilters.map(({ name, choices }) => (
        <FilterSelect
          key={name}
          label={t(`filter.by.${name}`)}
          any={t(`filter.any.${name}`)}
          value={view[name] ?? ""}
          choices={choices.map(({ word }) => ({ value: word, label: t(`filter.choice.${word}`) }))}
          onChange={(word) => {
            onChange({ [name]: word });
          }}
        />
      ))}
    </FilterBar>
  );
}

interface UserListProps {
  wanted: { q: string; filters: AccountFilters };
  isFiltered: boolean;
  onOpen: (uid: string) => void;
  onClear: () => void;
}

function UserList({ wanted, isFiltered, onOpen, onClear }: UserListProps) {
  const { t } = useTranslation("staff");
  const query = useSuspenseInfiniteQuery(staffQueries.users(wanted.q, wanted.filters));
  const { data, hasNextPage } = query;
  const users = data.pages.flatMap((page) => page.users);
  if (users.length === 0 && !hasNextPage) {
    return (
      <EmptyState text={t(isFiltered ? "users.noMatch" : "users.empty")}>
        {isFiltered && (
          <Button variant="default" onClick={onClear}>
            {t("filter.clear")}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <Pages query={query}>
      <ul className={classes.list} aria-label={t("users.list")}>
        {users.map((user) => (
          <UserRow key={user.uid} user={user} onOpen={onOpen} />
        ))}
      </ul>
    </Pages>
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
