import { taskLimits } from "@janur/domain/limits/task-limits";
import { ActionIcon, Button, Checkbox, Stack, Text, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { Controller, useFieldArray, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import type { TaskForm } from "../form.ts";
import classes from "./task-page.module.css";

/** The items of a task: tick, write, add, take away. */
export function ChecklistField({ control }: { control: Control<TaskForm> }) {
  const { t } = useTranslation("task");
  const { fields, append, remove } = useFieldArray({ control, name: "checklist" });
  const isFull = fields.length >= taskLimits.checklist;
  const add = () => {
    append({ text: "", isDone: false });
  };
  return (
    <Stack gap={8} ref={keptFocus} role="group" aria-label={t("form.checklist")}>
      <Text fw={500}>{t("form.checklist")}</Text>
      {fields.map(({ id }, index) => (
        <div key={id} className={classes.item}>
          <Controller
            control={control}
            name={`checklist.${index}.isDone`}
            render={({ field }) => (
              <Checkbox
                size="md"
                aria-label={t("form.itemDone", { number: index + 1 })}
                checked={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name={`checklist.${index}.text`}
            render={({ field }) => (
              <TextInput
                aria-label={t("form.item", { number: index + 1 })}
                autoComplete="off"
                maxLength={taskLimits.checklistText.max}
                onKeyDown={(event) => {
                  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                  // A list is written line by line: the form is sent by its button.
                  event.preventDefault();
                  if (index === fields.length - 1 && field.value !== "" && !isFull) add();
                }}
                {...field}
              />
            )}
          />
          <ActionIcon
            variant="subtle"
            color="tanah"
            size={44}
            aria-label={t("form.removeItem", { number: index + 1 })}
            onClick={() => {
              remove(index);
            }}
          >
            <Icon of={IconX} />
          </ActionIcon>
        </div>
      ))}
      {!isFull ? (
        <Button
          variant="default"
          size="sm"
          style={{ alignSelf: "start" }}
          leftSection={<Icon of={IconPlus} />}
          onClick={add}
        >
          {t("form.addItem")}
        </Button>
      ) : (
        <Text c="dimmed">{t("form.checklistFull")}</Text>
      )}
    </Stack>
  );
}
