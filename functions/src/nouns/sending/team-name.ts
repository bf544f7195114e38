import type { Invitation } from "@janur/domain/invitation/invitation";

/** The name by which the team knows a member. */
export function teamNameOf({ team }: Pick<Invitation, "team">, uid: string): string {
  return team[uid]?.name ?? "";
}
