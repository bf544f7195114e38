import { paths } from "@janur/domain/paths";
import { switchesSchema, type SwitchName } from "@janur/domain/service/switches";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { db, documentOf } from "../../platform/google/firestore.ts";
import { noteSwitches } from "../../store/service/switches.ts";
import { writeDeed } from "../staff/write-deed.ts";

/** Shuts a part of the service for everybody, or opens it again. What is so already is noted by nobody. */
export async function setSwitch(
  { name, isShut }: { name: SwitchName; isShut: boolean },
  caller: AccountCaller,
  now: Date,
): Promise<{ shut: SwitchName[] }> {
  const reference = documentOf(paths.service("switches"), switchesSchema);
  const shut = await db().runTransaction(async (transaction) => {
    const before = (await transaction.get(reference)).data()?.shut ?? [];
    if (before.includes(name) === isShut) return before;
    const after = isShut ? [...before, name] : before.filter((other) => other !== name);
    transaction.set(reference, { shut: after, changedAt: now });
    writeDeed(transaction, {
      by: caller.uid,
      deed: { kind: "setSwitch", name, isShut },
      account: null,
      at: now,
    });
    return after;
  });
  noteSwitches(shut);
  return { shut };
}
