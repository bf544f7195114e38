import { PlainError } from "../plain-error.ts";
import { parseOffset } from "./ports.ts";
import { isSuiteRunning, suiteAddress } from "./suite.ts";

/**
 * The environment that leads to the suite that runs at JANUR_PORT_OFFSET.
 * @throws PlainError where none does
 */
export async function runningSuite(): Promise<Readonly<Record<string, string>>> {
  const offset = parseOffset(process.env["JANUR_PORT_OFFSET"]);
  if (!(await isSuiteRunning(offset))) {
    throw new PlainError(
      "No emulators run at these ports: run `npm start` first, set JANUR_PORT_OFFSET to its offset, or name an alias of .firebaserc.",
    );
  }
  return suiteAddress(offset).environment;
}
