import { Button } from "@mantine/core";
import { IconHeadset, IconUser, IconUsers, type Icon as TablerIcon } from "@tabler/icons-react";
import type { ChatKind } from "@janur/domain/chat/chat";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ownZone, sinceText, whenText } from "../../../lib/text/when-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { matches, type ChatView, type ConversationItem } from "../conversation-view.ts";
import { conversationWords, lastLine } from "../conversation-words.ts";
import classes from "./chat-page.module.css";

const icons: Record<ChatKind, TablerIcon> = { team: IconUsers, guest: IconUser, support: IconHeadset };

interface ConversationListProps {
  items: readonly ConversationItem[];
  view: ChatView;
  openedId: string | undefined;
  uid: string;
  now: Date;
  onChange: (change: Partial<ChatView>) => void;
}

/** Conversations, the latest first, with a search over names, titles and last words. */
export function ConversationList({ items, view, openedId, uid, now, onChange }: ConversationListProps) {
  const { t } = useTranslation("chat");
  const lines = items.map((item) => ({
    item,
    ...conversationWords(item, t),
    line: lastLine(item, uid, t),
  }));
  const found = lines.filter(({ title, about, line }) => matches([title, about, line], view.q));
  return (
    <>
      <SearchField
        label={t("search")}
        value={view.q}
        onChange={(q) => {
          onChange({ q });
        }}
      />
      <p role="status" className={classes.none}>
        {found.length === 0 && t("noMatch")}
      </p>
      {found.length === 0 && (
        <Button
          variant="default"
          onClick={() => {
            onChange({ q: "" });
          }}
        >
          {t("clearSearch")}
        </Button>
      )}
      <ul>
        {found.map(({ item, title, about, line }) => {
          const KindIcon = icons[item.kind];
          const at = item.chat?.updatedAt;
          return (
            <li key={item.id}>
              <Link
                to={{ search: search(view, item.id) }}
                className={classes.item}
                preventScrollReset
                aria-current={item.id === openedId || undefined}
                data-unread={item.unread > 0 || undefined}
              >
                <Icon of={KindIcon} className={classes.icon} size={22} />
                <span className={classes.words}>
                  <span className={classes.name}>{title}</span>
                  <span className={classes.about}>{about}</span>
                  <span className={classes.line}>{line}</span>
                </span>
                <span className={classes.facts}>
                  {at !== undefined && (
                    <time dateTime={at.toISOString()} title={whenText(at, ownZone)}>
                      {sinceText(at, now)}
                    </time>
                  )}
                  {item.unread > 0 && (
                    <span className={classes.unread}>{t("unread", { count: item.unread })}</span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function search({ q }: ChatView, chat: string): string {
  return new URLSearchParams({ ...(q === "" ? {} : { q }), chat }).toString();
}
