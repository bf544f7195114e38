import type { Invitation } from "@janur/domain/invitation";
import { senderKey } from "./listed-rows.ts";

/** A person who can be given guests to send to. */
export interface SenderChoice {
  /** As `senderKey` makes it. */
  value: string;
  label: string;
}

/** Everybody of the team. */
export function sendersOf({ team }: Pick<Invitation, "team">): SenderChoice[] {
  return Object.entries(team).map(([id, { name }]) => ({
    value: senderKey({ kind: "member", id }),
    label: name,
  }));
}
