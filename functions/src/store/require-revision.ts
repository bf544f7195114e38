import type { Draft } from "@janur/domain/content/draft";
import { AppError } from "@janur/domain/errors";

/**
 * The draft, if it still is the revision that the caller has seen.
 * @throws AppError `draft/conflict` with the current revision, `invitation/not-found`
 */
export function requireRevision(draft: Draft | undefined, revision: number): Draft {
  if (draft === undefined) throw new AppError("invitation/not-found");
  if (draft.revision !== revision) throw new AppError("draft/conflict", { revision: draft.revision });
  return draft;
}
