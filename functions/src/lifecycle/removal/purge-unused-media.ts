import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { storedMediaSchema, type StoredMedia } from "@janur/domain/media/stored-media";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";
import { sweepDue } from "../../platform/sweep/sweep-due.ts";
import { wasOvertaken } from "../../platform/google/until-first.ts";
import { readable } from "../../platform/log/readable.ts";
import { mediaNamesIn } from "../../nouns/media/media-names-in.ts";
import { removeMedia } from "../../nouns/media/remove-media.ts";
import { invitationDocument } from "../../store/access.ts";

/** Documents that are read at once. */
const pageSize = 200;
const atOnce = 20;

/**
 * Removes files that nothing has named for a week, and what was refused or never finished. A file is named by the draft
 * or a version; what is published stands in a version. Nobody looks at what has not changed: a file is looked at once
 * after it came, and all of an invitation after one of its versions was kept or went. Safe to run twice.
 * @returns how many were removed
 */
export async function purgeUnusedMedia(now: Date): Promise<number> {
  // Side by side: neither waits until the other has used up the time.
  const [removed] = await Promise.all([removeDue(now), lookAtChanged(now)]);
  return removed;
}

/** Invitations whose versions changed → those of their files that nothing names any more have a week. */
async function lookAtChanged(now: Date): Promise<void> {
  await sweepDue(
    {
      sweep: "media-changes",
      due: db().collection(paths.invitations()).where("mediaCheckAt", "<=", now).orderBy("mediaCheckAt"),
      dueBy: "mediaCheckAt",
      pageSize,
      atOnce,
      work: ({ id }) => lookAtFilesOf(id, now),
    },
    now,
  );
}

async function lookAtFilesOf(invitationId: string, now: Date): Promise<boolean> {
  const head = await invitationDocument(invitationId).get();
  const lastUpdateTime = head.updateTime;
  if (head.data()?.mediaCheckAt == null || lastUpdateTime === undefined) return false;
  const [named, files] = await Promise.all([
    namesOf(invitationId),
    db().collection(paths.mediaFiles(invitationId)).withConverter(converter(storedMediaSchema)).get(),
  ]);
  const gone = files.docs.filter((file) => {
    const media = readable([file])[0];
    return media?.state === "ready" && media.checkAt === null && !named.has(media.name);
  });
  const checkAt = new Date(now.getTime() + limits.media.unusedMs);
  for (const file of gone) {
    await untilOvertaken(file.ref.update({ checkAt, unusedSince: now }, { lastUpdateTime: file.updateTime }));
  }
  const isLooked: Pick<Invitation, "mediaCheckAt"> = { mediaCheckAt: null };
  // Whoever kept a version meanwhile has it looked at again.
  await untilOvertaken(head.ref.update(isLooked, { lastUpdateTime }));
  return gone.length > 0;
}

async function removeDue(now: Date): Promise<number> {
  const names = new Map<string, Promise<Set<string>>>();
  const namesIn = (invitationId: string) => {
    const known = names.get(invitationId) ?? namesOf(invitationId);
    // A page of files is mostly of few invitations; more are not worth the memory.
    if (names.size >= pageSize) names.clear();
    names.set(invitationId, known);
    return known;
  };
  const { done } = await sweepDue(
    {
      sweep: "media",
      due: db()
        .collectionGroup("media")
        .where("checkAt", "<=", now)
        .orderBy("checkAt")
        .withConverter(converter(storedMediaSchema)),
      dueBy: "checkAt",
      pageSize,
      atOnce,
      work: async (document) =>
        isForgotten(document, await namesIn(document.ref.parent.parent?.id ?? ""), now),
    },
    now,
  );
  return done;
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
    return removeMedia(document.ref, ({ checkAt }) => checkAt !== null && checkAt <= now);
  const change: Pick<StoredMedia, "checkAt" | "unusedSince"> = isUnused
    ? { checkAt: new Date(now.getTime() + limits.media.unusedMs), unusedSince: now }
    : { checkAt: null, unusedSince: null };
  await untilOvertaken(document.ref.update(change, { lastUpdateTime: document.updateTime }));
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
