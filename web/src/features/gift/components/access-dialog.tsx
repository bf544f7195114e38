import type { Invitation } from "@janur/domain/invitation/invitation";
import { giftRights } from "@janur/domain/team/team";
import { Button, NativeSelect, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useNameForGifts } from "../mutations.ts";

interface AccessDialogProps {
  invitation: Invitation;
  uid: string;
  onClose: () => void;
}

/** Whom the owner lets into the book. */
export function AccessDialog({ invitation, uid, onClose }: AccessDialogProps) {
  const { t } = useTranslation("gift");
  const name = useNameForGifts(invitation.id);
  const others = Object.entries(invitation.team)
    .filter(([member]) => member !== uid)
    .sort(([, a], [, b]) => a.name.localeCompare(b.name, "id"));
  return (
    <Dialog title={t("access.title")} onClose={onClose}>
      <Stack>
        <Text>{t("access.lead")}</Text>
        {others.length === 0 && (
          <>
            <Text c="dimmed">{t("access.alone")}</Text>
            <Button component={PreloadLink} to={invitationPaths.team(invitation.id)} variant="default">
              {t("access.toTeam")}
            </Button>
          </>
        )}
        {others.map(([member, { name: called, gifts }]) => (
          <NativeSelect
            key={member}
            label={called}
            value={gifts ?? ""}
            disabled={name.isPending}
            data={[
              { value: "", label: t("access.level.none") },
              ...giftRights.map((right) => ({ value: right, label: t(`access.level.${right}`) })),
            ]}
            onChange={(event) => {
              const right = giftRights.find((known) => known === event.currentTarget.value) ?? null;
              name.mutate(
                { uid: member, right },
                {
                  onSuccess: () => {
                    showToast({ tone: "done", id: "gift", message: t("access.saved", { name: called }) });
                  },
                  onError: (error) => {
                    showToast({ tone: "problem", id: "gift", message: problemText(error) });
                  },
                },
              );
            }}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
