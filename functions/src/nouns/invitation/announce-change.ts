import { AppError } from "@janur/domain/errors";
import type { LocalizedText } from "@janur/domain/text/language";
import { withChange } from "@janur/domain/invitation/told-change";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import { readPages } from "../../store/read-pages.ts";
import { requireVersion } from "../../store/own-side.ts";
import { revisionState } from "../../store/revision-state.ts";
import { requireTransition } from "./transition.ts";

/**
 * Tells guests on the page, and their calendars by a raised SEQUENCE, that the
 * day has moved or is off. Publishing again takes it back.
 * @throws AppError `invitation/wrong-status`
 */
export async function announceChange(
  input: { invitationId: string; change: "postpone" | "cancel"; notice: LocalizedText },
  caller: CapabilityCaller,
  now: Date,
) {
  const { invitationId, change, notice } = input;
  return withInvitation(invitationId, caller, async (invitation, transaction) => {
    requireVersion(invitation, caller.uid, "all");
    const status = requireTransition(invitation, change);
    const pages = await readPages(transaction, invitation);
    if (pages.length === 0 || (status !== "postponed" && status !== "cancelled")) {
      throw new AppError("invitation/wrong-status", { status: invitation.status });
    }
    const shown = { status, notice, sequence: invitation.sequence + 1 };
    for (const { ref } of pages) transaction.update(ref, shown);
    const toldChange = withChange(invitation.toldChange, {
      at: now,
      revision: invitation.publishedRevision,
    });
    const changed = { ...shown, toldChange, scheduled: null, updatedAt: now };
    transaction.update(invitationDocument(invitationId), changed);
    return revisionState({ ...invitation, ...changed });
  });
}
