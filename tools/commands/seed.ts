import { bundleEventPage } from "../build/build-all.ts";
import { parseOffset } from "../emulators/ports.ts";
import { seedSuite, welcome } from "../emulators/seeded-suite.ts";
import { isSuiteRunning, suiteAddress } from "../emulators/suite.ts";
import { PlainError } from "../plain-error.ts";

/** `npm run seed`: writes the demo data again into the suite that runs at JANUR_PORT_OFFSET. */
export async function run(): Promise<number> {
  const offset = parseOffset(process.env["JANUR_PORT_OFFSET"]);
  if (!(await isSuiteRunning(offset))) {
    throw new PlainError(
      "No emulators run at these ports: run `npm start` first, or set JANUR_PORT_OFFSET to its offset.",
    );
  }
  await bundleEventPage((line) => process.stdout.write(`${line}\n`));
  const suite = suiteAddress(offset);
  welcome(suite.hostingUrl, suite.inboxUrl, await seedSuite(suite));
  return 0;
}
