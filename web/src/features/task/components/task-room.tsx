import { roleOf } from "@janur/domain/invitation";
import { mayPlan, type Task } from "@janur/domain/task";
import { Button, Skeleton } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useSuspenseQueries } from "@tanstack/react-query";
import { Suspense, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { invitationPaths } from "../../../lib/invitation-paths.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PreloadLink } from "../../../ui/preload-link.tsx";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { byDue, plannedTasks, type PlannedTask, type TaskInvitation } from "../planned-task.ts";
import { taskQueries } from "../queries.ts";
import { filteredTasks, hasFilters, noFilters, taskViewSchema } from "../task-view.ts";
import { useAddressView } from "../../../lib/address-view.ts";
import { useTaskWrites } from "../use-task-writes.ts";
import { TaskFilters } from "./task-filters.tsx";
import { TaskList } from "./task-list.tsx";
import { TaskTabs } from "./task-tabs.tsx";
import classes from "./task-room.module.css";

/** Dragging, the calendar and the form come with those who look at them. */
const TaskBoard = lazyPart(async () => (await import("./task-board.tsx")).TaskBoard);
const TaskMonth = lazyPart(async () => (await import("./task-month.tsx")).TaskMonth);
const TaskDialog = lazyPart(async () => (await import("./task-dialog.tsx")).TaskDialog);
const StarterDialog = lazyPart(async () => (await import("./starter-dialog.tsx")).StarterDialog);

interface TaskRoomProps {
  /** Those that are not put away. */
  invitations: readonly TaskInvitation[];
  uid: string;
}

/** The tasks of all invitations, or of the one that the address names. */
export function TaskRoom({ invitations, uid }: TaskRoomProps) {
  const { t } = useTranslation("task");
  if (invitations.length === 0) {
    return (
      <>
        <h1>{t("title")}</h1>
        <EmptyState text={t("noInvitation")}>
          <Button component={PreloadLink} to={invitationPaths.list}>
            {t("toInvitations")}
          </Button>
        </EmptyState>
      </>
    );
  }
  return <Plan invitations={invitations} uid={uid} />;
}

function Plan({ invitations, uid }: TaskRoomProps) {
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
  const opened = all.find(({ id }) => id === view.task);
  return (
    <>
      <header className={classes.header}>
        <div>
          <h1>{t("title")}</h1>
          <p className={classes.lead}>{t("lead")}</p>
        </div>
        {plannable.length > 0 && all.length > 0 && (
          <div className={classes.actions}>
            <Button variant="default" onClick={addStarters}>
              {t("starter.open")}
            </Button>
            <Button onClick={add} leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>
              {t("add")}
            </Button>
          </div>
        )}
      </header>
      <div role="status">{!isOnline && <p className={classes.offline}>{t("offline")}</p>}</div>
      {all.length === 0 ? (
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
          <TaskTabs />
          <TaskFilters view={view} invitations={invitations} tasks={all} onChange={change} />
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
            <QueryBoundary skeleton={<Skeleton height={320} aria-hidden />}>
              {view.view === "list" && (
                <TaskList tasks={found} writes={writes} withInvitation={invitations.length > 1} />
              )}
              {view.view === "board" && (
                <TaskBoard tasks={found} writes={writes} withInvitation={invitations.length > 1} />
              )}
              {view.view === "month" && <TaskMonth tasks={found} />}
            </QueryBoundary>
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

export function TaskRoomSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton height={36} width={180} mb={24} />
      <Skeleton height={44} mb={16} />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={64} mb={4} />
      ))}
    </div>
  );
}
