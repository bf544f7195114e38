import { takesPlace, type ProposedGuest } from "@janur/domain/helper/helper-list";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { db } from "../../platform/google/firestore.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import { indexStateDocument, noteRemoved } from "../../store/index-documents.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { moveCounts, readPasses } from "./list-counts.ts";
import { proposalDocument } from "../../store/proposal-documents.ts";

/** Longer than anybody is told, for a call that takes its time. */
const undoMarginMs = 30_000;

/**
 * Has those wait again about whom somebody decided a moment ago. Whoever became a guest goes from the list with their
 * contact, unless somebody has changed them, sent to them or opened their link since: they stay.
 * @throws AppError `guest/undo-over`
 */
export async function undoProposalDecision(
  { invitationId, ids }: { invitationId: string; ids: string[] },
  _caller: AccountCaller,
  now: Date,
) {
  const since = now.getTime() - limits.guest.undoMs - undoMarginMs;
  const restored = await db().runTransaction(async (transaction) => {
    const found = await transaction.getAll(
      ...[...new Set(ids)].map((id) => proposalDocument(invitationId, id)),
    );
    const decided = found.flatMap((snapshot) => {
      const proposal = snapshot.data();
      return proposal?.decidedAt != null && proposal.decidedAt.getTime() >= since ? [proposal] : [];
    });
    const approved = decided.flatMap(({ state, guestId }) =>
      state === "approved" && guestId !== null ? [guestId] : [],
    );
    const [passes, index, guests, contacts] = await Promise.all([
      readPasses(transaction, decided),
      transaction.get(indexStateDocument(invitationId)),
      approved.length === 0
        ? []
        : transaction.getAll(...approved.map((id) => guestDocument(invitationId, id))),
      approved.length === 0
        ? []
        : transaction.getAll(...approved.map((id) => contactDocument(invitationId, id))),
    ]);
    const untouched = new Map(
      guests.flatMap((snapshot, at) => {
        const guest = snapshot.data();
        if (guest === undefined || guest.opened !== null || guest.answer !== null) return [];
        if (guest.updatedAt.getTime() !== guest.createdAt.getTime()) return [];
        return [[snapshot.id, contacts[at]?.data()?.phone ?? null] as const];
      }),
    );
    const again = decided.filter(
      ({ state, guestId }) => state !== "approved" || (guestId !== null && untouched.has(guestId)),
    );
    for (const proposal of again) {
      const phone =
        proposal.state === "approved" ? (untouched.get(proposal.guestId ?? "") ?? null) : proposal.phone;
      transaction.set(proposalDocument(invitationId, proposal.id), { ...proposal, phone, ...waitingAgain });
    }
    for (const id of untouched.keys()) {
      transaction.delete(guestDocument(invitationId, id));
      transaction.delete(contactDocument(invitationId, id));
    }
    noteRemoved(transaction, invitationId, [...untouched.keys()], index.exists);
    const [placed, placeless] = [
      again.filter(({ state }) => takesPlace(state)),
      again.filter(({ state }) => !takesPlace(state)),
    ];
    moveCounts(transaction, passes, placed, { taken: 0, waiting: 1 });
    moveCounts(transaction, passes, placeless, { taken: 1, waiting: 1 });
    return again.length;
  });
  if (restored === 0) throw new AppError("guest/undo-over");
  return { restored };
}

const waitingAgain = {
  state: "waiting",
  word: "",
  guestId: null,
  decidedAt: null,
  expireAt: null,
} as const satisfies Partial<ProposedGuest>;
