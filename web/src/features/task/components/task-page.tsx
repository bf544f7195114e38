import { roleOf } from "@janur/domain/invitation/invitation";
import { mayPlan, type Task } from "@janur/domain/task/task";
import { Button, Skeleton } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconFilter, IconListCheck, IconPlus, IconTemplate } from "@tabler/icons-react";
import { useSuspenseQueries } from "@tanstack/react-query";
import { Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { HeadButton } from "../../../ui/layout/head-button.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { TabButton } from "../../../ui/layout/tab-button.tsx";
import { FilterSelect } from "../../../ui/list/filter-select.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { byDue, plannedTasks, type PlannedTask, type TaskInvitation } from "../planned-task.ts";
import { taskQueries } from "../queries.ts";
import { filteredTasks, hasFilters, noFilters, taskViewSchema } from "../task-view.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { useTaskWrites } from "../use-task-writes.ts";
import { TaskFilters } from "./task-filters.tsx";
import { TaskList } from "./task-list.tsx";
import { TaskTabs } from "./task-tabs.tsx";
import classes from "./task-page.module.css";

/** Dragging, the calendar and the form come with those who look at them. */
const TaskBoard = lazyPart(async () => (await import("./task-board.tsx")).TaskBoard);
const TaskMonth = lazyPart(async () => (await import("./task-month.tsx")).TaskMonth);
const TaskDialog = lazyPart(async () => (await import("./task-dialog.tsx")).TaskDialog);
const StarterDialog = lazyPart(async () => (await import("./starter-dialog.tsx")).StarterDialog);

interface TaskPageProps {
  /** Those that are not put away. */
  invitations: readonly TaskInvitation[];
  uid: string;
}

/** The tasks of all invitations, or of the one that the address names. */
export function TaskPage({ invitations, uid }: TaskPageProps) {
  const { t } = useTranslation("task");
  if (invitations.length === 0) {
    return (
      <>
        <PageHeader title={t("title")} />
        <EmptyState text={t("noInvitation")}>
          <Button component={PreloadLink} to={invitationPaths.new}>
            {t("makeInvitation")}
          </Button>
        </EmptyState>
      </>
    );
  }
  return <Plan invitations={invitations} uid={uid} />;
}

function Plan({ invitations, uid }: TaskPageProps) {
  const { t } = useTranslation("task");
  const [view, change] = useAddressView(taskViewSchema);
  const isOnline = useNetwork().online;
  const all = useTasks(invitations, uid);
  const writes = useTaskWrites(uid, all);
  const plannable = invitations.filter((invitation) => mayPlan(roleOf(invitation, uid) ?? "viewer"));
  const found = filteredTasks(all, view).sort(byDue);
  const close = () => {
    change({ task: "" });
  };
  const add = () => {
    change({ task: "new" });
  };
  const addStarters = () => {
    change({ task: "starters" });
  };
  /** Null while nobody picks tasks to change together. */
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [isFiltering, setFiltering] = useState(hasFilters({ ...view, invitation: "" }));
  const opened = all.find(({ id }) => id === view.task);
  const isEmpty = all.length === 0;
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          plannable.length > 0 && !isEmpty ? (
            <>
              <HeadButton icon={IconTemplate} onClick={addStarters}>
                {t("starter.open")}
              </HeadButton>
              <HeadButton isMain icon={IconPlus} onClick={add}>
                {t("add")}
              </HeadButton>
            </>
          ) : undefined
        }
        tabs={
          isEmpty ? undefined : (
            <TaskTabs>
              {invitations.length > 1 && (
                <FilterSelect
                  className={classes.wide}
                  label={t("filter.invitation")}
                  any={t("filter.anyInvitation")}
                  value={view.invitation}
                  choices={invitations.map(({ id, title }) => ({ value: id, label: titled(title) }))}
                  onChange={(invitation) => {
                    change({ invitation: taskViewSchema.shape.invitation.parse(invitation) });
                  }}
                />
              )}
              {view.view === "list" && plannable.length > 0 && (
                <TabButton
                  icon={IconListCheck}
                  isPressed={picked !== null}
                  onClick={() => {
                    setPicked(picked === null ? new Set() : null);
                  }}
                >
                  {t("picking.start")}
                </TabButton>
              )}
              <TabButton
                icon={IconFilter}
                isOpen={isFiltering}
                onClick={() => {
                  setFiltering(!isFiltering);
                }}
              >
                {t("filter.more")}
              </TabButton>
            </TaskTabs>
          )
        }
      />
      <div role="status">{!isOnline && <p className={classes.offline}>{t("offline")}</p>}</div>
      {isEmpty ? (
        <EmptyState text={t(plannable.length > 0 ? "empty" : "emptyReader")}>
          {plannable.length > 0 && (
            <>
              <Button onClick={add}>{t("add")}</Button>
              <Button variant="subtle" onClick={addStarters}>
                {t("starter.open")}
              </Button>
            </>
          )}
        </EmptyState>
      ) : (
        <>
          {isFiltering && <TaskFilters view={view} invitations={invitations} tasks={all} onChange={change} />}
          {found.length === 0 && hasFilters(view) ? (
            <EmptyState text={t("noMatch")}>
              <Button
                variant="default"
                onClick={() => {
                  change(noFilters);
                }}
              >
                {t("clearFilters")}
              </Button>
            </EmptyState>
          ) : (
            <PartBoundary skeleton={<Skeleton height={320} aria-hidden />}>
              {view.view === "list" && (
                <TaskList
                  tasks={found}
                  writes={writes}
                  withInvitation={invitations.length > 1 && view.invitation === ""}
                  openId={view.task}
                  picked={picked}
                  onPicked={setPicked}
                />
              )}
              {view.view === "board" && (
                <TaskBoard tasks={found} writes={writes} withInvitation={invitations.length > 1} />
              )}
              {view.view === "month" && <TaskMonth tasks={found} />}
            </PartBoundary>
          )}
        </>
      )}
      <Suspense>
        {view.task === "new" && plannable.length > 0 && (
          <TaskDialog
            task={null}
            invitations={plannable}
            chosen={view.invitation}
            writes={writes}
            onClose={close}
          />
        )}
        {view.task === "starters" && plannable.length > 0 && (
          <StarterDialog
            invitations={plannable}
            chosen={view.invitation}
            titlesOf={(invitationId) =>
              new Set(all.filter((task) => task.invitationId === invitationId).map(({ title }) => title))
            }
            writes={writes}
            onClose={close}
          />
        )}
        {opened !== undefined && (
          <TaskDialog
            key={opened.id}
            task={opened}
            invitations={invitations}
            chosen={opened.invitationId}
            writes={writes}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

function useTasks(invitations: readonly TaskInvitation[], uid: string): PlannedTask[] {
  // Thousands of days need not be counted again at every key that is pressed in the search.
  const hour = new Date().toISOString().slice(0, 13);
  const combine = useCallback(
    (answers: readonly { data: Task[] }[]) => {
      const now = new Date(`${hour}:00:00.000Z`);
      return invitations.flatMap((invitation, index) =>
        plannedTasks(invitation, answers[index]?.data ?? [], { uid, now }),
      );
    },
    [hour, invitations, uid],
  );
  return useSuspenseQueries({
    queries: invitations.map(({ id }) => taskQueries.ofInvitation(id)),
    combine,
  });
}

export function TaskPageSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton height={36} width={180} mt={4} mb={12} />
      <Skeleton height={44} mb={16} />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={40} mb={8} />
      ))}
    </div>
  );
}
