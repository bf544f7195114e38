import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ConversationItem } from "../conversation-view.ts";
import { chatQueries } from "../queries.ts";
import classes from "./chat-page.module.css";

/** Who has seen the latest message, which is the reader's own. */
export function SeenBy({ item, uid }: { item: ConversationItem; uid: string }) {
  const { t } = useTranslation("chat");
  const { data: reads = [] } = useQuery(chatQueries.reads(item.id));
  const { chat, kind, invitation } = item;
  if (chat === null) return null;
  const readers = reads.filter((read) => read.uid !== uid && read.messages >= chat.messages);
  const names = readers.flatMap((read) => invitation?.team[read.uid]?.name ?? []);
  const hasSeen = kind === "guest" ? chat.guestSeen >= chat.messages : readers.length > 0;
  return (
    <p className={classes.seen} role="status">
      {!hasSeen
        ? t("sent")
        : kind === "team" && names.length > 0
          ? t("seenBy", { names: names.join(", ") })
          : t("seen")}
    </p>
  );
}
