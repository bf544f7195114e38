import type { HostCallables } from "@janur/domain/contracts/callables";
import { AppError } from "@janur/domain/errors";
import type * as z from "zod";
import { NetworkError } from "../calls/call-errors.ts";
import { appCheckToken } from "../firebase/app-check.ts";
import { auth, watchAccount } from "../firebase/auth.ts";
import { parseOutput, postOperation, type PostOptions } from "../calls/post-operation.ts";
import { syncClosure } from "../session/session.ts";
import { loadQuietly } from "../browser/stale-build.ts";

type HostName = keyof HostCallables;
type HostOutputs = { [Name in HostName]: z.output<HostCallables[Name]["output"]> };
export type HostInput<Name extends HostName> = z.input<HostCallables[Name]["input"]>;
export type HostOutput<Name extends HostName> = HostOutputs[Name];

type Contracts = { [Name in HostName]: { output: z.ZodType<HostOutputs[Name]> } };

let contracts: Contracts | undefined;

/**
 * What answers are parsed with. It knows the shape of everything there is, so it
 * comes beside an account's first screen instead of before it. A miss is quiet: to load
 * the page again without signal would take the person's work away.
 */
async function fetchContracts(): Promise<void> {
  await loadQuietly(async () => {
    contracts ??= (await import("@janur/domain/contracts/callables")).hostCallables;
  });
}
// Whoever has no account asks nothing of these.
watchAccount((user) => {
  if (user !== null) void fetchContracts();
});

/** @throws NetworkError */
async function loadContracts(): Promise<Contracts> {
  if (contracts === undefined) await fetchContracts();
  if (contracts === undefined) throw new NetworkError();
  return contracts;
}

/**
 * Calls an operation of signed-in hosts.
 * @throws AppError when the operation refuses on purpose
 * @throws NetworkError when nothing was heard; whether it took effect is unknown
 * @throws ServerFault when the answer is not one of ours
 */
export async function callHost<Name extends HostName>(
  name: Name,
  input: HostInput<Name>,
  options?: PostOptions,
): Promise<HostOutput<Name>> {
  const [result, { [name]: contract }] = await Promise.all([
    postSignedIn(`/api/host/${name}`, input, options),
    loadContracts(),
  ]);
  return parseOutput(contract.output, result);
}

/**
 * Sends an operation of the account that is signed in, and follows where the account turns out to be closed.
 * @throws what `idToken` and `postOperation` throw
 */
export async function postSignedIn(path: string, input: unknown, options?: PostOptions): Promise<unknown> {
  const [token, appCheck] = await Promise.all([idToken(), appCheckToken()]);
  try {
    return await postOperation(path, input, token, { ...options, appCheck });
  } catch (error) {
    if (error instanceof AppError && error.code === "account/closed") syncClosure();
    throw error;
  }
}

/** @throws AppError `auth/required`, NetworkError */
export async function idToken(): Promise<string> {
  const user = auth.currentUser;
  if (user === null) throw new AppError("auth/required");
  try {
    return await user.getIdToken();
  } catch (cause) {
    if (isOffline(cause)) throw new NetworkError({ cause });
    throw new AppError("auth/required");
  }
}

function isOffline(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "auth/network-request-failed";
}
