import type { Invitation } from "@janur/domain/invitation/invitation";
import type { LocalizedText } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../../ui/toast/toast.ts";
import { useAnnounceChange } from "../../../invitation/mutations.ts";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";

interface AnnounceDialogProps {
  invitation: Invitation;
  change: "postpone" | "cancel";
  onClose: () => void;
}

/** Tells guests that the day has moved or is off, in the family's own words. */
export function AnnounceDialog({ invitation, change, onClose }: AnnounceDialogProps) {
  const { t } = useTranslation("invitation");
  const announce = useAnnounceChange(invitation.id);
  const [notice, setNotice] = useState<LocalizedText>(invitation.notice ?? { id: "", en: "" });
  return (
    <ConfirmDialog
      title={t(`announce.${change}.title`)}
      text={t(`announce.${change}.text`)}
      confirm={t(`announce.${change}.confirm`)}
      isSevere
      isBusy={announce.isPending}
      error={announce.error}
      onClose={onClose}
      onConfirm={() => {
        announce.mutate(
          { change, notice },
          {
            onSuccess: () => {
              showToast({ tone: "done", id: "publish", message: t(`announce.${change}.done`) });
              onClose();
            },
          },
        );
      }}
    >
      {invitation.languages.map((language, index) => (
        <Textarea
          key={language}
          autosize
          minRows={3}
          maxRows={8}
          lang={language}
          label={t("announce.notice", { language: t(`languageName.${language}`) })}
          {...(index === 0 ? { description: t("announce.noticeHelp"), "data-autofocus": true } : {})}
          maxLength={limits.invitation.notice}
          value={notice[language]}
          onChange={(event) => {
            setNotice({ ...notice, [language]: event.currentTarget.value });
          }}
        />
      ))}
    </ConfirmDialog>
  );
}
