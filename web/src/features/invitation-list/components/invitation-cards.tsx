import { Skeleton } from "@mantine/core";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import type { TeamRole } from "@janur/domain/team/team";
import type { ReactNode } from "react";
import { InvitationCard } from "./invitation-card.tsx";
import classes from "./invitation-list.module.css";

interface InvitationCardsProps {
  invitations: readonly Invitation[];
  uid: string;
  isRows?: boolean;
  menuOf?: (invitation: Invitation, role: TeamRole) => ReactNode;
}

/** Cards in the given order, here and on the home page. */
export function InvitationCards({ invitations, uid, isRows = false, menuOf }: InvitationCardsProps) {
  return (
    <ul className={classes.list} data-rows={isRows || undefined}>
      {invitations.map((invitation) => {
        const role = roleOf(invitation, uid) ?? "viewer";
        return (
          <li key={invitation.id}>
            <InvitationCard
              invitation={invitation}
              role={role}
              isRow={isRows}
              menu={menuOf?.(invitation, role)}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function InvitationListSkeleton() {
  return (
    <div className={classes.list} aria-hidden>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} h={{ base: 210, sm: 340 }} radius="lg" />
      ))}
    </div>
  );
}
