import type { Invitation } from "@janur/domain/invitation/invitation";
import { giftRights, type GiftRight } from "@janur/domain/team/team";
import { Button, NativeSelect, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { useShown } from "../../../lib/browser/use-shown.ts";
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
        {others.map(([uid, { name, gifts }]) => (
          <Access key={uid} invitationId={invitation.id} {...{ uid, name }} right={gifts ?? null} />
        ))}
      </Stack>
    </Dialog>
  );
}

interface AccessProps {
  invitationId: string;
  uid: string;
  name: string;
  right: GiftRight | null;
}

/** What one member may see. */
function Access({ invitationId, uid, name, right }: AccessProps) {
  const { t } = useTranslation("gift");
  const { mutateAsync } = useNameForGifts(invitationId);
  const [shown, show] = useShown(right);
  const choose = async (chosen: GiftRight | null) => {
    show(chosen);
    try {
      await mutateAsync({ uid, right: chosen });
      showToast({ tone: "done", id: "gift", message: t("access.saved", { name }) });
    } catch (error) {
      show(right);
      showToast({ tone: "problem", id: "gift", message: problemText(error) });
    }
  };
  return (
    <NativeSelect
      label={name}
      value={shown ?? ""}
      data={[
        { value: "", label: t("access.level.none") },
        ...giftRights.map((level) => ({ value: level, label: t(`access.level.${level}`) })),
      ]}
      onChange={(event) => {
        void choose(giftRights.find((known) => known === event.currentTarget.value) ?? null);
      }}
    />
  );
}
