import { taskPriorities } from "@janur/domain/task/task";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { FilterSelect } from "../../../ui/list/filter-select.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import type { PlannedTask, TaskInvitation } from "../planned-task.ts";
import { dueFilters, taskViewSchema, type TaskView } from "../task-view.ts";
import classes from "./task-page.module.css";

interface TaskFiltersProps {
  view: TaskView;
  invitations: readonly TaskInvitation[];
  tasks: readonly PlannedTask[];
  onChange: (change: Partial<TaskView>) => void;
}

/** What the room leaves out, kept in the address. */
export function TaskFilters({ view, invitations, tasks, onChange }: TaskFiltersProps) {
  const { t } = useTranslation("task");
  const scope = invitations.filter(({ id }) => view.invitation === "" || id === view.invitation);
  const members = new Map(
    scope.flatMap(({ team }) => Object.entries(team).map(([uid, { name }]) => [uid, name] as const)),
  );
  const labels = [...new Set(tasks.flatMap((task) => task.labels))].sort((a, b) => a.localeCompare(b, "id"));
  const choose = (field: "invitation" | "assignee" | "label" | "priority" | "due") => (value: string) => {
    onChange({ [field]: taskViewSchema.shape[field].parse(value) });
  };
  return (
    <div className={classes.filters} role="search" aria-label={t("filter.label")}>
      <SearchField
        label={t("filter.q")}
        value={view.q}
        onChange={(q) => {
          onChange({ q });
        }}
      />
      {invitations.length > 1 && (
        <FilterSelect
          className={classes.narrow}
          label={t("filter.invitation")}
          any={t("filter.anyInvitation")}
          value={view.invitation}
          choices={invitations.map(({ id, title }) => ({ value: id, label: titled(title) }))}
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
