import { isDemoProject } from "../runtime.ts";
import { keysOfRing } from "./key-ring.ts";
import { appKeyParam, bounceSecretParam, linkSecretParam, type SecretParam } from "./params.ts";

/** Characters of a key, blanks around it not counted: fewer than 32 random bytes have in any usual spelling. */
export const shortestKey = 32;

/**
 * @param demoKey stands in demo projects, where nothing is secret and no call leaves the machine
 * @throws Error for a key that is absent, empty or too short: what it signed, anybody could sign
 */
export function keyValue(param: SecretParam, demoKey: string): string {
  if (isDemoProject()) return demoKey;
  const key = param.value();
  requireLength(param.name, key);
  return key;
}

/**
 * Looks at each key that this function was given, so that a bad one ends an instance while it starts, where the
 * deployment shows it, and not at somebody's call. A key that is not there belongs to other functions.
 * @throws Error for one that is empty or too short
 */
export function requireGivenKeys(environment: NodeJS.ProcessEnv): void {
  if (isDemoProject()) return;
  for (const { name } of [linkSecretParam, appKeyParam, bounceSecretParam]) {
    const key = environment[name];
    if (key !== undefined) requireLength(name, key);
  }
}

/** Of each key of a ring. Says the name alone: a key that is too short is somebody's secret all the same. */
function requireLength(name: string, ring: string): void {
  if (keysOfRing(ring).some((key) => key.trim().length < shortestKey)) {
    throw new Error(`${name} is absent or has fewer than ${String(shortestKey)} characters`);
  }
}
