import { guestCallables } from "@janur/domain/contracts/guest-callables";
import type { SwitchName } from "@janur/domain/service/switches";
import { parseOutput, postOperation } from "../calls/post-operation.ts";

/** What the staff has shut for everybody. Nobody is stopped because this could not be asked: then nothing is. */
export async function readShutParts(): Promise<readonly SwitchName[]> {
  try {
    const result = await postOperation("/api/guest/serviceState", {}, null);
    return parseOutput(guestCallables.serviceState.output, result).shut;
  } catch {
    return [];
  }
}
