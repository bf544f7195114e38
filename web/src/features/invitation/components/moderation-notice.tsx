import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { mayAppeal } from "@janur/domain/moderation/moderation";
import { may } from "@janur/domain/team/team";
import { Alert, Text } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { AppealButton } from "../../../ui/dialog/appeal-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useAppealModeration } from "../mutations.ts";

/** What was decided about the page after a report, where anything was; its owner may say once what speaks against it. */
export function ModerationNotice({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const { t } = useTranslation("invitation");
  const appeal = useAppealModeration(invitation.id);
  const { areGiftsHidden, isSuspended, appealedAt } = invitation.moderation;
  if (!areGiftsHidden && !isSuspended) return null;
  const isOwner = may(roleOf(invitation, uid) ?? "viewer", "manageInvitation");
  return (
    <Alert color="cabai" variant="light" mb="md" icon={<Icon of={IconFlag} />}>
      <Text>{t(isSuspended ? "moderation.suspended" : "moderation.giftsHidden")}</Text>
      {appealedAt !== null && <Text mt={4}>{t("moderation.appealed")}</Text>}
      {isOwner && mayAppeal(invitation.moderation) && (
        <AppealButton
          toastId="moderation"
          appeal={appeal}
          words={{
            open: t("moderation.appeal"),
            title: t("moderation.title"),
            text: t("moderation.text"),
            label: t("moderation.label"),
            confirm: t("moderation.confirm"),
            done: t("moderation.done"),
          }}
        />
      )}
    </Alert>
  );
}
