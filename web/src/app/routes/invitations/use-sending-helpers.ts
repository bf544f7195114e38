import { passState } from "@janur/domain/helper/pass";
import { may, type TeamRole } from "@janur/domain/team/team";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { passQueries } from "../../../features/pass/queries.ts";

/** A helper without an account who sends invitations. */
interface SendingHelper {
  /** Of their pass. */
  id: string;
  name: string;
}

/** Helpers who send, as owner and editors know them; nobody for others, and until they are read. */
export function useSendingHelpers(invitationId: string, role: TeamRole): readonly SendingHelper[] {
  const { data } = useQuery({ ...passQueries.list(invitationId), enabled: may(role, "managePasses") });
  return useMemo(() => {
    const now = new Date();
    return (data ?? [])
      .filter((pass) => pass.scopes.includes("sendInvitations") && passState(pass, now) === "open")
      .map(({ id, name }) => ({ id, name }));
  }, [data]);
}
