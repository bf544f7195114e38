import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import { contentSchema } from "../content/content.ts";
import { starterInputSchema } from "../content/traditions/starter-content.ts";
import { documentIdSchema } from "../id.ts";
import { publishedVersionSchema } from "../invitation/invitation.ts";
import { revisionStateSchema } from "../invitation/revision-state.ts";
import { limits } from "../limits.ts";
import { localizedTextSchema } from "../text/language.ts";
import { guestSideSchema } from "../side/guest-side.ts";
import { slugSchema } from "../text/slug.ts";
import { textSchema } from "../text/text.ts";

const invitationRef = z.strictObject({ invitationId: documentIdSchema });
const instant = z.iso.datetime();
const versionWanted = publishedVersionSchema.default("all");

/** Operations about an invitation as a whole, its draft and its page; part of `hostCallables`. */
export const invitationCallables = {
  /** Makes head, draft and slug and enters the id in the owner's profile, all or nothing. `slug/taken`, `slug/reserved`, `invitation/limit-reached`. */
  createInvitation: {
    capability: null,
    about: "account",
    input: z.strictObject({ starter: starterInputSchema, slug: slugSchema }),
    output: z.strictObject({ invitationId: documentIdSchema, slug: slugSchema }),
  },
  /** Whether a slug is free; if not, free ones close to it. */
  checkSlug: {
    capability: null,
    about: "account",
    input: z.strictObject({ slug: slugSchema, year: z.int().min(2000).max(2200) }),
    output: z.strictObject({ isFree: z.boolean(), suggestions: z.array(slugSchema) }),
  },
  /** Saves the draft over revision `basedOn`. `draft/conflict` with the current revision when somebody was faster. */
  saveDraft: {
    capability: "editContent",
    checked: "inside",
    input: z.strictObject({ ...invitationRef.shape, basedOn: z.int().min(1), content: contentSchema }),
    output: revisionStateSchema,
  },
  /** Shows the current draft to guests, in all versions or in one. `publish/incomplete` with `gaps`, `publish/sender-unnamed`, `draft/conflict`, `invitation/wrong-status`. */
  publishInvitation: {
    capability: "publish",
    input: z.strictObject({ ...invitationRef.shape, revision: z.int().min(1), version: versionWanted }),
    output: revisionStateSchema,
  },
  /** How many guests have opened their links since the page was published last. */
  countSeen: {
    capability: "publish",
    input: invitationRef,
    output: z.strictObject({ guests: z.int().min(0) }),
  },
  /** Takes the page away from guests. `invitation/wrong-status`. */
  unpublishInvitation: {
    capability: "publish",
    checked: "inside",
    input: invitationRef,
    output: revisionStateSchema,
  },
  /** Publishes the draft of this revision at `at`, whatever is edited meanwhile. `publish/incomplete`, `publish/sender-unnamed`, `draft/conflict`, `input/invalid` for a past or too distant time. */
  schedulePublish: {
    capability: "publish",
    checked: "inside",
    input: z.strictObject({
      ...invitationRef.shape,
      revision: z.int().min(1),
      at: instant,
      version: versionWanted,
    }),
    output: revisionStateSchema,
  },
  /** Forgets a scheduled publication. */
  unschedulePublish: {
    capability: "publish",
    checked: "inside",
    input: invitationRef,
    output: revisionStateSchema,
  },
  /** Tells guests on the page that the day has moved or is off; `invitation/wrong-status`. */
  announceChange: {
    capability: "publish",
    checked: "inside",
    input: z.strictObject({
      ...invitationRef.shape,
      change: z.enum(["postpone", "cancel"]),
      notice: localizedTextSchema(limits.invitation.notice),
    }),
    output: revisionStateSchema,
  },
  /** Says once what speaks against what the staff decided after a report. `invitation/wrong-status` where nothing is decided, or it was said before. */
  appealModeration: {
    capability: "manageInvitation",
    checked: "inside",
    input: z.strictObject({ ...invitationRef.shape, text: textSchema(limits.report.appeal).min(1) }),
    output: z.strictObject({}),
  },
  /** Puts an invitation out of the way; its page stays. */
  archiveInvitation: {
    capability: "manageInvitation",
    checked: "inside",
    input: invitationRef,
    output: revisionStateSchema,
  },
  /** Takes the page away and keeps the rest for 30 days. */
  trashInvitation: {
    capability: "manageInvitation",
    checked: "inside",
    input: invitationRef,
    output: revisionStateSchema,
  },
  /** Brings an archived or trashed invitation back. */
  restoreInvitation: {
    capability: "manageInvitation",
    checked: "inside",
    input: invitationRef,
    output: revisionStateSchema,
  },
  /** Moves a version, the common one where no side is named, to another slug; the old one of a shown page forwards. `slug/taken`, `slug/reserved`. */
  changeSlug: {
    capability: "publish",
    checked: "inside",
    input: z.strictObject({
      ...invitationRef.shape,
      slug: slugSchema,
      side: guestSideSchema.nullable().default(null),
    }),
    output: z.strictObject({ slug: slugSchema }),
  },
  /** Gives one family a version of its own under a slug. `slug/taken`, `slug/reserved`, `invitation/wrong-status` where it has one. */
  addSide: {
    capability: "publish",
    checked: "inside",
    input: z.strictObject({ ...invitationRef.shape, side: guestSideSchema, slug: slugSchema }),
    output: z.strictObject({}),
  },
  /** Takes a family's version away; what guests have of it leads to the common one, and its words stay in the draft. `invitation/wrong-status` where it has none. */
  removeSide: {
    capability: "publish",
    checked: "inside",
    input: z.strictObject({ ...invitationRef.shape, side: guestSideSchema }),
    output: z.strictObject({}),
  },
  /** Makes a draft like this one, with its guests or without; answers never come along. `slug/taken`, `invitation/limit-reached`. */
  duplicateInvitation: {
    capability: "editGuests",
    input: z.strictObject({ ...invitationRef.shape, slug: slugSchema, withGuests: z.boolean() }),
    output: z.strictObject({ invitationId: documentIdSchema, slug: slugSchema }),
  },
} as const satisfies HostContracts;
