import type { Invitation } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { showUpOf, storedShowUpSchema, type ShowUp } from "@janur/domain/statistics/show-up";
import { documentOf } from "../../platform/google/firestore.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { requireCapability } from "../../store/access.ts";
import { readDoor } from "./read-door.ts";

/** By then every phone has handed in what it had, and nobody comes any more. */
const overMs = 24 * 3_600_000;

/**
 * How guests kept their word at feasts that are over: one read for each that was counted before, and once as many as
 * things happened at its door.
 * @throws AppError `invitation/not-found` when one of them is absent or foreign
 */
export async function showUp(
  { invitationIds }: { invitationIds: string[] },
  caller: CapabilityCaller,
  now: Date,
): Promise<{ feasts: (ShowUp | null)[] }> {
  const heads = await Promise.all(invitationIds.map((id) => requireCapability(id, caller)));
  return { feasts: await Promise.all(heads.map((head) => readOrCount(head, now))) };
}

async function readOrCount(head: Invitation, now: Date): Promise<ShowUp | null> {
  if (head.startAt === null || now.getTime() < head.startAt.getTime() + overMs) return null;
  const document = documentOf(paths.storedShowUp(head.id), storedShowUpSchema);
  const kept = (await document.get()).data();
  if (kept !== undefined && kept.countedAt.getTime() >= head.startAt.getTime() + overMs) return kept.showUp;
  const { ceremonies, rows, hasEvents, readState } = await readDoor(head, now);
  const counted = hasEvents ? showUpOf(rows, await readState(), ceremonies) : null;
  await document.set({ countedAt: now, showUp: counted });
  return counted;
}
