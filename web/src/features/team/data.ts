import { paths } from "@janur/domain/paths";
import { teamInviteSchema, type TeamInvite } from "@janur/domain/team/team-invite";
import { collection, limit, query } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";

const inviteConverter = readConverter(teamInviteSchema);

/** As many as the rules allow; open ones are fewer than a team has members. */
const longestList = 100;

/** Links that nobody has joined by, in no order. */
export function watchTeamInvites(invitationId: string): Subscribe<TeamInvite[]> {
  const invites = collection(firestore, paths.teamInvites(invitationId)).withConverter(inviteConverter);
  return listenToQuery(query(invites, limit(longestList)));
}
