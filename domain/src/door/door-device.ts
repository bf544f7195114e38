import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { textSchema } from "../text/text.ts";

const d = limits.door;

/** What a device reads to show that its camera can: it is nobody's code and lets nobody in. */
export const doorTestCode = "J1.UJI-COBA.JANUR";

export const cameraStates = ["untried", "works", "refused", "none"] as const;

/** What a device at the door says of itself, so that a family sees before the feast which one is not ready. */
export const doorDeviceSchema = z.strictObject({
  /** Random, made by the device. */
  id: documentIdSchema,
  /** Who holds it, as they are called at the door. */
  by: textSchema(d.name),
  /** Whether the page starts without a signal. */
  isPageStored: z.boolean(),
  /** Whether the browser promised not to throw away what is stored when space runs short. */
  isKept: z.boolean(),
  /** Guests that are stored, and by the server's clock as of when; null for none. */
  list: z.strictObject({ guests: z.int().min(0), at: z.int() }).nullable(),
  camera: z.enum(cameraStates),
  /** When it read the test code, by the server's clock. */
  testedAt: z.int().nullable(),
  /** From 0 to 1; null where the browser does not tell. */
  battery: z.number().min(0).max(1).nullable(),
  /** Events that it could not hand in yet. */
  pending: z.int().min(0),
});
export type DoorDevice = z.output<typeof doorDeviceSchema>;

/** What of it is not ready, in the order in which it is put right. */
export const doorDeviceFaults = ["page", "list", "camera", "test", "clock", "battery"] as const;
export type DoorDeviceFault = (typeof doorDeviceFaults)[number];

/**
 * What stands between a device and a door.
 * @param skew server's clock less the device's, in milliseconds
 * @param known what is known beside the device: the hour by the server's clock, and how many guests the list has there; null where that is not known
 */
export function doorDeviceFaultsOf(
  device: Pick<DoorDevice, "isPageStored" | "list" | "camera" | "testedAt" | "battery">,
  skew: number,
  known: { now: number; guests: number | null },
): DoorDeviceFault[] {
  const { list, battery } = device;
  const isOther = known.guests !== null && list?.guests !== known.guests;
  const isOld = list !== null && known.now - list.at > d.listOldMs;
  const has: Record<DoorDeviceFault, boolean> = {
    page: !device.isPageStored,
    list: list === null || isOther || isOld,
    camera: device.camera !== "works",
    test: device.testedAt === null,
    clock: Math.abs(skew) > d.clockOffMs,
    battery: battery !== null && battery < d.lowBattery,
  };
  return doorDeviceFaults.filter((fault) => has[fault]);
}
