import type { SuiteAddress } from "../emulators/suite.ts";
import { seedAccounts } from "./accounts.ts";
import { seedInvitations } from "./invitations.ts";

/** What `npm start` prints once the demo data stand. */
export interface Seeded {
  accounts: { email: string; password: string; role: string }[];
  /** Path of the seeded invitation's page. */
  invitationPath: string;
  /** Of the greeting screen of today's feast; empty in data of an earlier release. */
  screenPath: string;
}

/** Fills an empty suite with the demo data; again on a full one it writes the same documents under the same ids. */
export async function seed(suite: SuiteAddress): Promise<Seeded> {
  Object.assign(process.env, suite.environment);
  const accounts = await seedAccounts(suite.projectId);
  const paths = await seedInvitations(suite.projectId, new Date());
  return { accounts, ...paths };
}
