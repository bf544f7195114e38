import type { DeviceKind } from "@janur/domain/guest/device-kind";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { Capability } from "@janur/domain/team/team";
import type { HttpsFunction } from "firebase-functions/v2/https";
import type * as z from "zod";

/** Who may call: a signed-in account, one of the staff, or anybody (guests prove themselves by their link's token). */
export type AuthMode = "account" | "staff" | "guest";

/** What the sign-in token says of the account. */
export interface AccountCaller {
  uid: string;
  displayName: string | null;
  email: string | null;
  /** Whether somebody has proven that the address is theirs. */
  isEmailVerified: boolean;
  photoURL: string | null;
  /** When they last proved who they are. */
  signedInAt: Date;
}

/** Whoever calls an operation that takes a capability, which its contract alone names: the handler asks for it by `requireCapability`. */
export interface CapabilityCaller extends AccountCaller {
  capability: Capability;
}

/** The same where the contract has a capability for who may call without the first. */
export interface BesidesCaller extends CapabilityCaller {
  besides: Capability;
}

/** A member of a team who may do what the operation is for. */
export interface TeamCaller extends CapabilityCaller {
  /** Of `input.invitationId`, as it was read when the capability was checked. */
  invitation: Invitation;
}

export interface GuestCaller {
  /** Keyed hash of the sender's address, for limits; the address itself is never kept. */
  sender: string;
  /** What they hold in their hands. */
  device: DeviceKind;
}

/** Shapes on the wire, from the domain's table. */
export interface Contract<Input, Output> {
  input: z.ZodType<Input>;
  output: z.ZodType<unknown, Output>;
}

/** A plain function of its arguments: throws `AppError` to refuse. */
export type Handler<Input, Output, Caller> = (input: Input, caller: Caller, now: Date) => Promise<Output>;

/** One entry of a service's table. */
export interface Operation {
  auth: AuthMode;
  contract: { input: z.ZodType; output: z.ZodType };
  callable: HttpsFunction;
}
