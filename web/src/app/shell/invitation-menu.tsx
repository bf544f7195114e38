import { IconMenu2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { invitationPagePath, nearPages, pageName } from "../../features/invitation/pages.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { PreloadNavLink } from "../../ui/layout/preload-link.tsx";
import { BarWords } from "./bar-entry.tsx";
import classes from "./bottom-bar.module.css";
import { InvitationPages, pageIcons } from "./invitation-pages.tsx";

const loadDrawer = () => import("./invitation-pages-drawer.tsx");
const InvitationPagesDrawer = lazyPart(async () => (await loadDrawer()).InvitationPagesDrawer);

const warm = () => {
  loadDrawer().catch(() => undefined);
};

/** The sidebar's entries inside an invitation. */
export function InvitationEntries({
  invitationId,
  isCollapsed,
}: {
  invitationId: string;
  isCollapsed: boolean;
}) {
  const { data: invitation } = useQuery(invitationQueries.head(invitationId));
  return <InvitationPages invitation={invitation} isCollapsed={isCollapsed} />;
}

/** The bottom bar's entries inside an invitation: sending in the middle, for who may send; on its day the door. */
export function InvitationBarEntries({ invitationId }: { invitationId: string }) {
  const { t } = useTranslation(["invitation", "shell"]);
  const { user } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const { data: invitation } = useQuery(invitationQueries.head(invitationId));
  const near = invitation === undefined ? [] : nearPages(invitation, user.uid, new Date());
  return (
    <ul>
      {invitation !== undefined &&
        near.map((page) => (
          <li key={page}>
            <PreloadNavLink
              to={invitationPagePath(page, invitationId)}
              className={page === "send" || page === "checkIn" ? (classes.send ?? "") : ""}
              end
            >
              <BarWords icon={pageIcons[page]}>
                {/* The door's own name is longer than its place. */}
                {page === "checkIn"
                  ? t("invitation:frame.group.day")
                  : t(`invitation:frame.${pageName(page, invitation.eventType)}`)}
              </BarWords>
            </PreloadNavLink>
          </li>
        ))}
      <li>
        <button
          type="button"
          aria-haspopup="dialog"
          onTouchStart={warm}
          onFocus={warm}
          onClick={() => {
            setOpen(true);
          }}
        >
          <BarWords icon={IconMenu2}>{t("shell:menu.more")}</BarWords>
        </button>
        {isOpen && (
          <Suspense>
            <InvitationPagesDrawer
              invitation={invitation}
              without={near}
              onClose={() => {
                setOpen(false);
              }}
            />
          </Suspense>
        )}
      </li>
    </ul>
  );
}
