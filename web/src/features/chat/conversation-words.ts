import type { TFunction } from "i18next";
import { titled } from "../../lib/i18n/titled.ts";
import type { ConversationItem } from "./conversation-view.ts";

type Translate = TFunction<"chat">;

/** What a conversation is called, and what stands beneath it. */
export function conversationWords(
  { kind, invitation, chat, isForStaff }: ConversationItem,
  t: Translate,
): { title: string; about: string } {
  const about = invitation === null ? "" : titled(invitation.title);
  switch (kind) {
    case "team":
      return { title: t("kind.team"), about };
    case "guest":
      return { title: chat?.name ?? "", about: t("guestOf", { title: about }) };
    case "support":
      return isForStaff
        ? { title: chat?.name ?? "", about: t("askedSupport") }
        : { title: t("kind.support"), about: t("supportAbout") };
  }
}

/** The latest message as one line, with who said it. */
export function lastLine({ chat, kind }: ConversationItem, uid: string, t: Translate): string {
  if (chat === null) return t(kind === "support" ? "begin.support" : "begin.team");
  const { last } = chat;
  const text = last.text === "" ? t("picture.line") : last.text.replaceAll(/\s+/g, " ");
  if (last.uid === uid) return t("line.own", { text });
  return kind === "team" || last.by === "helper" ? t("line.other", { name: last.name, text }) : text;
}
