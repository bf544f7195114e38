import type { ProposedPerson } from "@janur/domain/helper/helper-list";
import { AppError } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { phonesIn } from "@janur/domain/contact/phone-cell";
import { db } from "../../platform/google/firestore.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import { requireTask } from "../pass/find-pass.ts";
import { passDocument } from "../../store/pass-documents.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { helperListPage } from "./list-page.ts";
import { findProposalDoubles } from "./find-proposal-doubles.ts";
import { newProposal, soughtPerson, typedFields } from "./new-proposal.ts";
import { keepContactsDue } from "../../store/keep-contacts-due.ts";
import { proposalDocument } from "../../store/proposal-documents.ts";

/**
 * Writes down somebody whom a helper would invite, or changes them while they wait. The quota is kept in the
 * transaction that writes them, over the document of the pass: of two tabs at once one is the last. The family hears
 * of it with the news of that minute.
 * @throws AppError `branch/full`, `branch/decided`, `input/invalid` for a number that cannot be read, `limit/too-many-requests`, and whatever `requireTask` throws
 */
export async function proposeGuest(
  input: {
    token: string;
    language: Language;
    proof: string;
    id: string;
    person: ProposedPerson;
    phone: string;
  },
  _caller: GuestCaller,
  now: Date,
) {
  const { id, person, language } = input;
  const { pass, invitation } = await requireTask(input, "fillList", now);
  const { invitationId } = pass;
  const { readPhone } = await import("./read-phone.ts");
  const phone = phonesIn(input.phone, readPhone);
  if (phone.note === "phoneInvalid" || phone.note === "phoneLost")
    throw new AppError("input/invalid", { fields: ["phone"] });
  await countAttempt(["branch", pass.id], limits.branch.rate, now);
  const typed = { id, person, phone };
  const [double = null] = await findProposalDoubles(invitationId, [soughtPerson(typed, pass)]);
  const isKnown = double !== null;
  await db().runTransaction(async (transaction) => {
    const reference = proposalDocument(invitationId, id);
    const [proposal, current] = await Promise.all([
      transaction.get(reference).then((found) => found.data()),
      transaction.get(passDocument(pass.id)).then((found) => found.data()),
    ]);
    if (phone.phone !== null) keepContactsDue(transaction, invitation, now);
    if (proposal === undefined) {
      const { taken, waiting } = current?.branchCount ?? pass.branchCount;
      if (taken >= (current?.branch?.quota ?? 0)) throw new AppError("branch/full");
      transaction.create(reference, newProposal(typed, { pass, isKnown, now }));
      transaction.update(passDocument(pass.id), {
        branchCount: { taken: taken + 1, waiting: waiting + 1 },
      });
      return;
    }
    if (proposal.passId !== pass.id) throw new AppError("input/invalid", { fields: ["id"] });
    if (proposal.state !== "waiting") throw new AppError("branch/decided");
    transaction.set(reference, { ...proposal, ...typedFields(typed, isKnown) });
  });
  await requestNotifications(invitationId, now, "proposals");
  return helperListPage(pass, language, now);
}
