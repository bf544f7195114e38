import { auditEntrySchema } from "@janur/domain/account/staff";
import { watchedQueues } from "@janur/domain/contracts/staff-callables";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { sweepStatesSchema } from "@janur/domain/service/sweep-state";
import { switchesSchema } from "@janur/domain/service/switches";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { converter, db, documentOf, withDates } from "../../platform/google/firestore.ts";
import { readable } from "../../platform/log/readable.ts";
import { release } from "../../platform/runtime.ts";
import { accountNames } from "../staff/account-names.ts";

/** How the service stands, for the staff. Counts by the index; reads some dozens of documents. */
export async function serviceHealth(_input: unknown, _caller: AccountCaller, now: Date) {
  const [switches, states, queues, deeds] = await Promise.all([
    documentOf(paths.service("switches"), switchesSchema).get(),
    documentOf(paths.service("sweeps"), sweepStatesSchema).get(),
    Promise.all(watchedQueues.map((name) => queueState(name, now))),
    switchDeeds(),
  ]);
  const sweeps = Object.entries(states.data()?.sweeps ?? {}).map(([name, state]) => ({
    ...state,
    name,
    ranAt: state.ranAt.toISOString(),
    oldestDueAt: state.oldestDueAt?.toISOString() ?? null,
  }));
  return {
    shut: switches.data()?.shut ?? [],
    deeds,
    queues,
    sweeps: sweeps.sort((one, other) => one.name.localeCompare(other.name)),
    release: release(),
  };
}

async function queueState(name: (typeof watchedQueues)[number], now: Date) {
  const due = db().collection(name).where("dueAt", "<=", now).orderBy("dueAt");
  const [counted, first] = await Promise.all([due.count().get(), due.select("dueAt").limit(1).get()]);
  const oldest: unknown = withDates(first.docs[0]?.get("dueAt"));
  return {
    name,
    due: counted.data().count,
    oldestDueAt: oldest instanceof Date ? oldest.toISOString() : null,
  };
}

async function switchDeeds() {
  const found = await db()
    .collection(paths.audits())
    .withConverter(converter(auditEntrySchema))
    .where("deed.kind", "==", "setSwitch")
    .orderBy("at", "desc")
    .limit(limits.staff.trail)
    .get();
  const entries = readable(found.docs);
  const names = await accountNames(entries.flatMap(({ by }) => by ?? []));
  return entries.map(({ id, by, deed, at }) => ({
    id,
    byName: by === null ? null : (names.get(by) ?? null),
    deed,
    at: at.toISOString(),
  }));
}
