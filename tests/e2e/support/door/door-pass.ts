import * as z from "zod";
import type { HostApi } from "../host-api.ts";

/** Of every link to a door that tests make. */
export const doorPin = "246810";
const dayMs = 86_400_000;
const made = z.object({ passId: z.string(), token: z.string() });

/** A link to the door for somebody, by the call that the host's screen makes. */
export async function makeDoorPass(
  host: HostApi,
  invitationId: string,
  name: string,
  { seesGated = false, doorCeremony = null }: { seesGated?: boolean; doorCeremony?: string | null } = {},
): Promise<{ passId: string; token: string }> {
  return made.parse(
    await host.call("createPass", {
      ...{
        invitationId,
        name,
        scopes: ["door"],
        seesGated,
        doorCeremony,
        family: null,
        branch: null,
        pin: doorPin,
      },
      expireAt: new Date(Date.now() + 2 * dayMs).toISOString(),
    }),
  );
}
