import { dateTimeText } from "@janur/domain/date-text";
import type { News, NotificationKind } from "@janur/domain/notification";
import {
  IconAlertTriangle,
  IconBell,
  IconCalendarCheck,
  IconChecklist,
  IconFlag,
  IconMailOpened,
  IconMessageHeart,
  IconMessages,
  IconPencil,
  IconUserMinus,
  IconUserPlus,
  type Icon,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { PreloadLink } from "../../../ui/preload-link.tsx";
import { newsPath, newsWords } from "../news-view.ts";
import classes from "./news-sheet.module.css";

const icons: Record<NotificationKind, Icon> = {
  answers: IconMailOpened,
  wishes: IconMessageHeart,
  corrections: IconPencil,
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

/** The zone of this device: when it happened, as the reader's own clock showed it. */
const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One piece of news as a link to its room. */
export function NewsItem({ news, onOpen }: { news: News; onOpen: () => void }) {
  const { t } = useTranslation("notification");
  const { facts, invitationTitle, createdAt, unreadIds } = news;
  const KindIcon = icons[facts.kind];
  return (
    <li>
      <PreloadLink
        to={newsPath(news)}
        className={classes.item}
        data-unread={unreadIds.length > 0 || undefined}
        onClick={onOpen}
      >
        <KindIcon className={classes.icon} size={20} stroke={1.75} aria-hidden />
        <span className={classes.words}>
          <span className={classes.title}>
            <strong>{invitationTitle}</strong>
            {unreadIds.length > 0 && <span className={classes.fresh}>{t("fresh")}</span>}
          </span>
          <span>{newsWords(facts, t)}</span>
          <time dateTime={createdAt.toISOString()}>
            {dateTimeText(createdAt, ownZone, currentLanguage())}
          </time>
        </span>
      </PreloadLink>
    </li>
  );
}
