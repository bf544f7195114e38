import { Button, Group, Loader, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useGuestImport, type GuestImportSource } from "../use-guest-import.ts";
import { ImportReview } from "./import-review.tsx";
import { ImportSource } from "./import-source.tsx";
import progress from "../../../ui/progress.module.css";
import classes from "./import.module.css";

interface ImportDialogProps extends GuestImportSource {
  onClose: () => void;
}

/** Guests out of a file: chosen, understood, looked through, written. */
export function ImportDialog({ onClose, ...source }: ImportDialogProps) {
  const { t } = useTranslation("guest-import");
  const guestImport = useGuestImport(source);
  const { state } = guestImport;
  return (
    <Dialog title={t("title")} isLong onClose={onClose}>
      {state.step === "source" && (
        <ImportSource problem={state.problem} onOpen={(source) => void guestImport.open(source)} />
      )}
      {state.step === "reading" && (
        <Group justify="center" py={64} role="status">
          <Loader size="sm" aria-hidden />
          {t("reading")}
        </Group>
      )}
      {state.step === "review" && (
        <ImportReview
          state={state}
          onSetup={(setup) => void guestImport.changeSetup(setup)}
          onStart={guestImport.start}
          onGoOn={(checkpoint) => void guestImport.goOn(checkpoint)}
          onBack={guestImport.restart}
        />
      )}
      {(state.step === "writing" || state.step === "stopped" || state.step === "done") && (
        <Stack>
          <Text fw={600} role="status">
            {t(state.step === "done" ? "progress.done" : "progress.of", {
              next: state.next,
              total: state.total,
            })}
          </Text>
          <progress
            className={progress.bar}
            aria-label={t("progress.label")}
            max={state.total}
            value={state.next}
          />
          <ul className={classes.report}>
            {(["added", "updated"] as const).map((outcome) => {
              const count = state.report?.[outcome] ?? 0;
              return count > 0 && <li key={outcome}>{t(`plan.${outcome}`, { count })}</li>;
            })}
            {state.report !== null && state.report.refused > 0 && (
              <li>
                {t("progress.refused", {
                  count: state.report.refused,
                  lines: state.report.refusedRows.join(", "),
                })}
              </li>
            )}
          </ul>
          {state.step === "stopped" && state.problem !== null && (
            <ProblemNotice text={problemText(state.problem)} />
          )}
          {state.step !== "done" && <Text c="dimmed">{t("progress.keeps")}</Text>}
          <Group justify="flex-end" gap={8}>
            {state.step === "writing" && (
              <Button variant="default" onClick={guestImport.stop}>
                {t("progress.stop")}
              </Button>
            )}
            {state.step === "stopped" && <Button onClick={state.goOn}>{t("progress.goOn")}</Button>}
            {state.step === "done" && <Button onClick={onClose}>{t("progress.toList")}</Button>}
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
