import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { withInvitation } from "../../store/access.ts";
import { draftDocument } from "../invitation/write-draft.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { versionDocument, versionRows } from "../../store/version-document.ts";

/**
 * Names a version, or the draft as it is now, and keeps it for as long as it
 * has the name. The empty text takes the name away.
 * @throws AppError `version/not-found`, `version/limit-reached`
 */
export async function nameVersion(
  { invitationId, revision, name }: { invitationId: string; revision: number; name: string },
  caller: CapabilityCaller,
): Promise<Record<string, never>> {
  await withInvitation(invitationId, caller, async (_invitation, transaction) => {
    const [stored, found, current] = await Promise.all([
      transaction.get(versionDocument(invitationId, revision)),
      transaction.get(versionRows(invitationId)),
      transaction.get(draftDocument(invitationId)),
    ]);
    const version = stored.data();
    const draft = current.data();
    const others = found.docs.filter((row) => row.data().name !== null && row.id !== String(revision));
    if (name !== "" && others.length >= limits.version.named) throw new AppError("version/limit-reached");
    const kept = name === "" ? null : name;
    if (version !== undefined) transaction.update(stored.ref, { name: kept });
    else if (draft?.revision === revision && kept !== null) {
      transaction.create(stored.ref, {
        revision,
        content: draft.content,
        createdAt: draft.updatedAt,
        createdBy: draft.updatedBy,
        kind: "automatic",
        name: kept,
      });
    } else throw new AppError("version/not-found");
  });
  return {};
}
