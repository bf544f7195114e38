import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import { doorDeviceSchema } from "./door-device.ts";

/** `invitations/{id}/doorDevices/{deviceId}`: a device at the door as it last said that it is. */
export const seenDeviceSchema = z.strictObject({
  ...doorDeviceSchema.shape,
  /** By the server's clock. */
  seenAt: z.date(),
  /** Server's clock less the device's, in milliseconds. */
  skew: z.int(),
  /** By whose link; the device is forgotten with it. */
  passId: documentIdSchema,
  /** Whether the link shows private ceremonies, and so whoever is invited to those alone; not known of older entries. */
  seesGated: z.boolean().default(true),
});
export type SeenDevice = z.output<typeof seenDeviceSchema>;
