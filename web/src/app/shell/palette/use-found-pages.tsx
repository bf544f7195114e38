import { memberOf } from "@janur/domain/invitation/invitation";
import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { titled } from "../../../lib/i18n/titled.ts";
import { nextInvitation } from "../../../features/home/next-steps.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { openPages, pageGroups, pageName, invitationPagePath } from "../../../features/invitation/pages.ts";
import { fitting } from "../../../lib/text/forgiving-words.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { Icon } from "../../../ui/icon.tsx";
import { pageIcons } from "../invitation-pages.tsx";
import { invitationOf } from "./invitation-of.ts";

/** Rooms, by their names, of the invitation that is open, or else of the one that comes next. */
export function useFoundPages(text: string, fewestLetters: number): SpotlightActionGroupData {
  const { t } = useTranslation("invitation");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user } = useSignedIn();
  const { data: mine = [] } = useQuery(invitationQueries.mine(user.uid));
  const opened = invitationOf(pathname);
  const invitation = mine.find(({ id }) => id === opened) ?? nextInvitation(mine, new Date());
  if (invitation === undefined || text.length < fewestLetters) return { group: "", actions: [] };
  const { id, title, eventType } = invitation;
  const member = memberOf(invitation, user.uid) ?? { role: "viewer" as const };
  const all = [null, ...pageGroups]
    .flatMap((group) => openPages(invitation, member, group))
    .map((page) => ({ page, label: t(`frame.${pageName(page, eventType)}`), icon: pageIcons[page] }));
  return {
    group: titled(title),
    actions: fitting(text, all, ({ label }) => ({ text: label })).map(({ page, label, icon }) => ({
      id: `page-${page}`,
      label,
      leftSection: <Icon of={icon} />,
      onClick: () => void navigate(invitationPagePath(page, id)),
    })),
  };
}
