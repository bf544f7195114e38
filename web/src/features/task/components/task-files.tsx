import { attachmentTypes, type TaskAttachment } from "@janur/domain/task/task-attachment";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { Button, FileButton, Group, Skeleton } from "@mantine/core";
import { IconFileTypePdf, IconPaperclip, IconPhoto } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { saveFile } from "../../../lib/storage/save-file.ts";
import { countUnsent } from "../../../lib/storage/unsent.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { addFile, fetchFile, removeFile } from "../file-data.ts";
import type { PlannedTask } from "../planned-task.ts";
import { taskQueries } from "../queries.ts";
import classes from "./task-page.module.css";

/** Pictures and papers that belong to a task: the team opens them, who works on it adds and removes them. */
export function TaskFiles({ task }: { task: PlannedTask }) {
  const { t } = useTranslation("task");
  const { data: known, error } = useQuery(taskQueries.files(task.id));
  const files = known?.filter(({ waitingSince }) => waitingSince === null);
  const taskRef = { invitationId: task.invitationId, taskId: task.id };
  const [leaving, setLeaving] = useState<TaskAttachment | null>(null);
  const [sent, setSent] = useState(0);
  const add = useMutation({
    mutationFn: (file: File) => countUnsent(addFile(taskRef, file, setSent)),
    // It goes on after the task was closed: whoever attached it hears of it wherever they are by then.
    onError: (problem, file) => {
      const message = t("file.notSent", { name: file.name, task: task.title, why: problemText(problem) });
      showToast({ tone: "problem", id: "task-file", message });
    },
  });
  const open = useMutation({
    mutationFn: async (file: TaskAttachment) => {
      saveFile(await fetchFile(taskRef, file), file.name);
    },
    onError: (problem) => {
      showToast({ tone: "problem", id: "task-file", message: problemText(problem) });
    },
  });
  const remove = useMutation({
    mutationFn: (file: TaskAttachment) => removeFile(taskRef, file.id),
    onSuccess: () => {
      setLeaving(null);
    },
  });
  const isFull = (known?.length ?? 0) >= taskLimits.attachment.perTask;
  if (files?.length === 0 && !task.mayWork) return null;
  return (
    <section className={classes.comments} aria-label={t("file.title")}>
      <h3>{t("file.title")}</h3>
      {error !== null && <ProblemNotice text={problemText(error)} />}
      {files === undefined && error === null && <Skeleton height={44} aria-hidden />}
      {files !== undefined && files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <Group gap={8} justify="space-between">
                <Button
                  variant="subtle"
                  px={8}
                  ml={-8}
                  maw="100%"
                  leftSection={
                    file.contentType === "application/pdf" ? (
                      <Icon of={IconFileTypePdf} />
                    ) : (
                      <Icon of={IconPhoto} />
                    )
                  }
                  aria-label={t("file.open", { name: file.name })}
                  loading={open.isPending && open.variables.id === file.id}
                  onClick={() => {
                    open.mutate(file);
                  }}
                >
                  {file.name}
                </Button>
                <Group gap={8}>
                  <span className={classes.dim}>{sizeText(file.bytes, t)}</span>
                  {task.mayWork && (
                    <Button
                      variant="subtle"
                      color="tanah"
                      size="sm"
                      px={8}
                      aria-label={t("file.removeOf", { name: file.name })}
                      onClick={() => {
                        setLeaving(file);
                      }}
                    >
                      {t("file.remove")}
                    </Button>
                  )}
                </Group>
              </Group>
            </li>
          ))}
        </ul>
      )}
      {task.mayWork && (
        <>
          <p className={classes.dim}>{t(isFull ? "file.full" : "file.help")}</p>
          <FileButton
            accept={attachmentTypes.join(",")}
            onChange={(file) => {
              if (file === null) return;
              setSent(0);
              add.mutate(file);
            }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                mt={8}
                disabled={isFull || add.isPending}
                leftSection={<Icon of={IconPaperclip} />}
              >
                {add.isPending ? t("file.sending", { percent: Math.round(sent * 100) }) : t("file.add")}
              </Button>
            )}
          </FileButton>
        </>
      )}
      {leaving !== null && (
        <ConfirmDialog
          title={t("file.removeTitle")}
          text={t("file.removeText", { name: leaving.name })}
          confirm={t("file.removeConfirm")}
          isSevere
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() => {
            remove.mutate(leaving);
          }}
          onClose={() => {
            remove.reset();
            setLeaving(null);
          }}
        />
      )}
    </section>
  );
}

/** "820 KB", "1,4 MB". */
function sizeText(bytes: number, t: TFunction<"task">) {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000
    ? t("file.kilobytes", { size: kilobytes })
    : t("file.megabytes", { size: Math.round(kilobytes / 102.4) / 10 });
}
