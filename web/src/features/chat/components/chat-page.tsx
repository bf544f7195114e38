import type { UserProfile } from "@janur/domain/account/account";
import { Skeleton } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { useSuspenseQueries } from "@tanstack/react-query";
import type { User } from "firebase/auth";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { HelpLink } from "../../../ui/layout/help-link.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { conversationQueries } from "../conversation-queries.ts";
import {
  chatViewSchema,
  conversationItems,
  openedItem,
  sourcesOf,
  type ChatInvitation,
  type ChatView,
} from "../conversation-view.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { ConversationList } from "./conversation-list.tsx";
import { Thread } from "./thread.tsx";
import classes from "./chat-page.module.css";

/** A conversation that is opened from the list can be gone back from; another in its place takes its place. */
function opensConversation(before: ChatView, change: Partial<ChatView>): boolean {
  return change.chat !== undefined && before.chat === "";
}

interface ChatPageProps {
  /** Those that are not put away. */
  invitations: readonly ChatInvitation[];
  user: User;
  profile: UserProfile | null;
}

/** All conversations of an account, and one of them beside the list, or in its place on a phone. */
export function ChatPage({ invitations, user, profile }: ChatPageProps) {
  const { t } = useTranslation("chat");
  const { uid } = user;
  const [view, change] = useAddressView(chatViewSchema, { isStep: opensConversation });
  const isOnline = useNetwork().online;
  const { isAdmin } = useSignedIn();
  const answers = useSuspenseQueries({
    queries: sourcesOf(invitations, uid, isAdmin).map((source) => conversationQueries.of(source, uid)),
  });
  const conversations = answers.flatMap(({ data }) => data);
  const now = new Date();
  const items = conversationItems({ invitations, conversations, uid, now });
  const opened = openedItem(items, view, uid);
  return (
    <>
      <PageHeader title={t("title")} actions={<HelpLink article="chats" />} />
      <div role="status">{!isOnline && <p className={classes.offline}>{t("offline")}</p>}</div>
      <div className={classes.panes} data-open={view.chat !== "" || undefined}>
        <section className={classes.list} aria-label={t("list")}>
          <ConversationList
            items={items}
            view={view}
            openedId={opened?.id}
            uid={uid}
            now={now}
            onChange={change}
          />
        </section>
        <section className={classes.thread} aria-label={t("thread")}>
          {opened === undefined ? (
            <EmptyState text={t(view.chat === "" ? "choose" : "notThere")} />
          ) : (
            <Thread
              key={opened.id}
              item={opened}
              uid={uid}
              ownName={profile?.displayName ?? user.displayName ?? t("unnamed")}
              onClose={() => {
                change({ chat: "" });
              }}
            />
          )}
        </section>
      </div>
    </>
  );
}

export function ChatPageSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton height={36} width={200} mb={24} />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={72} mb={8} />
      ))}
    </div>
  );
}
