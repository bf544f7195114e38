import type { SuiteAddress } from "../emulators/suite.ts";
import { seedAccounts } from "./accounts.ts";
import { seedInvitations } from "./invitations.ts";
import type { Seeded } from "./seeded.ts";

/** Fills an empty suite with the demo data; again on a full one it writes the same documents under the same ids. */
export async function seed(suite: SuiteAddress): Promise<Seeded> {
  Object.assign(process.env, suite.environment);
  const accounts = await seedAccounts(suite.projectId);
  const paths = await seedInvitations(suite.projectId, new Date());
  return { accounts, ...paths };
}
