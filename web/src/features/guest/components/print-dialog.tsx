import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { Suspense, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";

interface PrintDialogProps {
  title: string;
  /** What may come out of the printer: any number of `ChoiceRow`. */
  choices: ReactNode;
  help: string;
  /** What the paper needs that the list does not have. */
  needed: { isPending: boolean; error: Error | null; refetch: () => Promise<unknown> };
  /** Of what stands in the place of `children` until then, in px. */
  waitingHeight: number;
  /** Beside the application, shown by print media alone; null while there is nothing to print. */
  paper: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}

/** Prints what stands on `paper`. A PDF is one of the browser's printers. */
export function PrintDialog({
  title,
  choices,
  help,
  needed,
  waitingHeight,
  paper,
  onClose,
  children,
}: PrintDialogProps) {
  const { t } = useTranslation(["guest", "problem"]);
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack>
        {choices}
        <Text>{help}</Text>
        {/* What the paper is drawn with may still be on its way, and a choice is made meanwhile. */}
        <Suspense fallback={<Skeleton height={waitingHeight} aria-hidden />}>
          {needed.isPending && <Skeleton height={waitingHeight} aria-hidden />}
          {needed.error !== null && (
            <ProblemNotice
              text={problemText(needed.error)}
              action={t("problem:retry")}
              onAction={() => void needed.refetch()}
            />
          )}
          {children}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {t("guest:cancel")}
            </Button>
            <Button
              disabled={paper === null}
              onClick={() => {
                window.print();
              }}
            >
              {t("guest:print.confirm")}
            </Button>
          </Group>
          {paper !== null && createPortal(paper, document.body)}
        </Suspense>
      </Stack>
    </Dialog>
  );
}
