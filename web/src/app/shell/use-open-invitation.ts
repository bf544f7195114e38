import { AppError } from "@janur/domain/errors";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { invitationOf } from "./palette/invitation-of.ts";

/** The invitation that the address is inside of; null outside of all, and in one that is gone or somebody else's. */
export function useOpenInvitation(): string | null {
  const invitationId = invitationOf(useLocation().pathname);
  const { error, isFetching } = useQuery({
    ...invitationQueries.head(invitationId ?? "none"),
    enabled: invitationId !== null,
  });
  return error instanceof AppError && !isFetching ? null : invitationId;
}
