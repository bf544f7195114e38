import { addressedName } from "@janur/domain/guest/guest-name";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useDeleteGuests } from "../mutations.ts";

interface DeleteGuestDialogProps {
  invitationId: string;
  guest: GuestRow;
  onClose: () => void;
}

/** Asks first: contact and answer go with the guest and do not come back. */
export function DeleteGuestDialog({ invitationId, guest, onClose }: DeleteGuestDialogProps) {
  const { t } = useTranslation("guest");
  const remove = useDeleteGuests(invitationId);
  const name = addressedName(guest);
  const confirm = () => {
    remove.mutate([guest.id], {
      onSuccess: () => {
        showToast({ tone: "done", id: "guest-saved", message: t("deleted", { name }) });
        onClose();
      },
    });
  };
  return (
    <Dialog onClose={onClose} title={t("deleteTitle", { name })}>
      <Stack>
        <Text>{t(guest.attendance === null ? "deleteText" : "deleteTextAnswered")}</Text>
        {remove.error !== null && <ProblemNotice text={problemText(remove.error)} />}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button color="cabai" loading={remove.isPending} onClick={confirm}>
            {t("deleteConfirm")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
