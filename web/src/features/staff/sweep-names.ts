/** Sweeps that have a name in words, in the order of the day: what is done each minute, then by night. */
const sweepNames = [
  "runDueJobs",
  "publishDue",
  "sweepPendingSeats",
  "handOverDueMail",
  "deliverDueWebhooks",
  "mailDigests",
  "notifyUnreadMessages",
  "notifyReminders",
  "gatherLostNews",
  "purgeUnusedMedia",
  "emptyTrash",
  "purgeContacts",
  "purgeMail",
  "purgeNotifications",
  "purgeDeliveries",
  "purgeOldTasks",
  "purgeAlbum",
  "reconcileAccounts",
  "resealSecrets",
  "notifyDueTasks",
] as const;
type SweepName = (typeof sweepNames)[number];

/** @returns null for one of a release that this page does not know */
export function knownSweep(name: string): SweepName | null {
  return sweepNames.find((known) => known === name) ?? null;
}

/** Unknown ones stand at the end. */
export function sweepOrder(name: string): number {
  const known = knownSweep(name);
  return known === null ? sweepNames.length : sweepNames.indexOf(known);
}
