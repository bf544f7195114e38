import * as z from "zod";
import { ask, post, type Place } from "./place.ts";

/*
 * Accounts by the two calls that `firebase auth:export` and `auth:import` make, with the hashes of their passwords and
 * every other way to sign in.
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/batchGet
 */

export const copiedAccountSchema = z.looseObject({ localId: z.string() });
export type CopiedAccount = z.infer<typeof copiedAccountSchema>;

const listSchema = z.object({
  users: z.array(copiedAccountSchema).default([]),
  nextPageToken: z.string().optional(),
});
const createdSchema = z.object({ error: z.array(z.object({ message: z.string() })).default([]) });
const page = 1_000;

const accountsOf = ({ auth, projectId }: Place) =>
  `${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;

export async function readAccounts(place: Place): Promise<CopiedAccount[]> {
  const accounts: CopiedAccount[] = [];
  let next: string | undefined;
  do {
    const query = new URLSearchParams({ maxResults: String(page) });
    if (next !== undefined) query.set("nextPageToken", next);
    const answer = await ask(`${accountsOf(place)}:batchGet?${query.toString()}`);
    const { users, nextPageToken } = listSchema.parse(await answer.json());
    accounts.push(...users);
    next = nextPageToken;
  } while (next !== undefined);
  return accounts.sort((one, other) => (one.localId < other.localId ? -1 : 1));
}

/** @throws Error naming the first that was not taken */
export async function writeAccounts(place: Place, accounts: readonly CopiedAccount[]): Promise<void> {
  for (let from = 0; from < accounts.length; from += page) {
    const answer = await post(`${accountsOf(place)}:batchCreate`, {
      users: accounts.slice(from, from + page),
    });
    const [refused] = createdSchema.parse(await answer.json()).error;
    if (refused !== undefined) throw new Error(`an account was not taken: ${refused.message}`);
  }
}

/** An address that emulators alone have. */
export async function wipeAccounts({ auth, projectId }: Place): Promise<void> {
  await ask(`${auth}/emulator/v1/projects/${projectId}/accounts`, { method: "DELETE" });
}
