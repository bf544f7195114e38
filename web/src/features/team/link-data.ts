import { teamLinkCallables } from "@janur/domain/contracts/team-callables";
import type * as z from "zod";
import { auth } from "../../lib/firebase/auth.ts";
import { parseOutput, postOperation } from "../../lib/calls/post-operation.ts";

/* Beside data.ts, because whoever opens a link may be signed out and needs no Firestore. */

export type TeamLink = z.output<typeof teamLinkCallables.readTeamInvite.output>;

/** Who invites to what. @throws AppError `team/invite-invalid`, NetworkError */
export async function readTeamLink(token: string): Promise<TeamLink> {
  const result = await postOperation("/api/guest/readTeamInvite", { token }, null);
  return parseOutput(teamLinkCallables.readTeamInvite.output, result);
}

/** @throws AppError `team/invite-invalid`, NetworkError */
export async function declineTeamLink(token: string): Promise<void> {
  await postOperation("/api/guest/declineTeamInvite", { token }, null);
}

/** A token made before the address was confirmed does not say so. */
export async function refreshToken(): Promise<void> {
  await auth.currentUser?.reload();
  await auth.currentUser?.getIdToken(true);
}
