import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../../lib/problem-text.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../../ui/problem-notice.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { useUnpublishInvitation } from "../../mutations.ts";

/** Takes the page away from guests, saying first what that means and when. */
export function UnpublishDialog({ invitationId, onClose }: { invitationId: string; onClose: () => void }) {
  const { t } = useTranslation("invitation");
  const unpublish = useUnpublishInvitation(invitationId);
  const confirm = () => {
    unpublish.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: "done", id: "publish", message: t("publish.unpublished") });
        onClose();
      },
    });
  };
  return (
    <Dialog onClose={onClose} title={t("unpublish.title")}>
      <Stack>
        <Text>{t("unpublish.text")}</Text>
        {unpublish.error !== null && <ProblemNotice text={problemText(unpublish.error)} />}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t("dialog.cancel")}
          </Button>
          <Button color="cabai" loading={unpublish.isPending} onClick={confirm}>
            {t("unpublish.confirm")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
