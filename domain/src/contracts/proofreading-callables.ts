import * as z from "zod";
import { byPass } from "./by-pass.ts";
import type { HostContracts } from "./contract.ts";
import { documentIdSchema } from "../id.ts";
import { languageSchema } from "../text/language.ts";
import { correctionNoteSchema, correctionTextSchema, proofKeySchema } from "../helper/proofreading.ts";
import { revisionStateSchema } from "../invitation/revision-state.ts";

/** Operations of hosts about what proof-readers suggest; part of `hostCallables`. */
export const proofreadingCallables = {
  /** Writes a suggestion into the draft as a new revision over `basedOn`, or says no to it. Sent again it changes nothing. `correction/not-found`, `correction/stale` when the text has changed since, `draft/conflict`, `invitation/wrong-status`. */
  decideCorrection: {
    capability: "editContent",
    checked: "inside",
    input: z.strictObject({
      invitationId: documentIdSchema,
      correctionId: documentIdSchema,
      decision: z.enum(["accept", "decline"]),
      basedOn: z.int().min(1),
    }),
    output: revisionStateSchema,
  },
} as const satisfies HostContracts;
export type ProofreadingCallables = typeof proofreadingCallables;

const onPage = { ...byPass, language: languageSchema };
const page = z.strictObject({ html: z.string() });

/** Operations of a helper who proof-reads; part of `guestCallables`, with the refusals of all of a helper's operations. */
export const proofreaderCallables = {
  /** The draft's texts as a page, with what they suggested. */
  readProofreading: { input: z.strictObject(onPage), output: page },
  /** Suggests another text for one that they saw; the same `id` is the same suggestion, and a later one for the same text replaces it. Their approval ends. `correction/stale` when the text has changed meanwhile, `correction/limit-reached`, `input/invalid`, `limit/too-many-requests`. */
  suggestCorrection: {
    input: z.strictObject({
      ...onPage,
      /** Random, made by the helper's phone. */
      id: documentIdSchema,
      key: proofKeySchema,
      before: z.string().max(2_000),
      /** Of a time `2026-12-12T13:00` on its own clock. */
      after: correctionTextSchema,
      note: correctionNoteSchema,
    }),
    output: page,
  },
  /** Finds everything right as it stood in this revision. `correction/stale` when names, times or places may have changed since. */
  approveProofreading: {
    input: z.strictObject({ ...onPage, revision: z.int().min(1) }),
    output: page,
  },
} as const;
export type ProofreaderCallables = typeof proofreaderCallables;
