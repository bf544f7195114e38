import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../../lib/invitation-paths.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { PreloadLink } from "../../../../ui/preload-link.tsx";
import { ProblemNotice } from "../../../../ui/problem-notice.tsx";
import { unfinished } from "../../list-view.ts";
import { invitationQueries } from "../../queries.ts";
import { CardMenu } from "./card-menu.tsx";
import { InvitationCards } from "./invitation-cards.tsx";
import classes from "./invitation-list.module.css";

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
  return (
    <header className={classes.header}>
      <div>
        <h1>{t("unfinished.title")}</h1>
        <p className={classes.lead}>{t("unfinished.lead")}</p>
      </div>
    </header>
  );
}
