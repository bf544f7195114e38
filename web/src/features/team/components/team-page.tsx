import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { may, teamRoles, type TeamMember } from "@janur/domain/team/team";
import { Button, Skeleton, Text } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { MemberRow, type MemberAction } from "./member-row.tsx";
import { OwnerDialog } from "./owner-dialog.tsx";
import { PendingInvites } from "./pending-invites.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import classes from "../../../ui/list/person-list.module.css";
import { RoomActions } from "../../../ui/layout/room-actions.tsx";

const InviteDialog = lazyPart(async () => (await import("./invite-dialog.tsx")).InviteDialog);

interface TeamPageProps {
  invitation: Invitation;
  uid: string;
  /** Leads somebody who takes themselves out of the team to where they may still be. */
  onLeave: () => Promise<void>;
}

type Open = { kind: "invite" } | { kind: MemberAction; uid: string };

/** By what they may do, then by name; the order of a map would change with every joining. */
function inOrder(team: Invitation["team"]): [string, TeamMember][] {
  return Object.entries(team).sort(
    ([, a], [, b]) =>
      teamRoles.indexOf(a.role) - teamRoles.indexOf(b.role) || a.name.localeCompare(b.name, "id"),
  );
}

/** Who looks after an invitation: its members, and for the owner the links that wait. */
export function TeamPage({ invitation, uid, onLeave }: TeamPageProps) {
  const { t } = useTranslation("team");
  const [open, setOpen] = useState<Open | null>(null);
  const members = inOrder(invitation.team);
  const mayManage = may(roleOf(invitation, uid) ?? "viewer", "manageTeam");
  const inviter = invitation.team[uid]?.name ?? "";
  const close = () => {
    setOpen(null);
  };
  return (
    <div className={classes.room}>
      <p className={classes.lead}>{t("lead")}</p>
      {mayManage && invitation.status !== "trashed" && (
        <RoomActions>
          <Button
            leftSection={<Icon of={IconUserPlus} />}
            onClick={() => {
              setOpen({ kind: "invite" });
            }}
          >
            {t("invite.open")}
          </Button>
        </RoomActions>
      )}
      <section aria-labelledby="team-members">
        <h2 id="team-members">{t("members")}</h2>
        <ul className={classes.list}>
          {members.map(([memberUid, member]) => (
            <MemberRow
              key={memberUid}
              member={member}
              isMe={memberUid === uid}
              mayManage={mayManage}
              onAct={(kind) => {
                setOpen({ kind, uid: memberUid });
              }}
            />
          ))}
        </ul>
        <Text mt="sm" size="sm" c="dimmed">
          {t(mayManage ? "ownerStays" : "ownerInvites")}
        </Text>
      </section>
      {mayManage && (
        <PartBoundary skeleton={<Skeleton height={120} radius="lg" aria-hidden />}>
          <PendingInvites invitationId={invitation.id} zone={invitation.zone} />
        </PartBoundary>
      )}
      <Suspense>
        {open?.kind === "invite" && (
          <InviteDialog invitation={invitation} inviter={inviter} onClose={close} />
        )}
      </Suspense>
      {open !== null && open.kind !== "invite" && (
        <MemberDialog
          kind={open.kind}
          invitation={invitation}
          uid={open.uid}
          onLeave={onLeave}
          onClose={close}
        />
      )}
    </div>
  );
}

interface MemberDialogProps {
  kind: MemberAction;
  invitation: Invitation;
  uid: string;
  onLeave: () => Promise<void>;
  onClose: () => void;
}

/** What was asked for one member; nothing once that member is gone. */
function MemberDialog({ kind, invitation, uid, onLeave, onClose }: MemberDialogProps) {
  const { t } = useTranslation("team");
  const member = invitation.team[uid];
  if (member === undefined) return null;
  const name = member.name.trim() || t("unnamed");
  const shared = { invitationId: invitation.id, uid, onClose };
  if (kind === "role") return <RoleDialog {...shared} invitation={invitation} member={{ ...member, name }} />;
  if (kind === "owner") return <OwnerDialog {...shared} name={name} />;
  if (kind === "remove") return <RemoveDialog {...shared} name={name} />;
  return <LeaveDialog {...shared} title={titled(invitation.title)} onLeave={onLeave} />;
}
