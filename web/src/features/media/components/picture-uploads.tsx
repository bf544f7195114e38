import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { isOver, type QueuedUpload, type UploadState } from "../upload-queue.ts";
import { Icon } from "../../../ui/icon.tsx";
import progress from "../../../ui/progress.module.css";
import classes from "./pictures.module.css";
import type { PictureQueue } from "./use-upload-queue.ts";

/** Pictures that are on their way to one place, and those that did not arrive. */
export function PictureUploads({ queue, target }: { queue: PictureQueue; target: string }) {
  const { t } = useTranslation("picture");
  useEffect(() => queue.watch(target), [queue, target]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot).filter(
    (upload) => upload.target === target,
  );
  return (
    <ul className={classes.uploads} aria-label={t("uploads")} aria-live="polite">
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} queue={queue} />
      ))}
    </ul>
  );
}

function UploadRow({ upload, queue }: { upload: QueuedUpload; queue: PictureQueue }) {
  const { t } = useTranslation("picture");
  const { key, fileName, state } = upload;
  return (
    <li data-over={isOver(state) || undefined}>
      <div>
        <bdi>{fileName}</bdi>
        <StateText state={state} />
        {state.kind === "sending" && (
          <progress className={progress.bar} value={state.part} aria-label={fileName} />
        )}
      </div>
      {state.kind === "failed" && (
        <Button
          variant="default"
          onClick={() => {
            queue.retry(key);
          }}
        >
          {t("retry")}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="tanah"
        size={44}
        aria-label={t(isOver(state) ? "close" : "cancel", { name: fileName })}
        onClick={() => {
          queue.remove(key);
        }}
      >
        <Icon of={IconX} />
      </ActionIcon>
    </li>
  );
}

function StateText({ state }: { state: UploadState }) {
  const { t } = useTranslation("picture");
  if (state.kind === "refused") return <small>{t(`refusal.${state.reason}`)}</small>;
  return <small>{t(`state.${state.kind}`)}</small>;
}
