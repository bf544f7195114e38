import { defaultCannedReplies } from "@janur/domain/chat/canned-replies";
import { staffName } from "@janur/domain/chat/chat";
import { ActionIcon, Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import type { ChatInvitation, ConversationItem } from "../conversation-view.ts";
import { conversationWords } from "../conversation-words.ts";
import {
  keepPicture,
  markRead,
  newMessageId,
  openThread,
  outboxOf,
  setBlocked,
  supportFrame,
  teamFrame,
} from "../data.ts";
import type { OutgoingMessage } from "../message-data.ts";
import type { SmallPicture } from "../shrink-picture.ts";
import { Composer } from "./composer.tsx";
import { History } from "./history.tsx";
import { SeenBy } from "./seen-by.tsx";
import classes from "./chat-page.module.css";

interface ThreadProps {
  item: ConversationItem;
  uid: string;
  /** How the account is called outside of teams. */
  ownName: string;
  onClose: () => void;
}

/** One conversation: who with, what was said, and what comes next. */
export function Thread({ item, uid, ownName, onClose }: ThreadProps) {
  const { t } = useTranslation(["chat", "problem"]);
  const [thread] = useState(() => openThread(item.id));
  const { messages, hasOlder, error } = useSyncExternalStore(thread.subscribe, thread.get);
  const outbox = outboxOf(uid);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.list);
  const { title, about } = conversationWords(item, t);
  const { chat, closed, invitation } = item;
  useMarkRead(item, uid, messages !== null);

  const sent = new Set(messages?.map(({ id }) => id));
  const own = waiting.filter(({ id, chatId }) => chatId === item.id && !sent.has(id));
  const add = (id: string, said: Pick<OutgoingMessage, "text" | "picture">) => {
    outbox.add({
      id,
      chatId: item.id,
      by: item.isForStaff ? "staff" : "host",
      uid,
      name: item.isForStaff ? staffName : (invitation?.team[uid]?.name ?? ownName),
      frame: frameOf(item, uid, ownName),
      ...said,
    });
  };
  const sendPicture = async ({ jpeg, width, height }: SmallPicture) => {
    const id = newMessageId();
    await keepPicture(id, jpeg);
    add(id, { text: "", picture: { width, height } });
  };
  const block = () => {
    setBlocked(uid, item.id, closed !== "blocked").catch((problem: unknown) => {
      showToast({ tone: "problem", id: "chat", message: problemText(problem) });
    });
  };
  return (
    <>
      <header className={classes.head}>
        <ActionIcon
          className={classes.back}
          variant="subtle"
          size={44}
          aria-label={t("chat:back")}
          onClick={onClose}
        >
          <Icon of={IconArrowLeft} size={22} />
        </ActionIcon>
        <div className={classes.words}>
          <h2 className={classes.name}>{title}</h2>
          <span className={classes.about}>{about}</span>
        </div>
        {item.kind === "guest" && (
          <Button variant="subtle" size="sm" onClick={block}>
            {t(closed === "blocked" ? "chat:unblock" : "chat:block")}
          </Button>
        )}
      </header>
      {error !== null && (
        <ProblemNotice text={problemText(error)} action={t("problem:retry")} onAction={thread.retry} />
      )}
      <History
        chatId={item.id}
        messages={messages}
        waiting={own}
        hasOlder={hasOlder}
        uid={uid}
        isPlain={item.kind !== "team"}
        onOlder={() => void thread.loadOlder()}
        onRetry={(id) => {
          outbox.retry(id);
        }}
        onDiscard={(id) => {
          outbox.discard(id);
        }}
      />
      {chat !== null && chat.last.uid === uid && own.length === 0 && <SeenBy item={item} uid={uid} />}
      {closed === null ? (
        <Composer
          chatId={item.id}
          label={t("chat:write", { title })}
          readyFor={item.kind === "guest" && invitation !== null ? readyReplies(invitation) : null}
          onSend={(text) => {
            add(newMessageId(), { text });
          }}
          onSendPicture={(picture) => void sendPicture(picture)}
        />
      ) : (
        <p className={classes.closed}>{t(`chat:closed.${closed}`)}</p>
      )}
    </>
  );
}

function readyReplies({ id, cannedReplies, languages }: ChatInvitation) {
  return {
    invitationId: id,
    replies: cannedReplies ?? defaultCannedReplies[languages[0] ?? currentLanguage()],
  };
}

/** What a chat is, for the message that it begins with. */
function frameOf({ kind, chat, invitation }: ConversationItem, uid: string, ownName: string) {
  if (chat !== null) return null;
  if (kind === "support") return supportFrame(uid, ownName);
  return invitation === null ? null : teamFrame(invitation.id);
}

/** Says how far the reader has read while they look. */
function useMarkRead({ id, chat, unread }: ConversationItem, uid: string, isShown: boolean): void {
  const [isVisible, setVisible] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const look = () => {
      setVisible(document.visibilityState === "visible");
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  const messages = chat?.messages ?? 0;
  useEffect(() => {
    if (!isShown || !isVisible || unread === 0) return;
    markRead(id, uid, messages).catch(() => {
      // The count stays as it was, and the next look tries again.
    });
  }, [id, uid, messages, unread, isShown, isVisible]);
}
