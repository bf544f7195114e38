import { roleOf } from "@janur/domain/invitation/invitation";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { mayPlan } from "@janur/domain/task/task";
import { Button, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { RowCheck } from "../../../ui/list/row-check.tsx";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { byDue, plannedTasks, type TaskInvitation } from "../planned-task.ts";
import { taskQueries } from "../queries.ts";
import { useTaskWrites } from "../use-task-writes.ts";
import { DueText } from "./due-text.tsx";
import classes from "./due-tasks.module.css";

interface DueTasksProps {
  invitation: TaskInvitation;
  uid: string;
  /** Where all tasks are. */
  path: string;
}

/** As high as three tasks, in pixels: what is said instead of them moves nothing below it. */
const roomOfThree = 156;

/** The open tasks of an invitation that are due next; a tick says that one is done, and the toast takes it back. */
export function DueTasks({ invitation, uid, path }: DueTasksProps) {
  const { t } = useTranslation("task");
  const [now] = useState(() => new Date());
  const { data, error } = useQuery(taskQueries.ofInvitation(invitation.id));
  const all = plannedTasks(invitation, data ?? [], { uid, now });
  const writes = useTaskWrites(uid, all);
  const due = all
    .filter(({ status, dueOn }) => status !== "done" && dueOn !== null)
    .sort(byDue)
    .slice(0, taskLimits.dueAtHome);
  return (
    <Card
      title={t("home.title")}
      action={
        <PreloadLink to={path} className={classes.all ?? ""}>
          {t("home.all")}
        </PreloadLink>
      }
    >
      {error !== null && data === undefined && <ProblemNotice text={problemText(error)} />}
      {data !== undefined && due.length === 0 ? (
        <Stack gap="sm" align="flex-start" mih={roomOfThree}>
          <p>{t(data.length === 0 ? "home.empty" : "home.nothing")}</p>
          {data.length === 0 && mayPlan(roleOf(invitation, uid) ?? "viewer") && (
            <Button
              component={PreloadLink}
              to={`${path}?invitation=${invitation.id}&task=starters`}
              variant="default"
            >
              {t("starter.open")}
            </Button>
          )}
        </Stack>
      ) : (
        <ul ref={keptFocus} className={classes.list} aria-busy={data === undefined}>
          {due.map((task) => (
            <li key={task.id}>
              <span className={classes.tick}>
                <RowCheck
                  isRound
                  label={t("tick", { title: task.title })}
                  isChecked={false}
                  isDisabled={!task.mayWork}
                  onChange={() => {
                    writes.saveAll([task], { status: "done" });
                  }}
                />
              </span>
              <PreloadLink className={classes.task ?? ""} to={`${path}?task=${task.id}`}>
                <b dir="auto">{task.title}</b>
                <small>
                  <DueText task={task} />
                </small>
              </PreloadLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
