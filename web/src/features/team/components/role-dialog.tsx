import type { Invitation } from "@janur/domain/invitation/invitation";
import type { TeamMember } from "@janur/domain/team/team";
import { givenRoleSchema } from "@janur/domain/team/team-invite";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast/toast.ts";
import { useChangeTeamRole } from "../mutations.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { SideOfEditor } from "./side-of-editor.tsx";

interface RoleDialogProps {
  invitation: Pick<Invitation, "id" | "sides">;
  uid: string;
  member: TeamMember;
  onClose: () => void;
}

/** Gives a member another role. */
export function RoleDialog({ invitation, uid, member, onClose }: RoleDialogProps) {
  const { t } = useTranslation("team");
  const [role, setRole] = useState(givenRoleSchema.catch("viewer").parse(member.role));
  const [side, setSide] = useState(member.side ?? null);
  const change = useChangeTeamRole(invitation.id);
  const { name } = member;
  return (
    <ConfirmDialog
      title={t("roleDialog.title", { name })}
      text={t("roleDialog.text")}
      confirm={t("roleDialog.confirm")}
      isBusy={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() => {
        change.mutate(
          { uid, role, side: role === "editor" ? side : null },
          {
            onSuccess: () => {
              const message = t("roleDialog.done", { name, role: t(`role.${role}`) });
              showToast({ tone: "done", id: "team", message });
              onClose();
            },
          },
        );
      }}
    >
      <RoleChoice value={role} onChange={setRole} />
      <SideOfEditor invitation={invitation} role={role} value={side} onChange={setSide} />
    </ConfirmDialog>
  );
}
