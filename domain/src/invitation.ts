import { z } from "zod";
import { eventTypeSchema } from "./event-type.ts";
import { documentIdSchema, uidSchema } from "./id.ts";
import { languageSchema } from "./language.ts";
import { limits } from "./limits.ts";
import { slugSchema } from "./slug.ts";
import { teamMemberSchema, type TeamRole } from "./team.ts";
import { themeIdSchema } from "./theme.ts";

export const invitationStatuses = ["draft", "published", "unpublished"] as const;
export const invitationStatusSchema = z.enum(invitationStatuses);
export type InvitationStatus = z.infer<typeof invitationStatusSchema>;

/** `invitations/{id}`: the head that lists and menus read, never the content. */
export const invitationSchema = z.strictObject({
  id: documentIdSchema,
  owner: uidSchema,
  members: z.array(uidSchema).min(1),
  team: z.record(uidSchema, teamMemberSchema),
  status: invitationStatusSchema,
  eventType: eventTypeSchema,
  theme: themeIdSchema,
  languages: z.array(languageSchema).min(1),
  slug: slugSchema,
  /** "Rani & Dimas", derived from the content. */
  title: z.string().max(limits.invitation.title),
  /** Start of the main ceremony. */
  startAt: z.date().nullable(),
  zone: z.string(),
  city: z.string(),
  /** Counts saved drafts from 1. */
  draftRevision: z.int().min(1),
  /** The draft revision that guests see; null while none was ever published. */
  publishedRevision: z.int().min(1).nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  publishedAt: z.date().nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationActions = ["publish", "unpublish"] as const;
export type InvitationAction = (typeof invitationActions)[number];

/** Where each action leads from each status; absent means refused. */
const transitions: Record<InvitationAction, Partial<Record<InvitationStatus, InvitationStatus>>> = {
  publish: { draft: "published", published: "published", unpublished: "published" },
  unpublish: { published: "unpublished" },
};

/** The status after `action`, or null when it is not possible now. */
export function nextStatus(status: InvitationStatus, action: InvitationAction): InvitationStatus | null {
  return transitions[action][status] ?? null;
}

/** Whether the draft is ahead of what guests see. */
export function hasUnpublishedChanges(
  invitation: Pick<Invitation, "status" | "draftRevision" | "publishedRevision">,
): boolean {
  return invitation.status === "published" && invitation.draftRevision !== invitation.publishedRevision;
}

/** The role of an account in the team, or null for strangers. */
export function roleOf(invitation: Pick<Invitation, "team">, uid: string): TeamRole | null {
  return Object.hasOwn(invitation.team, uid) ? (invitation.team[uid]?.role ?? null) : null;
}
