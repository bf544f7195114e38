import { ceremoniesOf } from "@janur/domain/content/content";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { draftSchema } from "@janur/domain/content/draft";
import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { changedBy, guestsOfChanges, type SeatingChange } from "@janur/domain/seating/seating-change";
import { emptyPlan } from "@janur/domain/seating/seating-plan";
import { fullOf } from "@janur/domain/seating/seating-state";
import type { Transaction } from "firebase-admin/firestore";
import { db, documentOf } from "../../platform/google/firestore.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { seatingPlanDocument } from "../../store/seat/seating-documents.ts";

/** A whole family drags tables of one document. */
const manyAtOnce = { maxAttempts: 10 };

/**
 * Changes a plan, which begins with its first change. Guests are read in the same transaction: of somebody who is
 * forgotten at this moment nothing is written any more.
 * @throws AppError `seating/full`, `input/invalid`
 */
export async function changeSeatingPlan(
  input: { invitationId: string; ceremony: string; changes: SeatingChange[] },
  _caller: TeamCaller,
  now: Date,
): Promise<{ revision: number; gone: string[] }> {
  const { invitationId, ceremony, changes } = input;
  const reference = seatingPlanDocument(invitationId, ceremony);
  // Outside, so that nobody who writes the draft waits for it.
  const found = await ceremonyOf(invitationId, ceremony);
  return db().runTransaction(async (transaction) => {
    const [before, gone] = await Promise.all([
      transaction.get(reference),
      goneOf(transaction, invitationId, guestsOfChanges(changes)),
    ]);
    const fresh = emptyPlan(found, now);
    const plan = { ...(before.data() ?? fresh), name: fresh.name, isOpen: fresh.isOpen };
    const after = changedBy(
      plan,
      changes.map((change) => withoutGone(change, gone)),
    );
    const full = fullOf(after);
    if (full !== null) throw new AppError("seating/full", { of: full });
    const revision = plan.revision + 1;
    transaction.set(reference, { ...after, revision, updatedAt: now });
    return { revision, gone: [...gone] };
  }, manyAtOnce);
}

/** Those of these guests who are on the list no more. */
async function goneOf(
  transaction: Transaction,
  invitationId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await transaction.getAll(
    ...ids.map((id) => db().doc(paths.guest(invitationId, id))),
    // Whether they are there is all that is asked.
    { fieldMask: ["id"] },
  );
  return new Set(found.filter(({ exists }) => !exists).map(({ id }) => id));
}

function withoutGone(change: SeatingChange, gone: ReadonlySet<string>): SeatingChange {
  if (change.kind !== "seat" || gone.size === 0) return change;
  // Whoever is gone may still get up.
  const guests = Object.entries(change.guests).filter(([id, place]) => place === null || !gone.has(id));
  return { ...change, guests: Object.fromEntries(guests) };
}

/**
 * A ceremony of the draft: so there are no more plans than an invitation has ceremonies.
 * @throws AppError `input/invalid`
 */
async function ceremonyOf(invitationId: string, ceremony: string): Promise<Ceremony> {
  const draft = (await documentOf(paths.draft(invitationId), draftSchema).get()).data();
  const found =
    draft === undefined ? undefined : ceremoniesOf(draft.content).find(({ id }) => id === ceremony);
  if (found === undefined) throw new AppError("input/invalid", { fields: ["ceremony"] });
  return found;
}
