import { deviceKind } from "@janur/domain/device-kind";
import { AppError, type AppErrorCode } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import * as logger from "firebase-functions/logger";
import { HttpsError, onCall, type CallableRequest } from "firebase-functions/v2/https";
import * as z from "zod";
import { verifyGuestToken } from "../guest/guest-token.ts";
import { faultOf } from "./fault.ts";
import { httpsCodes } from "./https-code.ts";
import type { AccountCaller, Contract, GuestCaller, Handler, Operation } from "./operation.ts";
import { senderHash } from "./sender-hash.ts";
import { SenderCounts } from "./sender-counts.ts";

/** App Check stands before signed-in operations only; guests' pages have no room for its script. */
const enforceAppCheck = process.env["ENFORCE_APP_CHECK"] === "true";

/** An operation of signed-in hosts: signed in → parse → handle → parse → map errors. */
export function accountOperation<Input, Output>(
  name: string,
  contract: Contract<Input, Output>,
  handle: Handler<Input, Output, AccountCaller>,
): Operation {
  const callable = onCall({ enforceAppCheck, cors: false }, (request) =>
    run(name, contract, request.data, () => accountCaller(request), handle),
  );
  return { auth: "account", contract, callable };
}

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

/** In the memory of this instance: to count them in the database would make forging cost what it must not. */
const wrongLinks = new SenderCounts(limits.guest.wrongLinks);
const wrongLinkCodes: ReadonlySet<AppErrorCode> = new Set(["link/invalid", "pass/invalid"]);

/**
 * An operation of guests: parse → handle → parse → map errors. Who has tried
 * too many wrong links is refused unread, unless she brings a genuine one:
 * behind one address of a mobile network sit many guests.
 */
export function guestOperation<Input, Output>(
  name: string,
  contract: Contract<Input, Output>,
  handle: Handler<Input, Output, GuestCaller>,
): Operation {
  const counted: typeof handle = async (input, caller, now) => {
    if (wrongLinks.isFull(caller.sender, now) && !hasGenuineLink(input)) {
      throw new AppError("limit/too-many-requests");
    }
    try {
      return await handle(input, caller, now);
    } catch (error) {
      if (error instanceof AppError && wrongLinkCodes.has(error.code)) wrongLinks.add(caller.sender, now);
      throw error;
    }
  };
  const callable = onCall({ cors: false }, (request) =>
    run(name, contract, request.data, () => guestCaller(request), counted),
  );
  return { auth: "guest", contract, callable };
}

const linkedSchema = z.object({ invitationId: z.string(), token: z.string() });

function hasGenuineLink(input: unknown): boolean {
  const linked = linkedSchema.safeParse(input);
  return linked.success && verifyGuestToken(linked.data.invitationId, linked.data.token) !== null;
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
  const caller = accountCaller(request);
  if (request.auth?.token["role"] !== "admin") throw new AppError("staff/only");
  // Loaded only here: no other service asks for accounts before each call.
  const { isOnStaff } = await import("../staff/is-on-staff.ts");
  if (!(await isOnStaff(caller.uid))) throw new AppError("staff/only");
  return caller;
}

/** Field paths only: what was typed goes neither into an answer nor into a log. */
export function invalidInput(error: z.ZodError): AppError {
  const fields = error.issues.map((issue) => issue.path.map(String).join("."));
  return new AppError("input/invalid", { fields: [...new Set(fields)].slice(0, 50) });
}

/** A refusal keeps its code; everything else is logged and answers `internal`. */
function toHttpsError(name: string, error: unknown): HttpsError {
  if (error instanceof AppError) {
    return new HttpsError(httpsCodes[error.code], error.code, { code: error.code, params: error.params });
  }
  logger.error("operation failed", { operation: name, fault: faultOf(error) });
  return new HttpsError("internal", "internal");
}
