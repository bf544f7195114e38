import { VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { nextInvitation } from "../../features/home/next-steps.ts";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { taskQueries } from "../../features/task/queries.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import classes from "../layouts/shell.module.css";

/** Tasks of the next event that are not done, live. A number, not an alarm: it is quiet. */
export function OpenTasksCount() {
  const { t } = useTranslation();
  const { user } = useSignedIn();
  const { data: invitations = [] } = useQuery(invitationQueries.mine(user.uid));
  const next = nextInvitation(invitations, new Date());
  const { data: tasks = [] } = useQuery({
    ...taskQueries.ofInvitation(next?.id ?? ""),
    enabled: next !== undefined,
  });
  const count = tasks.filter(({ status }) => status !== "done").length;
  if (count === 0) return null;
  return (
    <>
      <VisuallyHidden>{t("menu.openTasks", { count })}</VisuallyHidden>
      <span aria-hidden className={classes.amount} data-count={count} />
    </>
  );
}
