import { exportJobSchema, type ExportJob } from "@janur/domain/account/export-job";
import { invitationSchema, roleOf } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import { converter, db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import { keepProgress, leaseEnd, leaseJob, type Lease } from "../../platform/sweep/lease-job.ts";
import { filesUnder, removeFile, writeStream } from "../../platform/google/bucket.ts";
import { faultOf } from "../../platform/log/fault.ts";
import { copyFiles, placesOf } from "./copy-files.ts";
import { removeExportFiles } from "../erasure/erase-exports.ts";
import { exportJobDocument, exportPath, exportsUnder, tablePath } from "../../store/export-job-document.ts";
import { accountTables, invitationTables } from "./export-tables.ts";
import { mailExportReady } from "./mail-export-ready.ts";
import { tableLines } from "./table-lines.ts";
import { zipFiles } from "../../platform/files/zip-files.ts";

/**
 * Makes a copy: each table is written down as lines, and how far it came is
 * noted; then all of them go into one archive. Safe to run any number of times
 * and at the same time, and stopped anywhere it goes on with the next table.
 * A finished copy whose time is over is forgotten.
 * @param clock the server's time
 */
export async function makeExport(uid: string, clock: () => Date): Promise<void> {
  const lease = await leaseJob(exportJobDocument(uid), clock());
  if (lease === null) return;
  if (lease.job.state === "ready" || lease.job.state === "failed") {
    await removeExportFiles(uid);
    await exportJobDocument(uid).delete({ lastUpdateTime: lease.since });
    return;
  }
  try {
    await work(lease, clock);
  } catch (error) {
    logger.error("a copy was not made", { fault: faultOf(error) });
    await giveUpOrTryLater(lease, clock());
  }
}

async function work(first: Lease<ExportJob>, clock: () => Date): Promise<void> {
  let lease = await planned(first, clock());
  while (lease !== null && lease.job.done < placesOf(lease.job).length) {
    await writeTable(lease.job);
    lease = await keep(lease, { done: lease.job.done + 1, dueAt: leaseEnd(clock()) });
  }
  if (lease === null) return;
  const bytes = await writeStream(exportPath(lease.job), zipFiles(copyFiles(lease.job)), "application/zip");
  const now = clock();
  const dueAt = new Date(now.getTime() + limits.export.keptMs);
  if ((await keep(lease, { state: "ready", bytes, dueAt })) === null) return;
  const waste = (await filesUnder(exportsUnder(lease.job.account))).filter(
    ({ name }) => name !== exportPath(lease.job),
  );
  await Promise.all(waste.map(({ name }) => removeFile(name)));
  await mailExportReady(lease.job, dueAt, now);
}

/** Notes once which invitations belong to it, so that whoever goes on means the same tables. */
async function planned(lease: Lease<ExportJob>, now: Date): Promise<Lease<ExportJob> | null> {
  if (lease.job.invitations !== null) return lease;
  const own = await db()
    .collection(paths.invitations())
    .where("members", "array-contains", lease.job.account)
    .withConverter(converter(invitationSchema))
    .get();
  const invitations = own.docs.map((document) => ({ id: document.id, folder: document.data().slug }));
  return keep(lease, { state: "working", invitations, dueAt: leaseEnd(now) });
}

/** The role counts as it is now: somebody who has left a team gets nothing of it any more. */
async function writeTable(job: ExportJob): Promise<void> {
  const path = tablePath(job, job.done);
  const ofAccount = accountTables[job.done];
  if (ofAccount !== undefined) {
    await writeStream(path, tableLines(ofAccount.from(job.account)), "application/x-ndjson");
    return;
  }
  const index = job.done - accountTables.length;
  const table = invitationTables[index % invitationTables.length];
  const place = job.invitations?.[Math.floor(index / invitationTables.length)];
  if (table === undefined || place === undefined) throw new Error("a table that is not there");
  const invitation = (await invitationDocument(place.id).get()).data();
  const role = invitation === undefined ? null : roleOf(invitation, job.account);
  if (role === null || !table.roles.includes(role)) return;
  await writeStream(path, tableLines(table.from(place.id)), "application/x-ndjson");
}

async function giveUpOrTryLater({ job }: Lease<ExportJob>, now: Date): Promise<void> {
  const reference = exportJobDocument(job.account);
  const snapshot = await reference.get();
  const current = snapshot.data();
  if (current === undefined || snapshot.updateTime === undefined) return;
  const failures = current.failures + 1;
  const change =
    failures < limits.export.attempts
      ? { failures, dueAt: new Date(now.getTime() + limits.job.pauseMs) }
      : { failures, state: "failed" as const, dueAt: new Date(now.getTime() + limits.export.keptMs) };
  await keep({ job: current, since: snapshot.updateTime }, change);
}

function keep(lease: Lease<ExportJob>, change: Partial<ExportJob>): Promise<Lease<ExportJob> | null> {
  const parsed = exportJobSchema.partial().parse(change);
  return keepProgress(exportJobDocument(lease.job.account), lease, parsed);
}
