import type * as z from "zod";
import type { Capability } from "../team/team.ts";

interface Shapes {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
}

/**
 * For members of the team of `input.invitationId` whose role has the capability. This is checked before the handler
 * runs, which is handed the invitation's head.
 */
interface CheckedBefore extends Shapes {
  readonly input: z.ZodType<{ invitationId: string }>;
  readonly capability: Capability;
  readonly checked?: undefined;
  readonly about?: undefined;
}

/** For the same people, where only the handler can check: it reads the head in its transaction, or has to find it first. */
interface CheckedInside extends Shapes {
  readonly capability: Capability;
  readonly checked: "inside";
  /** What leads to the invitation; its own id unless said otherwise. */
  readonly about?: "invitations" | "chat" | "integration";
  /** Who may call it without the capability, and the one that they need instead, where it is one that lets them. */
  readonly besides?: { readonly who: string; readonly capability?: Capability };
}

/** For whoever is signed in, about themselves, or for whoever holds a link into a team as well. */
interface OfAccount extends Shapes {
  readonly capability: null;
  readonly about: "account" | "closed-account" | "team-link";
}

/** What goes in and out of an operation of hosts, and who may call it. */
export type HostContract = CheckedBefore | CheckedInside | OfAccount;
export type HostContracts = Readonly<Record<string, HostContract>>;
