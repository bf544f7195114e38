import { dayMonthText, clockText } from "@janur/domain/time/date-text";
import { Skeleton } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { ownZone } from "../../../lib/text/when-text.ts";
import type { ThreadMessage } from "../message-data.ts";
import type { WaitingMessage } from "../outbox.ts";
import { HiddenMessage } from "./hidden-message.tsx";
import { MessageMenu } from "./message-menu.tsx";
import { MessagePicture } from "./message-picture.tsx";
import { NotSent } from "./not-sent.tsx";
import { WaitingPicture } from "./waiting-picture.tsx";
import classes from "./chat-page.module.css";

/** So near to its first line older messages are fetched, in px. */
const nearStart = 400;

interface HistoryProps {
  chatId: string;
  /** Oldest first; null until they are there. */
  messages: readonly ThreadMessage[] | null;
  waiting: readonly WaitingMessage[];
  hasOlder: boolean;
  uid: string;
  /** Two people talk: names need not be said each time. */
  isPlain: boolean;
  onOlder: () => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** What was said, the latest at the bottom. Only what is near the window is in the page. */
export function History(props: HistoryProps) {
  const { t } = useTranslation("chat");
  const { messages, waiting, hasOlder, onOlder } = props;
  const frame = useRef<HTMLDivElement>(null);
  const all = [...(messages ?? []), ...waiting];
  // eslint-disable-next-line react-hooks/incompatible-library -- it re-renders this component itself; nothing of it is handed on
  const rows = useVirtualizer({
    count: all.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 72,
    getItemKey: (index) => all[index]?.id ?? index,
    overscan: 8,
    // What is read stays where it is when older messages come before it; whoever is at the end follows new ones.
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: 80,
  });
  const isThere = messages !== null;
  useEffect(() => {
    if (isThere) rows.scrollToEnd();
    // Once, when the thread is there: afterwards the reader decides.
  }, [isThere, rows]);

  if (!isThere) return <HistorySkeleton />;
  if (all.length === 0) return <p className={classes.nothing}>{t("nothing")}</p>;
  return (
    <div
      ref={frame}
      className={classes.history}
      role="log"
      aria-label={t("history")}
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        if (hasOlder && currentTarget.scrollTop < nearStart) onOlder();
      }}
    >
      <ol style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const message = all[row.index];
          if (message === undefined) return null;
          return (
            <li
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              aria-posinset={hasOlder ? undefined : row.index + 1}
              aria-setsize={hasOlder ? undefined : all.length}
              style={{ transform: `translateY(${String(row.start)}px)` }}
            >
              <Row {...props} message={message} before={all[row.index - 1]} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface RowProps extends Pick<HistoryProps, "chatId" | "uid" | "isPlain" | "onRetry" | "onDiscard"> {
  message: ThreadMessage | WaitingMessage;
  before: ThreadMessage | WaitingMessage | undefined;
}

function Row({ message, before, chatId, uid, isPlain, onRetry, onDiscard }: RowProps) {
  const day = dayOf(message);
  const isOwn = message.uid === uid;
  const isNamed =
    !isOwn && (!isPlain || message.by === "helper" || message.by === "staff" || message.by === "host");
  return (
    <>
      {day !== null && day !== (before === undefined ? null : dayOf(before)) && (
        <p className={classes.day}>{day}</p>
      )}
      <div className={classes.message} data-own={isOwn || undefined}>
        {isNamed && before?.name !== message.name && <strong>{message.name}</strong>}
        <Said chatId={chatId} message={message} isOwn={isOwn} />
        {"createdAt" in message && !isOwn && message.hidden === undefined && (
          <MessageMenu chatId={chatId} message={message} />
        )}
        {"createdAt" in message ? (
          <time dateTime={message.createdAt.toISOString()}>{clockText(message.createdAt, ownZone)}</time>
        ) : (
          <NotSent message={message} onRetry={onRetry} onDiscard={onDiscard} />
        )}
      </div>
    </>
  );
}

interface SaidProps extends Pick<RowProps, "chatId" | "message"> {
  isOwn: boolean;
}

function Said({ chatId, message, isOwn }: SaidProps) {
  if (!("createdAt" in message))
    return message.picture === undefined ? (
      <p>{message.text}</p>
    ) : (
      <WaitingPicture message={message} size={message.picture} />
    );
  const { id, hidden, picture, text } = message;
  if (hidden !== undefined)
    return <HiddenMessage chatId={chatId} messageId={id} mayAppeal={isOwn && !hidden.isAppealed} />;
  if (picture !== undefined) return <MessagePicture chatId={chatId} message={message} size={picture} />;
  return <p>{text}</p>;
}

/** Null for what is not sent: it has no day yet. */
function dayOf(message: ThreadMessage | WaitingMessage): string | null {
  return "createdAt" in message ? dayMonthText(message.createdAt, ownZone, currentLanguage()) : null;
}

function HistorySkeleton() {
  return (
    <div className={classes.history} aria-hidden>
      {["60%", "45%", "70%"].map((width) => (
        <Skeleton key={width} height={56} width={width} mb={12} radius="lg" />
      ))}
    </div>
  );
}
