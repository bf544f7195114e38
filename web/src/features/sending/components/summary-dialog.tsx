import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../lib/browser/use-copy.ts";
import { CopyByHand } from "../../../ui/dialog/copy-by-hand.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { sendingSummary } from "../summary.ts";
import classes from "./sending.module.css";

interface SummaryDialogProps {
  invitation: Pick<Invitation, "title">;
  rows: readonly GuestRow[];
  onClose: () => void;
}

/** What the family's group may know: figures, and nobody's name. */
export function SummaryDialog({ invitation, rows, onClose }: SummaryDialogProps) {
  const { t } = useTranslation("sending");
  const { copy, refused, forget } = useCopy();
  const text = t("summary.text", { title: invitation.title, ...sendingSummary(rows) });
  const share = async () => {
    if (typeof navigator.share === "function") {
      await navigator.share({ text }).catch(() => undefined);
      return;
    }
    if (await copy(text)) showToast({ tone: "done", id: "sending", message: t("summary.copied") });
  };
  return (
    <Dialog title={t("summary.title")} onClose={onClose}>
      <Stack>
        <Text c="dimmed">{t("summary.about")}</Text>
        <pre className={classes.text}>{text}</pre>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t("close")}
          </Button>
          <Button onClick={() => void share()} data-autofocus>
            {t("summary.share")}
          </Button>
        </Group>
        {refused !== null && <CopyByHand title={t("copyByHand")} text={refused} onClose={forget} />}
      </Stack>
    </Dialog>
  );
}
