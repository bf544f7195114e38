import type { News, NotificationKind } from "@janur/domain/notification/notification";
import {
  IconAlertTriangle,
  IconBell,
  IconCalendarCheck,
  IconChecklist,
  IconFlag,
  IconMailOpened,
  IconMessageHeart,
  IconPhoto,
  IconMessages,
  IconGift,
  IconPencil,
  IconUserMinus,
  IconUserPlus,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ownZone, sinceText, whenText } from "../../../lib/text/when-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { notificationPath, notificationWords } from "../notification-view.ts";
import classes from "./notification-drawer.module.css";

const icons: Record<NotificationKind, TablerIcon> = {
  answers: IconMailOpened,
  wishes: IconMessageHeart,
  photos: IconPhoto,
  corrections: IconPencil,
  gifts: IconGift,
  proposals: IconUserPlus,
  reports: IconFlag,
  messages: IconMessages,
  tasks: IconChecklist,
  taskAssigned: IconChecklist,
  taskReminder: IconBell,
  moderation: IconFlag,
  messageModeration: IconFlag,
  published: IconCalendarCheck,
  publishFailed: IconAlertTriangle,
  teamJoined: IconUserPlus,
  teamLeft: IconUserMinus,
  ownershipGiven: IconUserPlus,
};

interface NotificationItemProps {
  news: News;
  onOpen: () => void;
}

/** One piece of news as a link to its room: what happened, then when. The heading above it says where. */
export function NotificationItem({ news, onOpen }: NotificationItemProps) {
  const { t } = useTranslation("notification");
  const { facts, createdAt, unreadIds } = news;
  const KindIcon = icons[facts.kind];
  return (
    <li>
      <PreloadLink
        to={notificationPath(news)}
        className={classes.item}
        data-unread={unreadIds.length > 0 || undefined}
        onClick={onOpen}
      >
        <Icon of={KindIcon} className={classes.icon} />
        <span className={classes.words}>
          <span className={classes.title}>
            <strong>{notificationWords(facts, t)}</strong>
            {unreadIds.length > 0 && <span className={classes.fresh}>{t("fresh")}</span>}
          </span>
          <time
            className={classes.when}
            dateTime={createdAt.toISOString()}
            title={whenText(createdAt, ownZone)}
          >
            {sinceText(createdAt, new Date())}
          </time>
        </span>
      </PreloadLink>
    </li>
  );
}
