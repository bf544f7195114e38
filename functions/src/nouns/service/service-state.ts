import type { SwitchName } from "@janur/domain/service/switches";
import { shutSwitches } from "../../store/service/switches.ts";

/** Which parts of the service the staff shut. */
export async function serviceState(): Promise<{ shut: SwitchName[] }> {
  return { shut: [...(await shutSwitches())] };
}
