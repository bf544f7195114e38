import { ActionIcon, Group } from "@mantine/core";
import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import type { HistorySnapshot } from "../../draft/draft-history.ts";
import type { StepKey } from "../../draft/step-key.ts";

interface UndoButtonsProps extends HistorySnapshot {
  /** Whether the way forth stands elsewhere. */
  isShort: boolean;
  onStep: (step: StepKey) => void;
}

/** One step back, one step forth. Where there is none, the button keeps the focus all the same. */
export function UndoButtons({ canUndo, canRedo, isShort, onStep }: UndoButtonsProps) {
  const { t } = useTranslation("editor");
  const button = { variant: "subtle", color: "tanah", size: 44 } as const;
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        {...button}
        aria-label={t("step.undo")}
        title={t("step.undoKeys")}
        aria-disabled={!canUndo}
        data-disabled={!canUndo || undefined}
        onClick={() => {
          onStep("undo");
        }}
      >
        <Icon of={IconArrowBackUp} />
      </ActionIcon>
      {!isShort && (
        <ActionIcon
          {...button}
          aria-label={t("step.redo")}
          title={t("step.redoKeys")}
          aria-disabled={!canRedo}
          data-disabled={!canRedo || undefined}
          onClick={() => {
            onStep("redo");
          }}
        >
          <Icon of={IconArrowForwardUp} />
        </ActionIcon>
      )}
    </Group>
  );
}
