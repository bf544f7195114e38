import type { Invitation } from "@janur/domain/invitation/invitation";
import { senderKey } from "./listed-rows.ts";

/** A person who can be given guests to send to. */
export interface SenderChoice {
  /** As `senderKey` makes it. */
  value: string;
  label: string;
}

/** Everybody of the team, then helpers without an account. */
export function sendersOf(
  { team }: Pick<Invitation, "team">,
  helpers: readonly { id: string; name: string }[],
): SenderChoice[] {
  return [
    ...Object.entries(team).map(([id, { name }]) => ({
      value: senderKey({ kind: "member", id }),
      label: name,
    })),
    ...helpers.map(({ id, name }) => ({ value: senderKey({ kind: "pass", id }), label: name })),
  ];
}
