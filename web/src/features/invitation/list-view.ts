import { hasUnpublishedChanges, type Invitation } from "@janur/domain/invitation/invitation";
import { isPutAway, isShown } from "@janur/domain/invitation/invitation-status";
import { limits } from "@janur/domain/limits";
import * as z from "zod";

export const listTabs = ["all", "draft", "shown", "unpublished", "archived", "trashed"] as const;
export type ListTab = (typeof listTabs)[number];
export const listSorts = ["changed", "date", "name"] as const;
export type ListSort = (typeof listSorts)[number];

/** What the address says about the list; anything it cannot say is the default. */
export const listViewSchema = z.object({
  tab: z.enum(listTabs).catch("all"),
  q: z.string().max(100).catch(""),
  sort: z.enum(listSorts).catch("changed"),
  view: z.enum(["grid", "list"]).catch("grid"),
});
export type ListView = z.infer<typeof listViewSchema>;

type Listed = Pick<Invitation, "status" | "title" | "slug" | "startAt" | "updatedAt">;

/** Whether an invitation belongs under a tab. `all` leaves out what was put away. */
export function isUnder(tab: ListTab, { status }: Pick<Invitation, "status">): boolean {
  if (tab === "all") return !isPutAway(status);
  if (tab === "shown") return isShown(status);
  return status === tab;
}

const comparisons: Record<ListSort, (a: Listed, b: Listed) => number> = {
  changed: (a, b) => b.updatedAt.getTime() - a.updatedAt.getTime(),
  date: (a, b) => (a.startAt?.getTime() ?? Infinity) - (b.startAt?.getTime() ?? Infinity) || 0,
  name: (a, b) => a.title.localeCompare(b.title, "id"),
};

/** The invitations of a tab whose title or slug contains what is searched for, in the order asked for. */
export function listed<T extends Listed>(invitations: readonly T[], view: Omit<ListView, "view">): T[] {
  const wanted = view.q.trim().toLocaleLowerCase("id");
  return invitations
    .filter((invitation) => isUnder(view.tab, invitation))
    .filter(({ title, slug }) => title.toLocaleLowerCase("id").includes(wanted) || slug.includes(wanted))
    .sort(comparisons[view.sort]);
}

/** Drafts and unpublished changes, the latest first: what somebody may want to go on with. */
export function unfinished(invitations: readonly Invitation[]): Invitation[] {
  return invitations
    .filter((invitation) => invitation.status === "draft" || hasUnpublishedChanges(invitation))
    .sort(comparisons.changed);
}

/** Whether guests get a page under the slug: an archived one stays as it was. */
export function hasPage({ status, statusBefore }: Pick<Invitation, "status" | "statusBefore">): boolean {
  return isShown(status) || (status === "archived" && statusBefore !== null && isShown(statusBefore));
}

/** Whole days until the trash is emptied of it, at least 0. */
export function daysLeft(trashedAt: Date, now: Date): number {
  const ends = trashedAt.getTime() + limits.invitation.trashMs;
  return Math.max(0, Math.ceil((ends - now.getTime()) / 86_400_000));
}
