import { taskStatuses, taskStatusSchema } from "@janur/domain/task/task";
import { Checkbox, NativeSelect, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PlannedTask } from "../planned-task.ts";
import type { TaskWrites } from "../use-task-writes.ts";
import { TaskFacts } from "./task-facts.tsx";

/** A task as those see it who do not plan: what is theirs they move and tick, at once. */
export function TaskWork({ task, writes }: { task: PlannedTask; writes: TaskWrites }) {
  const { t } = useTranslation("task");
  const { checklist, mayWork, note, status } = task;
  return (
    <Stack>
      <Text c="dimmed">{t(mayWork ? "form.notYours" : "form.readOnly")}</Text>
      <div>
        <TaskFacts task={task} withInvitation />
      </div>
      {note !== "" && <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{note}</Text>}
      <NativeSelect
        label={t("form.status")}
        disabled={!mayWork}
        value={status}
        data={taskStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(event) => {
          writes.save(task, { status: taskStatusSchema.parse(event.currentTarget.value) });
        }}
      />
      {checklist.map(({ text, isDone }, index) => (
        <Checkbox
          // Items have no names of their own, and nobody sorts them here.
          key={index}
          size="md"
          label={text}
          disabled={!mayWork}
          checked={isDone}
          onChange={(event) => {
            writes.save(task, {
              checklist: checklist.map((item, other) =>
                other === index ? { text, isDone: event.currentTarget.checked } : item,
              ),
            });
          }}
        />
      ))}
    </Stack>
  );
}
