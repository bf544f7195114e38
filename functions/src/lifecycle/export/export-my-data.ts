import { exportJobId } from "@janur/domain/account/export-job";
import { limits } from "@janur/domain/limits";
import { enqueueJob } from "../../platform/sweep/enqueue-job.ts";
import { readSettings } from "../../notify/notification/read-settings.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { exportJobDocument } from "../../store/export-job-document.ts";

/**
 * Has a copy made of everything that the caller may see. One is on its way at
 * a time: asked for again meanwhile it is the same.
 * @throws AppError `limit/too-many-requests`
 */
export async function exportMyData(
  _input: Record<string, never>,
  { uid }: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  const reference = exportJobDocument(uid);
  const isUnderway = async () => {
    const state = (await reference.get()).data()?.state;
    return state === "asked" || state === "working";
  };
  if (await isUnderway()) return {};
  await countAttempt(["export", uid], limits.export.rate, now);
  const { account } = await readSettings(uid);
  const askedAt = await untilFirst(async () => {
    const snapshot = await reference.get();
    const known = snapshot.data();
    if (known?.state === "asked" || known?.state === "working") return known.askedAt;
    const job = {
      kind: "export" as const,
      account: uid,
      state: "asked" as const,
      language: account.language,
      askedAt: now,
      invitations: null,
      done: 0,
      failures: 0,
      bytes: null,
      dueAt: now,
    };
    if (snapshot.updateTime === undefined) await reference.create(job);
    else await reference.update(job, { lastUpdateTime: snapshot.updateTime });
    return now;
  });
  await enqueueJob(exportJobId(uid), askedAt);
  return {};
}
