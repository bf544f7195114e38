import { seenDeviceSchema, type SeenDevice } from "@janur/domain/door/seen-device";
import { paths } from "@janur/domain/paths";
import type { Query } from "firebase-admin/firestore";
import { converter, db, documentOf } from "../../platform/google/firestore.ts";
import { deleteAllOf } from "../delete-all.ts";

export function doorDeviceDocument(invitationId: string, deviceId: string) {
  return documentOf(paths.doorDevice(invitationId, deviceId), seenDeviceSchema);
}

/** All devices that said how they are. */
export function allDoorDevices(invitationId: string): Query<SeenDevice> {
  return db().collection(paths.doorDevices(invitationId)).withConverter(converter(seenDeviceSchema));
}

/** Forgets devices whose links are no good any more. */
export async function purgeDevicesOf(invitationId: string, passIds: readonly string[]): Promise<void> {
  await deleteAllOf(allDoorDevices(invitationId), "passId", passIds);
}
