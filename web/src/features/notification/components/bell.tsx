import { IconBell } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { limits } from "@janur/domain/limits";
import { notificationsOf } from "@janur/domain/notification/notification";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { Icon } from "../../../ui/icon.tsx";
import { notificationQueries } from "../queries.ts";
import classes from "./bell.module.css";

const loadSheet = () => import("./notification-drawer.tsx");
const NotificationDrawer = lazyPart(async () => (await loadSheet()).NotificationDrawer);

const warm = () => {
  loadSheet().catch(() => undefined);
};

/** Says live how much is new; what it is comes with the first touch. */
export function Bell() {
  const { t } = useTranslation("notification");
  const { user } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const latest = useQuery(notificationQueries.latest(user.uid)).data ?? [];
  // As many as the list has lines.
  const unread = notificationsOf(latest).filter(({ unreadIds }) => unreadIds.length > 0).length;
  const isMore = latest.length === limits.notification.shown && latest.at(-1)?.readAt === null;
  const shown = isMore ? `${String(unread)}+` : String(unread);
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        aria-label={unread > 0 ? t("bellUnread", { count: unread, shown }) : t("bell")}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon of={IconBell} size={22} />
        {unread > 0 && (
          // Drawn by the style sheet: the button's name says it in words.
          <span aria-hidden className={classes.count} data-count={shown} />
        )}
      </button>
      {isOpen && (
        <Suspense>
          <NotificationDrawer
            uid={user.uid}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
