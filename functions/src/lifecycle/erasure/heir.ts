import type { FarewellChoice } from "@janur/domain/contracts/account-callables";
import type { Invitation } from "@janur/domain/invitation/invitation";

/**
 * Who owns an invitation when its owner's account is gone: the one that was
 * chosen, as long as they still edit it; where they do not, or nothing was
 * chosen, who has been an editor longest. Null when it goes as well.
 */
export function heirOf(
  { id, members, team }: Pick<Invitation, "id" | "members" | "team">,
  { uid, choices }: { uid: string; choices: readonly FarewellChoice[] },
): string | null {
  const chosen = choices.find(({ invitationId }) => invitationId === id);
  if (chosen?.heir === null) return null;
  const editors = members.filter((member) => member !== uid && team[member]?.role === "editor");
  return editors.find((member) => member === chosen?.heir) ?? editors[0] ?? null;
}
