import type { HostCallables } from "@janur/domain/callables";
import { AppError, appErrorCodes } from "@janur/domain/errors";
import * as z from "zod";
import { NetworkError, ServerFault } from "./call-errors.ts";
import { auth } from "./firebase/auth.ts";
import { loadQuietly } from "./stale-build.ts";

type HostName = keyof HostCallables;
type HostOutputs = { [Name in HostName]: z.output<HostCallables[Name]["output"]> };
export type HostInput<Name extends HostName> = z.input<HostCallables[Name]["input"]>;
export type HostOutput<Name extends HostName> = HostOutputs[Name];

type Contracts = { [Name in HostName]: { output: z.ZodType<HostOutputs[Name]> } };

let contracts: Contracts | undefined;

/**
 * What answers are parsed with. It knows the shape of everything there is, so it
 * comes beside the first screen instead of before it. A miss is quiet: to load
 * the page again without signal would take the person's work away.
 */
async function fetchContracts(): Promise<void> {
  await loadQuietly(async () => {
    contracts ??= (await import("@janur/domain/callables")).hostCallables;
  });
}
void fetchContracts();

/** @throws NetworkError */
async function loadContracts(): Promise<Contracts> {
  if (contracts === undefined) await fetchContracts();
  if (contracts === undefined) throw new NetworkError();
  return contracts;
}

/** Longer than a cold start; a phone that hears nothing by then is as good as offline. */
const patienceMs = 30_000;

const successSchema = z.object({ result: z.unknown() });
const failureSchema = z.object({ error: z.object({ status: z.string(), details: z.unknown().optional() }) });
const refusalSchema = z.object({
  code: z.enum(appErrorCodes),
  params: z.record(z.string(), z.unknown()).default({}),
});

/**
 * Calls an operation of signed-in hosts.
 * @throws AppError when the operation refuses on purpose
 * @throws NetworkError when nothing was heard; whether it took effect is unknown
 * @throws ServerFault when the answer is not one of ours
 */
export async function callHost<Name extends HostName>(
  name: Name,
  input: HostInput<Name>,
): Promise<HostOutput<Name>> {
  const token = await idToken();
  const [{ status, body }, { [name]: contract }] = await Promise.all([
    post(`/api/host/${name}`, { data: input }, token),
    loadContracts(),
  ]);
  const success = successSchema.safeParse(body);
  if (status === 200 && success.success) return parseOutput(contract.output, success.data.result);
  throw refusalOf(body) ?? new ServerFault(`${name} answered ${String(status)}`);
}

function parseOutput<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ServerFault("the answer has another shape than agreed");
  return parsed.data;
}

async function idToken(): Promise<string> {
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

async function post(path: string, body: unknown, token: string): Promise<{ status: number; body: unknown }> {
  // AbortSignal.timeout is younger than the oldest supported browser.
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
  }, patienceMs);
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: patience.signal,
    });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch (cause) {
    throw new NetworkError({ cause });
  } finally {
    clearTimeout(timer);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The refusal in an error answer, or null when it is a fault without a code. */
function refusalOf(body: unknown): AppError | null {
  const failure = failureSchema.safeParse(body);
  if (!failure.success) return null;
  const refusal = refusalSchema.safeParse(failure.data.error.details);
  if (refusal.success) return new AppError(refusal.data.code, refusal.data.params);
  return failure.data.error.status === "UNAUTHENTICATED" ? new AppError("auth/required") : null;
}
