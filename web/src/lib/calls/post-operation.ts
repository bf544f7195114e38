import { readStored } from "@janur/domain/stored/read-stored";
import { AppError, appErrorCodes } from "@janur/domain/errors";
import * as z from "zod";
import { NetworkError, ServerAway, ServerBusy, ServerFault } from "./call-errors.ts";

/** Longer than a cold start; a phone that hears nothing by then is as good as offline. */
const patienceMs = 30_000;

const successSchema = z.object({ result: z.unknown() });
const failureSchema = z.object({ error: z.object({ status: z.string(), details: z.unknown().optional() }) });
const refusalSchema = z.object({
  code: z.enum(appErrorCodes),
  params: z.record(z.string(), z.unknown()).default({}),
});

export interface PostOptions {
  /** Whether it goes on where the page is closed meanwhile; for what the page shows as done before the answer, up to 64 KiB. */
  keepalive?: boolean;
  /** Of App Check, for operations that may ask for it. */
  appCheck?: string | null;
}

/**
 * Sends an operation and gives back its result as it came.
 * @param token of the account; null for operations that ask for none
 * @throws AppError when the operation refuses on purpose
 * @throws NetworkError when nothing was heard; whether it took effect is unknown
 * @throws ServerBusy when others changed the same until the end
 * @throws ServerAway when the server is overrun, or the database away
 * @throws ServerFault when the answer is not one of ours
 */
export async function postOperation(
  path: string,
  input: unknown,
  token: string | null,
  options: PostOptions = {},
): Promise<unknown> {
  const { status, body } = await post(path, { data: input }, token, options);
  const success = successSchema.safeParse(body);
  if (status === 200 && success.success) return success.data.result;
  throw refusalOf(body) ?? faultOf(path, status);
}

/**
 * An answer as it was agreed; what a later release adds to it is left out, so that a tab of yesterday goes on.
 * @throws ServerFault
 */
export function parseOutput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  try {
    return readStored(schema, value);
  } catch (cause) {
    throw new ServerFault("the answer has another shape than agreed", { cause });
  }
}

async function post(
  path: string,
  body: unknown,
  token: string | null,
  { keepalive = false, appCheck = null }: PostOptions,
): Promise<{ status: number; body: unknown }> {
  // AbortSignal.timeout is younger than the oldest supported browser.
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
  }, patienceMs);
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(appCheck === null ? {} : { "X-Firebase-AppCheck": appCheck }),
      },
      body: JSON.stringify(body),
      signal: patience.signal,
      keepalive,
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

/** What Cloud Run and Hosting answer where no instance is free, and our own functions while the database is away. */
const away: ReadonlySet<number> = new Set([429, 502, 503, 504]);

function faultOf(path: string, status: number): ServerAway | ServerFault {
  const reason = `${path} answered ${String(status)}`;
  return away.has(status) ? new ServerAway({ cause: new Error(reason) }) : new ServerFault(reason);
}

/** The refusal in an error answer, or null when it is a fault without a code. */
function refusalOf(body: unknown): AppError | ServerBusy | null {
  const failure = failureSchema.safeParse(body);
  if (!failure.success) return null;
  const refusal = refusalSchema.safeParse(failure.data.error.details);
  if (refusal.data?.code === "service/busy") return new ServerBusy();
  if (refusal.success) return new AppError(refusal.data.code, refusal.data.params);
  return failure.data.error.status === "UNAUTHENTICATED" ? new AppError("auth/required") : null;
}
