import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { storedMediaSchema, type StoredMedia } from "@janur/domain/media/stored-media";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";
import { pagesOf } from "../../platform/sweep/sweep-due.ts";
import { startSweep } from "../../platform/sweep/sweep-run.ts";
import { wasOvertaken } from "../../platform/google/until-first.ts";
import { mediaNamesIn } from "../../nouns/media/media-names-in.ts";
import { removeMedia } from "../../nouns/media/remove-media.ts";

/** Files that are read at once. */
const pageSize = 300;
/** The function has five minutes. */
const budgetMs = 140_000;

/**
 * Removes files that nothing has named from one look to the next, and what was
 * refused or never finished. A file is named by the draft or a version; what is
 * published stands in a version. Safe to run twice.
 * @returns how many were removed
 */
export async function purgeUnusedMedia(now: Date): Promise<number> {
  const run = startSweep({ sweep: "media", atOnce: 3, budgetMs }, now);
  const due = db()
    .collectionGroup("media")
    .orderBy("checkAt")
    .endAt(now)
    .withConverter(converter(storedMediaSchema));
  let removed = 0;
  for await (const page of pagesOf(due, pageSize)) {
    const names = new Map<string, Promise<Set<string>>>();
    const namesIn = (invitationId: string) => {
      const known = names.get(invitationId) ?? namesOf(invitationId);
      names.set(invitationId, known);
      return known;
    };
    await run.pass(
      page.map((document) => [document.ref.path, document] as const),
      async (document) => {
        const isGone = await isForgotten(document, await namesIn(document.ref.parent.parent?.id ?? ""), now);
        if (isGone) removed += 1;
        return isGone;
      },
    );
    if (!run.hasTime()) break;
  }
  run.finish();
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
