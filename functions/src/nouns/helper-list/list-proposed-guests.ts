import { addressedName } from "@janur/domain/guest/guest-name";
import { limits } from "@janur/domain/limits";
import { findProposalDoubles } from "./find-proposal-doubles.ts";
import { allProposals } from "../../store/proposal-documents.ts";

/** Those who wait for the family's word, oldest first, each with whom of the list or of another helper's they may be. */
export async function listProposedGuests({ invitationId }: { invitationId: string }) {
  const waiting = allProposals(invitationId).where("state", "==", "waiting");
  const [counted, page] = await Promise.all([
    waiting.count().get(),
    waiting.orderBy("createdAt").limit(limits.branch.shown).get(),
  ]);
  const proposals = page.docs.map((proposal) => proposal.data());
  const doubles = await findProposalDoubles(
    invitationId,
    proposals.map((proposal) => ({ ...proposal, addressed: addressedName(proposal) })),
  );
  return {
    total: counted.data().count,
    proposals: proposals.map((proposal, index) => {
      const { id, passId, by, origin, seats, phone, phoneNote } = proposal;
      const double = doubles[index] ?? null;
      return {
        ...{ id, passId, by, origin, seats, phone, phoneNote },
        name: addressedName(proposal),
        double:
          double === null
            ? null
            : {
                by: double.by,
                name: double.known.addressed,
                origin: double.known.origin,
                guestId: double.known.guestId,
                helper: double.known.helper,
              },
      };
    }),
  };
}
