import "@mantine/core/styles/Switch.css";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Switch, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { titled } from "../../../lib/i18n/titled.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { useDuplicateInvitation } from "../../invitation/mutations.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { SlugField } from "../../invitation/components/slug-field.tsx";
import { slugProblem } from "../../invitation/components/slug-problem.ts";
import { slugYear } from "../../invitation/components/slug-year.ts";

/** Asks for the copy's own address and whether the guests come along, then opens the copy. */
export function DuplicateDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t } = useTranslation(["invitation", "invitation-settings"]);
  const { access } = invitation.settings;
  const navigate = useNavigate();
  const duplicate = useDuplicateInvitation(invitation.id);
  const [slug, setSlug] = useState("");
  const [withGuests, setWithGuests] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const problem = isChecked ? slugProblem(slug) : null;
  const confirm = () => {
    setChecked(true);
    if (slugProblem(slug) !== null) return;
    duplicate.mutate(
      { slug, withGuests },
      {
        onSuccess: ({ invitationId }) => {
          showToast({ tone: "done", id: "duplicated", message: t("duplicate.done") });
          void navigate(invitationPaths.edit(invitationId));
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={t("duplicate.title", { title: titled(invitation.title) })}
      text={t("duplicate.text")}
      confirm={t("duplicate.confirm")}
      isBusy={duplicate.isPending}
      error={duplicate.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <SlugField
        value={slug}
        year={slugYear(invitation)}
        error={problem}
        onChange={(next) => {
          setSlug(next);
        }}
      />
      {access !== "public" && <Text size="sm">{t(`invitation-settings:access.copy.${access}`)}</Text>}
      <Switch
        label={t("duplicate.withGuests")}
        description={t("duplicate.withGuestsHelp")}
        checked={withGuests}
        onChange={(event) => {
          setWithGuests(event.currentTarget.checked);
        }}
      />
    </ConfirmDialog>
  );
}
