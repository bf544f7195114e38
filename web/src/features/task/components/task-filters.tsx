import { taskPriorities } from "@janur/domain/task";
import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FilterSelect } from "../../../ui/filter-select.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
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
  // On a phone they would push the tasks off the screen.
  const [isOpen, setOpen] = useState(hasFilters({ ...view, q: "" }));
  const scope = invitations.filter(({ id }) => view.invitation === "" || id === view.invitation);
  const members = new Map(
    scope.flatMap(({ team }) => Object.entries(team).map(([uid, { name }]) => [uid, name] as const)),
  );
  const labels = [...new Set(tasks.flatMap((task) => task.labels))].sort((a, b) => a.localeCompare(b, "id"));
  const choose = (field: "invitation" | "assignee" | "label" | "priority" | "due") => (value: string) => {
    onChange({ [field]: taskViewSchema.shape[field].parse(value) });
  };
  return (
    <div
      className={classes.filters}
      data-closed={!isOpen || undefined}
      role="search"
      aria-label={t("filter.label")}
    >
      <SearchField
        className={classes.search}
        label={t("filter.q")}
        value={view.q}
        onChange={(q) => {
          onChange({ q });
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
        <FilterSelect
          label={t("filter.invitation")}
          value={view.invitation}
          choices={invitations.map(({ id, title }) => ({ value: id, label: title || t("untitled") }))}
          onChange={choose("invitation")}
        />
      )}
      <FilterSelect
        label={t("filter.assignee")}
        value={view.assignee}
        choices={[
          { value: "-", label: t("filter.nobody") },
          ...[...members].map(([value, label]) => ({ value, label })),
        ]}
        onChange={choose("assignee")}
      />
      {labels.length > 0 && (
        <FilterSelect
          label={t("filter.labels")}
          value={view.label}
          choices={labels.map((label) => ({ value: label, label }))}
          onChange={choose("label")}
        />
      )}
      <FilterSelect
        label={t("filter.priority")}
        value={view.priority}
        choices={taskPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
        onChange={choose("priority")}
      />
      <FilterSelect
        label={t("filter.due")}
        value={view.due}
        choices={dueFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
        onChange={choose("due")}
      />
    </div>
  );
}
