import type { Correction } from "@janur/domain/helper/proofreading";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { HelpLink } from "../../../ui/layout/help-link.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import people from "../../../ui/list/person-list.module.css";
import { CorrectionItem } from "./correction-item.tsx";
import type { ProofreadDraft } from "./proofread-draft.ts";

interface CorrectionsDialogProps extends ProofreadDraft {
  corrections: readonly Correction[];
  onClose: () => void;
}

/** What proof-readers suggest, to accept or to decline one by one. */
export function CorrectionsDialog({
  invitation,
  content,
  replace,
  corrections,
  onClose,
}: CorrectionsDialogProps) {
  const { t } = useTranslation("proofreading");
  const sorted = [...corrections].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return (
    <Dialog title={t("dialog.title")} isLong onClose={onClose}>
      <Stack>
        <Text>{t(sorted.length === 0 ? "dialog.none" : "dialog.text")}</Text>
        <ul className={people.list} aria-label={t("dialog.title")}>
          {sorted.map((correction) => (
            <CorrectionItem
              key={correction.id}
              invitation={invitation}
              content={content}
              replace={replace}
              correction={correction}
            />
          ))}
        </ul>
        <HelpLink article="proof-reading" />
      </Stack>
    </Dialog>
  );
}
