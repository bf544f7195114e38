import type { HostContract } from "@janur/domain/contracts/contract";
import { deviceKind } from "@janur/domain/guest/device-kind";
import { AppError } from "@janur/domain/errors";
import type { Capability } from "@janur/domain/team/team";
import * as logger from "firebase-functions/logger";
import { HttpsError, onCall, type CallableRequest } from "firebase-functions/v2/https";
import * as z from "zod";
import { staffNeedsSecondFactor } from "../platform/runtime.ts";
import { faultOf, noteRefusal } from "../platform/log/fault.ts";
import { httpsCodes } from "../platform/http/https-code.ts";
import type {
  AccountCaller,
  BesidesCaller,
  CapabilityCaller,
  Contract,
  GuestCaller,
  Handler,
  Operation,
  TeamCaller,
} from "../platform/http/operation.ts";
import { requireOpenFor } from "../store/service/switches.ts";
import { senderHash } from "../platform/secrets/sender-hash.ts";
import { countingWrongLinks } from "./wrong-links.ts";

/** App Check stands before signed-in operations only; guests' pages have no room for its script. */
const enforceAppCheck = process.env["ENFORCE_APP_CHECK"] === "true";

/** Whoever calls brings what the contract asks of them, and whom the wrapper has checked the head that it read. */
export type CallerOf<C extends HostContract> = C extends { capability: null }
  ? AccountCaller
  : C extends { besides: { capability: Capability } }
    ? BesidesCaller
    : C extends { checked: "inside" }
      ? CapabilityCaller
      : TeamCaller;

/** An operation of signed-in hosts: signed in → parse → may they → handle → parse → map errors. */
export function hostOperation<C extends HostContract, Input, Output>(
  name: string,
  contract: C & Contract<Input, Output>,
  handle: Handler<Input, Output, CallerOf<C>>,
): Operation {
  // Whoever was shut out may still say what speaks against it.
  const identify = contract.about === "closed-account" ? accountCaller : openCaller;
  const callable = onCall({ enforceAppCheck, cors: false }, (request) =>
    run(
      name,
      contract,
      request.data,
      () => identify(request),
      async (input, caller, now) => {
        await requireOpenFor(name);
        return handle(input, await admit(contract, input, caller), now);
      },
    ),
  );
  return { auth: "account", contract, callable };
}

/**
 * Lets in who may call, by the contract.
 * @throws AppError `invitation/not-found` for absent and foreign ones alike, `team/not-allowed`
 */
function admit<C extends HostContract>(
  contract: C,
  input: unknown,
  caller: AccountCaller,
): Promise<CallerOf<C>>;
async function admit(contract: HostContract, input: unknown, caller: AccountCaller): Promise<AccountCaller> {
  if (contract.capability === null) return caller;
  const asking: CapabilityCaller = { ...caller, capability: contract.capability };
  if (contract.checked === "inside") {
    const besides = contract.besides?.capability;
    const either: CapabilityCaller | BesidesCaller = besides === undefined ? asking : { ...asking, besides };
    return either;
  }
  const { invitationId } = invitationRefSchema.parse(input);
  // Loaded only here: guests have no account, and their services load no database for one.
  const { requireCapability } = await import("../store/access.ts");
  const invitation = await requireCapability(invitationId, asking);
  const admitted: TeamCaller = { ...asking, invitation };
  return admitted;
}

const invitationRefSchema = z.object({ invitationId: z.string() });

/** An operation of the staff: signed in → on the staff → parse → handle → parse → map errors. */
export function staffOperation<Input, Output>(
  name: string,
  contract: Contract<Input, Output>,
  handle: Handler<Input, Output, AccountCaller>,
): Operation {
  const callable = onCall({ enforceAppCheck, cors: false }, (request) =>
    run(name, contract, request.data, () => staffCaller(request), handle),
  );
  return { auth: "staff", contract, callable };
}

/** An operation of guests: parse → handle → parse → map errors. Who has tried too many wrong links is refused unread. */
export function guestOperation<Input, Output>(
  name: string,
  contract: Contract<Input, Output>,
  handle: Handler<Input, Output, GuestCaller>,
): Operation {
  const counted: typeof handle = async (input, caller, now) => {
    await requireOpenFor(name);
    return countingWrongLinks(input, caller, now, () => handle(input, caller, now));
  };
  const callable = onCall({ cors: false }, (request) =>
    run(name, contract, request.data, () => guestCaller(request), counted),
  );
  return { auth: "guest", contract, callable };
}

