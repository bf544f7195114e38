import type { Language } from "@janur/domain/text/language";
import { starterTasks } from "@janur/domain/task/starter-tasks";
import { relativeText } from "@janur/domain/task/task";
import { Button, Checkbox, NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import type { TaskInvitation } from "../planned-task.ts";
import type { TaskWrites } from "../use-task-writes.ts";
import { DialogFoot } from "../../../ui/form/form-end.tsx";
import classes from "./task-page.module.css";

interface StarterDialogProps {
  /** Those that the person may plan; at least one. */
  invitations: readonly TaskInvitation[];
  /** The one that the address names; empty for any. */
  chosen: string;
  /** Titles that are there already, by invitation. */
  titlesOf: (invitationId: string) => ReadonlySet<string>;
  writes: TaskWrites;
  onClose: () => void;
}

/** The usual tasks of an event, to choose from. What is there already is not offered again. */
export function StarterDialog({ invitations, chosen, titlesOf, writes, onClose }: StarterDialogProps) {
  const { t, i18n } = useTranslation("task");
  const language: Language = i18n.language === "en" ? "en" : "id";
  const [invitationId, setInvitationId] = useState(chosen);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const invitation = invitations.find(({ id }) => id === invitationId) ?? invitations[0];
  if (invitation === undefined) return null;
  const known = titlesOf(invitation.id);
  const offered = starterTasks(invitation.eventType, language).filter(({ title }) => !known.has(title));
  const wanted = offered.filter(({ title }) => !left.has(title));
  const toggle = (title: string, isWanted: boolean) => {
    setLeft((old) => {
      const next = new Set(old);
      if (isWanted) next.delete(title);
      else next.add(title);
      return next;
    });
  };
  const add = () => {
    writes.create(invitation.id, wanted);
    showToast({ tone: "done", id: "task", message: t("starter.added", { count: wanted.length }) });
    onClose();
  };
  return (
    <Dialog title={t("starter.title")} isLong onClose={onClose}>
      <Stack>
        <Text c="dimmed">{t("starter.help")}</Text>
        {invitations.length > 1 && (
          <NativeSelect
            label={t("form.invitation")}
            value={invitation.id}
            data={invitations.map(({ id, title }) => ({ value: id, label: titled(title) }))}
            onChange={(event) => {
              setInvitationId(event.currentTarget.value);
              setLeft(new Set());
            }}
          />
        )}
        {offered.length === 0 && <Text>{t("starter.all")}</Text>}
        <ul className={classes.starters}>
          {offered.map(({ title, due }) => (
            <li key={title}>
              <Checkbox
                size="md"
                label={title}
                checked={!left.has(title)}
                onChange={(event) => {
                  toggle(title, event.currentTarget.checked);
                }}
              />
              <span className={classes.dim}>
                {due !== null && "days" in due && relativeText(due.days, language)}
              </span>
            </li>
          ))}
        </ul>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t("form.cancel")}
          </Button>
          {wanted.length > 0 && (
            <Button onClick={add}>{t("starter.confirm", { count: wanted.length })}</Button>
          )}
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
