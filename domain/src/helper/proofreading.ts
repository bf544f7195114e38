import * as z from "zod";
import { ceremoniesOf, personsOf, type Content } from "../content/content.ts";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { familySchema, passState, type Family, type Pass } from "./pass.ts";
import { textSchema } from "../text/text.ts";

/** Form only: which texts there are follows from the content (`proof-text.ts`). */
export const proofKeySchema = z.string().regex(/^[A-Za-z0-9.-]{1,120}$/);

export const correctionStates = ["open", "accepted", "declined"] as const;

/** `invitations/{id}/corrections/{correctionId}`: what a proof-reader would rather read in one place. */
export const correctionSchema = z.strictObject({
  id: documentIdSchema,
  passId: documentIdSchema,
  /** Of the proof-reader, as the family calls them. */
  name: z.string(),
  key: proofKeySchema,
  /** What stood there when they suggested it, and what should; as stored. */
  before: z.string(),
  after: z.string(),
  note: z.string(),
  state: z.enum(correctionStates),
  createdAt: z.date(),
  decidedAt: z.date().nullable(),
});
export type Correction = z.infer<typeof correctionSchema>;

export const correctionTextSchema = textSchema(limits.proof.text).min(1);
export const correctionNoteSchema = textSchema(limits.proof.note);

/** `invitations/{id}/approvals/{passId}`: that a proof-reader found everything right. */
export const approvalSchema = z.strictObject({
  passId: documentIdSchema,
  name: z.string(),
  /** For which family they speak; null for themselves. */
  family: familySchema.nullable(),
  /** What they approved (`approvedFacts`); it holds as long as the draft says the same. */
  facts: z.string().max(limits.content.bytes),
  revision: z.int().min(1),
  approvedAt: z.date(),
});
export type Approval = z.infer<typeof approvalSchema>;

/** Names, times and places, as one text that can be compared: what an approval is about. */
export function approvedFacts(content: Content): string {
  return JSON.stringify([
    personsOf(content).map(({ nickname, fullName, father, mother }) => [nickname, fullName, father, mother]),
    ceremoniesOf(content).map(({ id, name, startAt, endAt, zone, venue, address, city }) => [
      id,
      name.id,
      name.en,
      startAt,
      endAt,
      zone,
      venue,
      address,
      city,
    ]),
  ]);
}

/** Where somebody who was asked to proof-read stands. */
export interface ProofreadingStand {
  passId: string;
  name: string;
  family: Family | null;
  /** `lapsed`: names, times or places have changed since. */
  state: "approved" | "lapsed" | "waiting";
  approvedAt: Date | null;
}

/**
 * Everybody who approved, and everybody whose link is good for proof-reading
 * and who has not; families first.
 */
export function proofreadingStands(
  passes: readonly Pass[],
  approvals: readonly Approval[],
  content: Content,
  now: Date,
): ProofreadingStand[] {
  const facts = approvedFacts(content);
  const given = approvals.map((approval): ProofreadingStand => {
    const { passId, name, family, approvedAt } = approval;
    return { passId, name, family, approvedAt, state: approval.facts === facts ? "approved" : "lapsed" };
  });
  const asked = passes.filter((pass) => pass.scopes.includes("proofread") && passState(pass, now) === "open");
  const waiting = asked
    .filter(({ id }) => !approvals.some(({ passId }) => passId === id))
    .map(({ id, name, family }): ProofreadingStand => ({
      passId: id,
      name,
      family,
      state: "waiting",
      approvedAt: null,
    }));
  const rank = ({ family }: ProofreadingStand) => (family === null ? 2 : family === "bride" ? 1 : 0);
  return [...given, ...waiting].sort((one, other) => rank(one) - rank(other));
}

/** Whether somebody of each family finds everything right as it is now. */
export function areFamiliesAgreed(stands: readonly ProofreadingStand[]): boolean {
  return (["groom", "bride"] as const).every((family) =>
    stands.some((stand) => stand.family === family && stand.state === "approved"),
  );
}
