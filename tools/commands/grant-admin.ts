import { runningSuite } from "../emulators/running-suite.ts";
import { realProject } from "../firebase-projects.ts";
import { PlainError } from "../plain-error.ts";

/**
 * `npm run grant-admin -- <e-mail> [<alias>]`: takes an account into the staff, in the project that .firebaserc names
 * or, without an alias, in the suite that runs at JANUR_PORT_OFFSET. A real project asks for credentials of its own
 * (`gcloud auth application-default login`).
 */
export async function run(args: string[]): Promise<number> {
  const [email, alias] = args;
  if (email === undefined) {
    throw new PlainError(
      "Say whom: `npm run grant-admin -- <e-mail>`, with an alias of .firebaserc behind it.",
    );
  }
  Object.assign(
    process.env,
    alias === undefined ? await runningSuite() : { GCLOUD_PROJECT: realProject(alias) },
  );
  // Reads the environment as soon as it is loaded.
  const { grantAdmin } = await import("../../functions/src/nouns/staff/grant-admin.ts");
  if (!(await grantAdmin(email, new Date()))) {
    throw new PlainError(`There is no account for ${email}: let its owner sign up first.`);
  }
  process.stdout.write(`${email} is on the staff from the next sign-in on.\n`);
  return 0;
}
