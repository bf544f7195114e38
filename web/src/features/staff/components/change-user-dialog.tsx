import type { UserRow } from "@janur/domain/staff-callables";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useSetUserDisabled, useSetUserRole } from "../mutations.ts";

export type UserChange = "makeAdmin" | "removeAdmin" | "disable" | "enable";

interface ChangeUserDialogProps {
  user: UserRow;
  change: UserChange;
  onClose: () => void;
}

/** Says what a change of an account means before it happens. */
export function ChangeUserDialog({ user, change, onClose }: ChangeUserDialogProps) {
  const { t } = useTranslation("staff");
  const role = useSetUserRole(user.uid);
  const disabled = useSetUserDisabled(user.uid);
  const isAboutRole = change === "makeAdmin" || change === "removeAdmin";
  const { isPending, error } = isAboutRole ? role : disabled;
  const name = user.displayName;
  const onSuccess = () => {
    showToast({ tone: "done", id: "staff", message: t(`change.${change}.done`, { name }) });
    onClose();
  };
  return (
    <Dialog title={t(`change.${change}.title`, { name })} onClose={onClose}>
      <Stack>
        <Text>{t(`change.${change}.text`)}</Text>
        {error !== null && <ProblemNotice text={problemText(error)} />}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            {...(change === "disable" ? { color: "cabai" } : {})}
            loading={isPending}
            onClick={() => {
              if (isAboutRole) role.mutate(change === "makeAdmin" ? "admin" : "host", { onSuccess });
              else disabled.mutate(change === "disable", { onSuccess });
            }}
          >
            {t(`change.${change}.confirm`)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
