import { Button } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { HelpLink } from "../../../ui/layout/help-link.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { isUnder, listed, listTabs, listViewSchema, unfinished } from "../../invitation/list-view.ts";
import { invitationQueries } from "../../invitation/queries.ts";
import { CardMenu } from "./card-menu.tsx";
import { InvitationCards } from "./invitation-cards.tsx";
import classes from "./invitation-list.module.css";
import { ListControls } from "./list-controls.tsx";
import { useAddressView } from "../../../lib/address/address-view.ts";

/** Own and shared invitations of the account, live: by state, by name, as cards or as rows. */
export function InvitationList({ uid }: { uid: string }) {
  const { t } = useTranslation(["invitation", "problem"]);
  const { data: invitations, error } = useSuspenseQuery(invitationQueries.mine(uid));
  const [view, change] = useAddressView(listViewSchema);
  if (invitations.length === 0) {
    return (
      <EmptyState text={t("invitation:list.empty")}>
        <Button component={PreloadLink} to={invitationPaths.new}>
          {t("invitation:list.create")}
        </Button>
        <span className={classes.narrowHelp}>
          <HelpLink article="archive-and-trash" />
        </span>
      </EmptyState>
    );
  }
  const shown = listed(invitations, view);
  const counts = listTabs.map((tab) => ({
    tab,
    count: invitations.filter((invitation) => isUnder(tab, invitation)).length,
  }));
  return (
    <>
      {error !== null && <ProblemNotice text={t("problem:liveLost")} />}
      <ListControls
        view={view}
        counts={counts}
        unfinishedCount={unfinished(invitations).length}
        onChange={change}
      />
      {shown.length === 0 ? (
        <EmptyState
          text={t(
            view.q.trim() === "" ? `invitation:list.emptyTab.${view.tab}` : "invitation:list.notFound",
            {
              q: view.q,
            },
          )}
        >
          {view.q.trim() !== "" && (
            <Button
              variant="default"
              onClick={() => {
                change({ q: "" });
              }}
            >
              {t("invitation:list.clearSearch")}
            </Button>
          )}
        </EmptyState>
      ) : (
        <InvitationCards
          invitations={shown}
          uid={uid}
          isRows={view.view === "list"}
          menuOf={(invitation, role) => <CardMenu invitation={invitation} role={role} />}
        />
      )}
    </>
  );
}

/** The title of the list and the way to a further invitation. */
export function InvitationListHeader() {
  const { t } = useTranslation("invitation");
  return (
    <PageHeader
      title={t("list.title")}
      actions={
        <>
          <span className={classes.headerLink}>
            <HelpLink article="archive-and-trash" />
          </span>
          <Button component={PreloadLink} to={invitationPaths.new}>
            {t("list.create")}
          </Button>
        </>
      }
    />
  );
}
