import { chatLimits } from "@janur/domain/limits/chat-limits";
import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { VisuallyHidden } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { conversationQueries } from "../../features/chat/conversation-queries.ts";
import { sourcesOf, unreadTotal } from "../../features/chat/conversation-view.ts";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import classes from "../layouts/shell.module.css";

/** A number beyond this is no news any more. */
const most = 99;

/** Unread messages in the latest conversations, live. */
export function UnreadChatsCount() {
  const { t } = useTranslation();
  const { user, isAdmin } = useSignedIn();
  const { data: invitations = [] } = useQuery(invitationQueries.mine(user.uid));
  const atHand = invitations
    .filter(({ status }) => !isPutAway(status))
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, chatLimits.counted.invitations);
  const answers = useQueries({
    queries: sourcesOf(atHand, user.uid, isAdmin).map((source) =>
      conversationQueries.latest(source, user.uid),
    ),
  });
  const count = unreadTotal(answers.flatMap(({ data }) => data ?? []));
  if (count === 0) return null;
  return (
    <>
      <VisuallyHidden>{t("menu.unreadChats", { count })}</VisuallyHidden>
      {/* Drawn by the style sheet: the words say it once already. */}
      <span aria-hidden className={classes.news} data-count={count > most ? `${String(most)}+` : count} />
    </>
  );
}
