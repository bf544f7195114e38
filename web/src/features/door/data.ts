import { seenDeviceSchema, type SeenDevice } from "@janur/domain/door/seen-device";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { collection, limit, query } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";

const deviceConverter = readConverter(seenDeviceSchema);

/** Devices that said how they are, in no order. */
export function watchDoorDevices(invitationId: string): Subscribe<SeenDevice[]> {
  const devices = collection(firestore, paths.doorDevices(invitationId)).withConverter(deviceConverter);
  return listenToQuery(query(devices, limit(limits.door.devices)));
}
