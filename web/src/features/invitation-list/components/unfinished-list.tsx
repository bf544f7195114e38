import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { unfinished } from "../../invitation/list-view.ts";
import { invitationQueries } from "../../invitation/queries.ts";
import { CardMenu } from "./card-menu.tsx";
import { InvitationCards } from "./invitation-cards.tsx";

/** Drafts and unpublished changes, the latest first. */
export function UnfinishedList({ uid }: { uid: string }) {
  const { t } = useTranslation(["invitation", "problem"]);
  const { data: invitations, error } = useSuspenseQuery(invitationQueries.mine(uid));
  const shown = unfinished(invitations);
  if (shown.length === 0) {
    return (
      <EmptyState text={t("invitation:unfinished.empty")}>
        <PreloadLink to={invitationPaths.list}>{t("invitation:unfinished.all")}</PreloadLink>
      </EmptyState>
    );
  }
  return (
    <>
      {error !== null && <ProblemNotice text={t("problem:liveLost")} />}
      <InvitationCards
        invitations={shown}
        uid={uid}
        menuOf={(invitation, role) => <CardMenu invitation={invitation} role={role} />}
      />
    </>
  );
}

export function UnfinishedListHeader() {
  const { t } = useTranslation("invitation");
  return <PageHeader title={t("unfinished.title")} lead={t("unfinished.lead")} />;
}
