import type { News, NotificationFacts, NotificationKind } from "@janur/domain/notification/notification";
import type { TFunction } from "i18next";
import { invitationPaths } from "../../lib/address/invitation-paths.ts";

/** The room where something can be done about it. */
export function notificationPath({ facts, invitationId }: Pick<News, "facts" | "invitationId">): string {
  const rooms: Record<NotificationKind, string> = {
    answers: invitationPaths.rsvp(invitationId),
    wishes: invitationPaths.wishes(invitationId),
    gifts: `${invitationPaths.gifts(invitationId)}?show=declared`,
    photos: invitationPaths.album(invitationId),
    corrections: `${invitationPaths.edit(invitationId)}?corrections=open`,
    proposals: `${invitationPaths.guests(invitationId)}?proposed=open`,
    reports: invitationPaths.edit(invitationId),
    messages: "/chats",
    taskAssigned: `/tasks?invitation=${invitationId}`,
    tasks: `/tasks?invitation=${invitationId}`,
    taskReminder: `/tasks?invitation=${invitationId}`,
    moderation: invitationPaths.settings(invitationId),
    messageModeration: "/chats",
    published: invitationPaths.edit(invitationId),
    publishFailed: invitationPaths.edit(invitationId),
    teamJoined: invitationPaths.team(invitationId),
    teamLeft: invitationPaths.team(invitationId),
    ownershipGiven: invitationPaths.team(invitationId),
  };
  const isWaiting = facts.kind === "wishes" && facts.held > 0;
  return isWaiting ? `${rooms.wishes}?tab=held` : rooms[facts.kind];
}

/** News of one invitation, under its name. */
export interface NotificationGroup {
  invitationId: string;
  title: string;
  news: News[];
}

/** By invitation, in the order of its newest. @param news newest first */
export function notificationGroups(news: readonly News[]): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const item of news) {
    const { invitationId, invitationTitle: title } = item;
    const group = groups.get(invitationId) ?? { invitationId, title, news: [] };
    group.news.push(item);
    groups.set(invitationId, group);
  }
  return [...groups.values()];
}

/** One sentence, or a few words with the figures that are not zero. */
export function notificationWords(facts: NotificationFacts, t: TFunction<"notification">): string {
  switch (facts.kind) {
    case "answers": {
      const said = [
        facts.yes > 0 && t("answers.yes", { count: facts.yes, people: t("people", { count: facts.people }) }),
        facts.no > 0 && t("answers.no", { count: facts.no }),
        facts.maybe > 0 && t("answers.maybe", { count: facts.maybe }),
      ].filter((part) => part !== false);
      return `${t("answers.total", { count: facts.yes + facts.no + facts.maybe })}: ${said.join(", ")}`;
    }
    case "wishes": {
      const wishes = t("wishes.total", { count: facts.count });
      return facts.held > 0 ? `${wishes}, ${t("wishes.held", { count: facts.held })}` : wishes;
    }
    case "photos":
      return facts.waiting > 0
        ? t("photos.waiting", { count: facts.waiting })
        : t("photos.total", { count: facts.count });
    case "corrections":
      return t("corrections", { count: facts.count });
    case "gifts":
      return t("gifts", { count: facts.count });
    case "proposals":
      return t("proposals", { count: facts.count, name: facts.name });
    case "reports":
      return t("reports");
    case "messages":
      return t("messages", { count: facts.count });
    case "tasks":
      return [
        facts.tomorrow > 0 && t("tasks.tomorrow", { count: facts.tomorrow }),
        facts.overdue > 0 && t("tasks.overdue", { count: facts.overdue }),
      ]
        .filter((part) => part !== false)
        .join(", ");
    case "taskAssigned":
      return facts.count === 1
        ? t("taskAssigned", { title: facts.title })
        : t("tasksAssigned", { count: facts.count - 1, title: facts.title });
    case "taskReminder":
      return t("taskReminder", { title: facts.title });
    case "moderation":
      return t(`moderation.${facts.decision}`, { reason: t(`reason.${facts.reason}`) });
    case "messageModeration":
      return t(`messageModeration.${facts.decision}`, { reason: t(`reason.${facts.reason}`) });
    case "published":
      return t("published");
    case "publishFailed":
      return t("publishFailed");
    case "teamJoined":
    case "teamLeft":
    case "ownershipGiven":
      return t(facts.kind, { name: facts.name });
  }
}
