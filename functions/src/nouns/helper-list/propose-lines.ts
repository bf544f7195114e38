import { createHash } from "node:crypto";
import { readProposedLines } from "@janur/domain/helper/proposed-line";
import { documentIdFromBytes } from "@janur/domain/id";
import type { Language } from "@janur/domain/text/language";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import type { Pass } from "@janur/domain/helper/pass";
import { phonesIn } from "@janur/domain/contact/phone-cell";
import { helperListSaid } from "@janur/event-page/pages/helper/helper-list";
import { db } from "../../platform/google/firestore.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import { requireTask } from "../pass/find-pass.ts";
import { passDocument } from "../../store/pass-documents.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { helperListPage } from "./list-page.ts";
import { findProposalDoubles } from "./find-proposal-doubles.ts";
import { newProposal, soughtPerson, type TypedPerson } from "./new-proposal.ts";
import { keepContactsDue } from "../../store/keep-contacts-due.ts";
import { proposalDocument } from "../../store/proposal-documents.ts";

interface TypedLine extends TypedPerson {
  line: string;
}

/**
 * Writes down everybody of a pasted list as far as the quota goes; what is left comes back. A number that cannot be
 * read is left out and said. Who was written down by the same call before is not written twice.
 * @throws AppError `limit/too-many-requests`, and whatever `requireTask` throws
 */
export async function proposeLines(
  input: { token: string; language: Language; proof: string; id: string; text: string },
  _caller: GuestCaller,
  now: Date,
) {
  const { language } = input;
  const { pass, invitation } = await requireTask(input, "fillList", now);
  const { invitationId } = pass;
  const { readPhone } = await import("./read-phone.ts");
  const named: TypedLine[] = [];
  const nameless: string[] = [];
  for (const { line, typed, person, typedPhone } of readProposedLines(input.text)) {
    if (person === null) nameless.push(typed);
    else {
      const { phone, note } = phonesIn(typedPhone, readPhone);
      named.push({ line: typed, id: idOfLine(pass, input.id, line), person, phone: { phone, note } });
    }
  }
  // Nobody's quota is larger: what comes behind is left in any case.
  const considered = named.slice(0, limits.branch.quota.max);
  const taken =
    considered.length === 0 ? new Set<string>() : await write({ pass, invitation }, considered, now);
  if (taken.size > 0) await requestNotifications(invitationId, now, "proposals");
  const beyond = named.filter(({ id }) => !taken.has(id)).map(({ line }) => line);
  const { html } = await helperListPage(pass, language, now);
  return {
    html,
    rest: [...nameless, ...beyond].join("\n"),
    said: helperListSaid({
      taken: taken.size,
      nameless: nameless.length,
      beyond: beyond.length,
      language,
    }),
  };
}

/** @returns ids of those who stand there now */
async function write(
  { pass, invitation }: { pass: Pass; invitation: Invitation },
  typed: readonly TypedLine[],
  now: Date,
): Promise<Set<string>> {
  const { invitationId } = pass;
  const room = Math.max(0, (pass.branch?.quota ?? 0) - pass.branchCount.taken);
  const sought = typed.slice(0, room);
  if (sought.length > 0) await countAttempt(["branch", pass.id], limits.branch.rate, now, sought.length);
  const doubles = await findProposalDoubles(
    invitationId,
    sought.map((one) => soughtPerson(one, pass)),
  );
  const known = new Set(sought.filter((_, index) => doubles[index] != null).map(({ id }) => id));
  return db().runTransaction(async (transaction) => {
    const [found, current] = await Promise.all([
      transaction.getAll(...typed.map(({ id }) => proposalDocument(invitationId, id))),
      transaction.get(passDocument(pass.id)).then((stored) => stored.data()),
    ]);
    const there = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
    const count = current?.branchCount ?? pass.branchCount;
    const left = Math.max(0, (current?.branch?.quota ?? 0) - count.taken);
    // Nobody beyond `sought` was compared with the list.
    const added = sought.filter(({ id }) => !there.has(id)).slice(0, left);
    for (const one of added) {
      const proposal = newProposal(one, { pass, isKnown: known.has(one.id), now });
      transaction.create(proposalDocument(invitationId, one.id), proposal);
      there.add(one.id);
    }
    if (added.some(({ phone }) => phone.phone !== null)) keepContactsDue(transaction, invitation, now);
    if (added.length > 0)
      transaction.update(passDocument(pass.id), {
        branchCount: { taken: count.taken + added.length, waiting: count.waiting + added.length },
      });
    return there;
  });
}

/** The same line of the same call is the same person. */
function idOfLine({ id }: Pick<Pass, "id">, call: string, index: number): string {
  return documentIdFromBytes(
    createHash("sha256")
      .update(`${id} ${call} ${String(index)}`)
      .digest(),
  );
}
