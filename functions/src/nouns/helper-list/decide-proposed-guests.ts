import { randomBytes } from "node:crypto";
import { takesPlace, type ProposalState, type ProposedGuest } from "@janur/domain/helper/helper-list";
import { AppError } from "@janur/domain/errors";
import { emptyGuest, noContact, type GuestInput } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { listingOf, newGuest } from "@janur/domain/guest/new-guest";
import { passState, type Pass } from "@janur/domain/helper/pass";
import type { Transaction } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import { keepContactsDue } from "../../store/keep-contacts-due.ts";
import { requireGuestQuota } from "../../store/require-guest-quota.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { moveCounts, readPasses } from "./list-counts.ts";
import { proposalDocument } from "../../store/proposal-documents.ts";

const states = { approve: "approved", decline: "declined", same: "same" } as const satisfies Record<
  string,
  ProposalState
>;

interface Decision {
  invitationId: string;
  ids: string[];
  decision: keyof typeof states;
  word: string;
  guestId: string | null;
}

/**
 * Makes guests of those whom helpers wrote down, declines them, or says who of the list they are. Who is the second to
 * decide finds them decided: of two hosts at once one makes the guest. A guest stands in their helper's group and on their
 * side, and where the helper sends invitations, sends it to them.
 * @throws AppError `guest/limit-reached` with `room`, `guest/not-found` for somebody who is not on the list
 */
export async function decideProposedGuests(input: Decision, caller: TeamCaller, now: Date) {
  const { invitationId, decision, word } = input;
  const { hasWebhooks } = caller.invitation;
  const references = [...new Set(input.ids)].map((id) => proposalDocument(invitationId, id));
  if (decision === "approve") {
    const found = await db().getAll(...references);
    const waiting = found.filter((snapshot) => snapshot.get("state") === "waiting");
    await requireGuestQuota(invitationId, waiting.length);
  }
  const state = states[decision];
  const decided = await db().runTransaction(async (transaction) => {
    const found = await transaction.getAll(...references);
    const waiting = found.flatMap((snapshot) => {
      const proposal = snapshot.data();
      return proposal?.state === "waiting" ? [proposal] : [];
    });
    const passes = await readPasses(transaction, waiting);
    if (decision === "same") await requireListed(transaction, invitationId, input.guestId);
    for (const proposal of waiting) {
      const written = { state, decidedAt: now, expireAt: new Date(now.getTime() + limits.branch.keptMs) };
      const reference = proposalDocument(invitationId, proposal.id);
      if (decision === "approve") {
        const guestId = documentIdFromBytes(randomBytes(20));
        const guest = guestOf(proposal, passes.get(proposal.passId), now);
        const listing = listingOf(guest);
        transaction.create(
          guestDocument(invitationId, guestId),
          newGuest(guest, { id: guestId, listing, now }),
        );
        transaction.set(contactDocument(invitationId, guestId), { ...noContact, phone: proposal.phone });
        // Their number is their contact's from now on, and kept once.
        transaction.set(reference, { ...proposal, ...written, guestId, phone: null });
      } else {
        transaction.set(reference, {
          ...proposal,
          ...written,
          word: decision === "decline" ? word : "",
          guestId: decision === "same" ? input.guestId : null,
        });
      }
    }
    if (decision === "approve") keepContactsDue(transaction, caller.invitation, now);
    moveCounts(transaction, passes, waiting, { taken: takesPlace(state) ? 0 : -1, waiting: -1 });
    return waiting.length;
  });
  if (decision === "approve" && hasWebhooks) await requestNotifications(invitationId, now, "guests");
  return { decided };
}

async function requireListed(
  transaction: Transaction,
  invitationId: string,
  guestId: string | null,
): Promise<void> {
  if (guestId === null) throw new AppError("input/invalid", { fields: ["guestId"] });
  const guest = (await transaction.get(guestDocument(invitationId, guestId))).data();
  if (guest?.listing !== "listed") throw new AppError("guest/not-found");
}

/** As an empty form, with what the helper wrote and where their guests stand. */
function guestOf(proposal: ProposedGuest, pass: Pass | undefined, now: Date): GuestInput {
  const { name, honorific, suffix, origin, seats } = proposal;
  const isSender =
    pass !== undefined && pass.scopes.includes("sendInvitations") && passState(pass, now) === "open";
  return {
    ...emptyGuest,
    ...{ name, honorific, suffix, origin, seats },
    group: pass?.branch?.group ?? "",
    side: pass?.family ?? null,
    sender: isSender ? { kind: "pass", id: pass.id } : null,
  };
}
