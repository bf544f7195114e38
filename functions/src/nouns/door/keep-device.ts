import type { DoorDevice } from "@janur/domain/door/door-device";
import type { Pass } from "@janur/domain/helper/pass";
import { limits } from "@janur/domain/limits";
import { db } from "../../platform/google/firestore.ts";
import { allDoorDevices, doorDeviceDocument } from "../../store/door/door-device-documents.ts";
import { passDocument } from "../../store/pass-documents.ts";

/**
 * Notes how a device is, over what it said before. Each has a document of its own, so that devices do not wait for each
 * other. A new one beyond the limit takes the place of the one that was seen longest ago. A link that is taken back at
 * this very moment leaves none behind.
 */
export async function keepDevice(pass: Pass, device: DoorDevice, skew: number, now: Date): Promise<void> {
  const { id: passId, invitationId } = pass;
  const document = doorDeviceDocument(invitationId, device.id);
  const isNew = !(await document.get()).exists;
  if (isNew) await makeRoom(invitationId);
  await db().runTransaction(async (transaction) => {
    const current = (await transaction.get(passDocument(passId))).data();
    if (current === undefined || current.revokedAt !== null) return;
    transaction.set(document, { ...device, seenAt: now, skew, passId, seesGated: current.seesGated });
  });
}

async function makeRoom(invitationId: string): Promise<void> {
  const devices = allDoorDevices(invitationId);
  const beyond = (await devices.count().get()).data().count + 1 - limits.door.devices;
  if (beyond <= 0) return;
  const { docs } = await devices.orderBy("seenAt").limit(beyond).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
