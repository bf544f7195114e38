import { roleOf, type Invitation } from "@janur/domain/invitation";
import { mayAppeal } from "@janur/domain/moderation";
import { may } from "@janur/domain/team";
import { Alert, Button, Text } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast.ts";
import { useAppealModeration } from "../mutations.ts";

const AppealDialog = lazy(async () => ({
  default: (await import("../../../ui/appeal-dialog.tsx")).AppealDialog,
}));

/** What was decided about the page after a report, where anything was; its owner may say once what speaks against it. */
export function ModerationNotice({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const { t } = useTranslation("invitation");
  const [isOpen, setOpen] = useState(false);
  const appeal = useAppealModeration(invitation.id);
  const { areGiftsHidden, isSuspended, appealedAt } = invitation.moderation;
  if (!areGiftsHidden && !isSuspended) return null;
  const isOwner = may(roleOf(invitation, uid) ?? "viewer", "manageInvitation");
  return (
    <Alert color="cabai" variant="light" mb="md" icon={<IconFlag size={20} stroke={1.75} aria-hidden />}>
      <Text>{t(isSuspended ? "moderation.suspended" : "moderation.giftsHidden")}</Text>
      {appealedAt !== null && <Text mt={4}>{t("moderation.appealed")}</Text>}
      {isOwner && mayAppeal(invitation.moderation) && (
        <Button
          mt="sm"
          size="sm"
          variant="default"
          onClick={() => {
            setOpen(true);
          }}
        >
          {t("moderation.appeal")}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <AppealDialog
            words={{
              title: t("moderation.title"),
              text: t("moderation.text"),
              label: t("moderation.label"),
              confirm: t("moderation.confirm"),
            }}
            isBusy={appeal.isPending}
            error={appeal.error}
            onClose={() => {
              setOpen(false);
            }}
            onSend={(text) => {
              appeal.mutate(text, {
                onSuccess: () => {
                  showToast({ tone: "done", id: "moderation", message: t("moderation.done") });
                  setOpen(false);
                },
              });
            }}
          />
        </Suspense>
      )}
    </Alert>
  );
}
