import * as z from "zod";
import { byPass } from "./by-pass.ts";
import type { HostContracts } from "./contract.ts";
import { proposalWordSchema, proposedGuestSchema, proposedPersonSchema } from "../helper/helper-list.ts";
import { documentIdSchema } from "../id.ts";
import { languageSchema } from "../text/language.ts";
import { limits } from "../limits.ts";

const invitationRef = { invitationId: documentIdSchema };
const b = limits.branch;

/** Who somebody may be already. */
const proposalDoubleSchema = z.strictObject({
  by: z.enum(["phone", "name", "shared"]),
  /** As the list, or the other helper, calls them. */
  name: z.string(),
  origin: z.string(),
  /** Of the list; null for somebody who waits like them. */
  guestId: documentIdSchema.nullable(),
  /** The helper who wrote them down; null for a guest. */
  helper: z.string().nullable(),
});
export type ProposalDouble = z.output<typeof proposalDoubleSchema>;

/** Operations of hosts about guests whom helpers wrote down; part of `hostCallables`. */
export const helperListCallables = {
  /** Those who wait for a decision, by helper, at most `limits.branch.shown`, and how many wait in all. */
  listProposedGuests: {
    capability: "editGuests",
    input: z.strictObject(invitationRef),
    output: z.strictObject({
      total: z.int().min(0),
      proposals: z.array(
        z.strictObject({
          ...proposedGuestSchema.pick({
            id: true,
            passId: true,
            by: true,
            origin: true,
            seats: true,
            phone: true,
            phoneNote: true,
          }).shape,
          /** "Bapak Hadi & Keluarga" */
          name: z.string(),
          double: proposalDoubleSchema.nullable(),
        }),
      ),
    }),
  },
  /**
   * Makes guests of them, declines them, or says whom of the list they are. Those that somebody has decided about
   * meanwhile stay as they are and are not counted. `guest/limit-reached` with `room`, `guest/not-found`.
   */
  decideProposedGuests: {
    capability: "editGuests",
    input: z.strictObject({
      ...invitationRef,
      ids: z.array(documentIdSchema).min(1).max(b.shown),
      decision: z.enum(["approve", "decline", "same"]),
      /** For the helper; with `decline`. */
      word: proposalWordSchema.default(""),
      /** Who it is; with `same`. */
      guestId: documentIdSchema.nullable().default(null),
    }),
    output: z.strictObject({ decided: z.int().min(0) }),
  },
  /** Has them wait again. Who became a guest and was not touched since is none any more. `guest/undo-over` after its time. */
  undoProposalDecision: {
    capability: "editGuests",
    input: z.strictObject({ ...invitationRef, ids: z.array(documentIdSchema).min(1).max(b.shown) }),
    output: z.strictObject({ restored: z.int().min(0) }),
  },
} as const satisfies HostContracts;
export type HelperListCallables = typeof helperListCallables;

const onPage = { ...byPass, language: languageSchema };
const page = z.strictObject({ html: z.string() });

/** Operations of a helper who fills in their part of the list; part of `guestCallables`, with the refusals of all of a helper's operations. */
export const helperListPassCallables = {
  /** Whom they wrote down and what became of them. */
  readHelperList: { input: z.strictObject(onPage), output: page },
  /**
   * Writes somebody down, or changes them while they wait: the same `id` is the same one. `branch/full`, `branch/decided`
   * for somebody about whom the family has decided, `input/invalid` with `fields`, `limit/too-many-requests`.
   */
  proposeGuest: {
    input: z.strictObject({
      ...onPage,
      /** Random, made by the helper's phone. */
      id: documentIdSchema,
      person: proposedPersonSchema,
      /** As it was typed. */
      phone: z.string().max(b.typedPhone),
    }),
    output: page,
  },
  /** Writes down everybody of a pasted list, a guest on each line, as far as the quota goes. The same `id` with the same text is the same list. */
  proposeLines: {
    input: z.strictObject({ ...onPage, id: documentIdSchema, text: z.string().min(1).max(b.text) }),
    output: z.strictObject({
      ...page.shape,
      /** Lines that were not taken: without a name, or beyond the quota. */
      rest: z.string(),
      /** What became of the list, in words. */
      said: z.string(),
    }),
  },
  /** Takes somebody back who waits; one that is gone already is no mistake. `branch/decided`. */
  withdrawProposal: { input: z.strictObject({ ...onPage, id: documentIdSchema }), output: page },
} as const;
export type HelperListPassCallables = typeof helperListPassCallables;
