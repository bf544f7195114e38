import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { ChoiceRow } from "../../../ui/choice-row.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";

interface PrintDialogProps<Kind extends string> {
  title: string;
  /** What may come out of the printer. */
  choice: {
    label: string;
    value: Kind;
    choices: readonly { value: Kind; label: string }[];
    onChange: (value: Kind) => void;
  };
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
export function PrintDialog<Kind extends string>({
  title,
  choice,
  help,
  needed,
  waitingHeight,
  paper,
  onClose,
  children,
}: PrintDialogProps<Kind>) {
  const { t } = useTranslation(["guest", "problem"]);
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack>
        <ChoiceRow {...choice} />
        <Text>{help}</Text>
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
      </Stack>
      {paper !== null && createPortal(paper, document.body)}
    </Dialog>
  );
}
