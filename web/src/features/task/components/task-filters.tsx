import { taskPriorities } from "@janur/domain/task";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlannedTask, TaskInvitation } from "../planned-task.ts";
import { dueFilters, hasFilters, taskViewSchema, type TaskView } from "../task-view.ts";
import classes from "./task-room.module.css";

interface TaskFiltersProps {
  view: TaskView;
  invitations: readonly TaskInvitation[];
  tasks: readonly PlannedTask[];
  onChange: (change: Partial<TaskView>) => void;
}

/** What the room leaves out, kept in the address. */
export function TaskFilters({ view, invitations, tasks, onChange }: TaskFiltersProps) {
  const { t } = useTranslation("task");
  // The address follows with a transition; what is typed must not wait for it.
  const [typed, setTyped] = useState(view.q);
  const [seen, setSeen] = useState(view.q);
  if (seen !== view.q) {
    setSeen(view.q);
    if (view.q === "") setTyped("");
  }
  // On a phone they would push the tasks off the screen.
  const [isOpen, setOpen] = useState(hasFilters({ ...view, q: "" }));
  const scope = invitations.filter(({ id }) => view.invitation === "" || id === view.invitation);
  const members = new Map(
    scope.flatMap(({ team }) => Object.entries(team).map(([uid, { name }]) => [uid, name] as const)),
  );
  const labels = [...new Set(tasks.flatMap((task) => task.labels))].sort((a, b) => a.localeCompare(b, "id"));
  const choose = (field: "invitation" | "assignee" | "label" | "priority" | "due", value: string) => {
    onChange({ [field]: taskViewSchema.shape[field].parse(value) });
  };
  return (
    <div
      className={classes.filters}
      data-closed={!isOpen || undefined}
      role="search"
      aria-label={t("filter.label")}
    >
      <TextInput
        type="search"
        className={classes.search}
        aria-label={t("filter.q")}
        placeholder={t("filter.q")}
        maxLength={100}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange({ q: event.currentTarget.value });
        }}
      />
      <Button
        className={classes.more}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {t("filter.more")}
      </Button>
      {invitations.length > 1 && (
        <NativeSelect
          size="md"
          aria-label={t("filter.invitation")}
          value={view.invitation}
          data={[
            { value: "", label: t("filter.invitation") },
            ...invitations.map(({ id, title }) => ({ value: id, label: title || t("untitled") })),
          ]}
          onChange={(event) => {
            choose("invitation", event.currentTarget.value);
          }}
        />
      )}
      <NativeSelect
        size="md"
        aria-label={t("filter.assignee")}
        value={view.assignee}
        data={[
          { value: "", label: t("filter.assignee") },
          { value: "-", label: t("filter.nobody") },
          ...[...members].map(([value, label]) => ({ value, label })),
        ]}
        onChange={(event) => {
          choose("assignee", event.currentTarget.value);
        }}
      />
      {labels.length > 0 && (
        <NativeSelect
          size="md"
          aria-label={t("filter.labels")}
          value={view.label}
          data={[{ value: "", label: t("filter.labels") }, ...labels]}
          onChange={(event) => {
            choose("label", event.currentTarget.value);
          }}
        />
      )}
      <NativeSelect
        size="md"
        aria-label={t("filter.priority")}
        value={view.priority}
        data={[
          { value: "", label: t("filter.priority") },
          ...taskPriorities.map((value) => ({ value, label: t(`priority.${value}`) })),
        ]}
        onChange={(event) => {
          choose("priority", event.currentTarget.value);
        }}
      />
      <NativeSelect
        size="md"
        aria-label={t("filter.due")}
        value={view.due}
        data={[
          { value: "", label: t("filter.due") },
          ...dueFilters.map((value) => ({ value, label: t(`filter.${value}`) })),
        ]}
        onChange={(event) => {
          choose("due", event.currentTarget.value);
        }}
      />
    </div>
  );
}
