import { Button, Skeleton } from "@mantine/core";
import { roleOf, type Invitation } from "@janur/domain/invitation";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/invitation-paths.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PreloadLink } from "../../../ui/preload-link.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { invitationQueries } from "../queries.ts";
import { InvitationCard } from "./invitation-card.tsx";
import classes from "./invitation-list.module.css";

/** Latest change first. */
export function byLatestChange(a: Invitation, b: Invitation): number {
  return b.updatedAt.getTime() - a.updatedAt.getTime();
}

/** Own and shared invitations of the account, live. */
export function InvitationList({ uid }: { uid: string }) {
  const { t } = useTranslation(["invitation", "problem"]);
  const { data: invitations, error } = useSuspenseQuery(invitationQueries.mine(uid));
  if (invitations.length === 0) {
    return (
      <EmptyState text={t("invitation:list.empty")}>
        <PreloadLink to={invitationPaths.new}>{t("invitation:list.create")}</PreloadLink>
      </EmptyState>
    );
  }
  return (
    <>
      {error !== null && <ProblemNotice text={t("problem:liveLost")} />}
      <InvitationCards invitations={[...invitations].sort(byLatestChange)} uid={uid} />
    </>
  );
}

/** The title of the list and the way to a further invitation. */
export function InvitationListHeader() {
  const { t } = useTranslation("invitation");
  return (
    <header className={classes.header}>
      <h1>{t("list.title")}</h1>
      <Button component={PreloadLink} to={invitationPaths.new}>
        {t("list.create")}
      </Button>
    </header>
  );
}

/** Cards in the given order, here and on the home page. */
export function InvitationCards({ invitations, uid }: { invitations: readonly Invitation[]; uid: string }) {
  return (
    <ul className={classes.list}>
      {invitations.map((invitation) => (
        <li key={invitation.id}>
          <InvitationCard invitation={invitation} role={roleOf(invitation, uid) ?? "viewer"} />
        </li>
      ))}
    </ul>
  );
}

export function InvitationListSkeleton() {
  return (
    <div className={classes.list} aria-hidden>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height={340} radius="lg" />
      ))}
    </div>
  );
}