async function run<Input, Output, Caller>(
  name: string,
  contract: Contract<Input, Output>,
  data: unknown,
  identify: () => Caller | Promise<Caller>,
  handle: Handler<Input, Output, Caller>,
): Promise<unknown> {
  try {
    const caller = await identify();
    const input = contract.input.safeParse(data);
    if (!input.success) throw invalidInput(input.error);
    return contract.output.parse(await handle(input.data, caller, new Date()));
  } catch (error) {
    throw toHttpsError(name, error);
  }
}

function guestCaller({ rawRequest }: CallableRequest<unknown>): GuestCaller {
  return {
    sender: senderHash(rawRequest),
    device: deviceKind(rawRequest.headers["user-agent"] ?? ""),
  };
}

/**
 * Whoever was shut out may sign in and get a token, which says so and opens nothing but the way to object. A token of
 * before says nothing for an hour, so the account itself is asked as well (decision 052).
 */
async function openCaller(request: CallableRequest<unknown>): Promise<AccountCaller> {
  const caller = accountCaller(request);
  if (request.auth?.token["closed"] === true) throw new AppError("account/closed");
  // Loaded only here: guests have no account, and their services load no database for one.
  const { isClosedAccount } = await import("../store/account/closed-account.ts");
  if (await isClosedAccount(caller.uid)) throw new AppError("account/closed");
  return caller;
}

function accountCaller(request: CallableRequest<unknown>): AccountCaller {
  if (request.auth === undefined) throw new AppError("auth/required");
  const { uid, token } = request.auth;
  const claim = (key: string) => (typeof token[key] === "string" ? token[key] : null);
  return {
    uid,
    displayName: claim("name"),
    email: claim("email"),
    isEmailVerified: token.email_verified === true,
    photoURL: claim("picture"),
    signedInAt: new Date(token.auth_time * 1000),
  };
}

/** A token lives for an hour: whoever left the staff meanwhile, or was shut out, is refused all the same. */
async function staffCaller(request: CallableRequest<unknown>): Promise<AccountCaller> {
  const caller = await openCaller(request);
  if (request.auth?.token["role"] !== "admin") throw new AppError("staff/only");
  requireSecondFactor(request.auth.token.firebase);
  // Loaded only here: no other service asks for accounts before each call.
  const { isOnStaff } = await import("../nouns/staff/is-on-staff.ts");
  if (!(await isOnStaff(caller.uid))) throw new AppError("staff/only");
  return caller;
}

/** @throws AppError `staff/second-factor` for a session that a password alone has opened */
function requireSecondFactor({ sign_in_second_factor: factor }: { sign_in_second_factor?: string }): void {
  if (staffNeedsSecondFactor() && (factor ?? "") === "") throw new AppError("staff/second-factor");
}

/** Field paths only: what was typed goes neither into an answer nor into a log. */
export function invalidInput(error: z.ZodError): AppError {
  const fields = error.issues.map((issue) => issue.path.map(String).join("."));
  return new AppError("input/invalid", { fields: [...new Set(fields)].slice(0, 50) });
}

/**
 * A refusal keeps its code. Others who wrote the same again and again are nobody's fault, and nothing was written: whoever
 * asked is told to ask again. Everything else is logged as ours: `unavailable` (503) while what the server stands on is away, where
 * nobody knows whether it was written and the same may be sent again, `internal` (500) otherwise.
 */
function toHttpsError(name: string, error: unknown): HttpsError {
  if (error instanceof AppError) {
    noteRefusal(name, error.code);
    return refusalOf(error);
  }
  if (isContention(error)) {
    logger.warn("operation gave way", { operation: name });
    return refusalOf(new AppError("service/busy"));
  }
  logger.error("operation failed", { operation: name, fault: faultOf(error) });
  return isAway(error)
    ? new HttpsError("unavailable", "unavailable")
    : new HttpsError("internal", "internal");
}

function refusalOf({ code, params }: AppError): HttpsError {
  return new HttpsError(httpsCodes[code], code, { code, params });
}

/** `ABORTED` of gRPC, and the same over HTTP: every attempt of a transaction met somebody else's. Nothing was written. */
const aborted: ReadonlySet<unknown> = new Set([10, 409]);

/** `DEADLINE_EXCEEDED`, `RESOURCE_EXHAUSTED` and `UNAVAILABLE` of gRPC, and the same over HTTP: the database or the file store did not answer. */
const away: ReadonlySet<unknown> = new Set([4, 8, 14, 429, 503, 504]);

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

function isContention(error: unknown): boolean {
  return aborted.has(codeOf(error));
}

function isAway(error: unknown): boolean {
  // Our own deadline over a call ends as this (`within`, `fetchWithin`).
  const isLate = error instanceof Error && error.name === "TimeoutError";
  return isLate || away.has(codeOf(error));
}
