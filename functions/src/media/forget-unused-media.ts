import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { storedMediaSchema, type StoredMedia } from "@janur/domain/stored-media";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { converter, db } from "../firestore.ts";
import { faultOf } from "../service/fault.ts";
import { wasOvertaken } from "../service/until-first.ts";
import { mediaNamesIn } from "./media-names-in.ts";
import { removeMedia } from "./remove-media.ts";

/** As many as one run looks at; the rest is due at the next one. */
const batchSize = 300;

/**
 * Removes files that nothing has named from one look to the next, and what was
 * refused or never finished. A file is named by the draft or a version; what is
 * published stands in a version. Safe to run twice.
 * @returns how many were removed
 */
export async function forgetUnusedMedia(now: Date): Promise<number> {
  const due = await db()
    .collectionGroup("media")
    .orderBy("checkAt")
    .endAt(now)
    .limit(batchSize)
    .withConverter(converter(storedMediaSchema))
    .get();
  const byInvitation = new Map<string, QueryDocumentSnapshot<StoredMedia>[]>();
  for (const document of due.docs) {
    const invitationId = document.ref.parent.parent?.id ?? "";
    byInvitation.set(invitationId, [...(byInvitation.get(invitationId) ?? []), document]);
  }
  let removed = 0;
  for (const [invitationId, documents] of byInvitation) {
    try {
      const named = await namesOf(invitationId);
      for (const document of documents) if (await isForgotten(document, named, now)) removed += 1;
    } catch (error) {
      logger.error("unused files were not removed", { invitation: invitationId, fault: faultOf(error) });
    }
  }
  return removed;
}

/** Every name in the draft and in all versions, of which only one is held at a time. */
async function namesOf(invitationId: string): Promise<Set<string>> {
  const names = mediaNamesIn((await db().doc(paths.draft(invitationId)).get()).data());
  for (const version of await db().collection(paths.versions(invitationId)).listDocuments()) {
    for (const name of mediaNamesIn((await version.get()).data())) names.add(name);
  }
  return names;
}

/** Looks at one file: removes it, or says when to look again. */
async function isForgotten(
  document: QueryDocumentSnapshot<StoredMedia>,
  named: ReadonlySet<string>,
  now: Date,
): Promise<boolean> {
  const { state, name, unusedSince } = document.data();
  const isUnused = !named.has(name);
  if (state !== "ready" || (isUnused && unusedSince !== null))
    return removeMedia(document.ref, (media) => media.checkAt.getTime() <= now.getTime());
  const checkAt = new Date(now.getTime() + limits.media.unusedMs);
  await untilOvertaken(
    document.ref.update(
      { checkAt, unusedSince: isUnused ? now : null },
      { lastUpdateTime: document.updateTime },
    ),
  );
  return false;
}

/** Whoever changed it in between knows better. */
async function untilOvertaken(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
  }
}
