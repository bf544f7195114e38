import { queryOptions } from "@tanstack/react-query";
import { readTeamLink } from "./link-data.ts";
import { teamKeys } from "../../lib/query/keys.ts";

/** What a link leads to, as it was when it was opened. */
export const teamLinkQuery = (token: string) =>
  queryOptions({
    queryKey: teamKeys.link(token),
    queryFn: () => readTeamLink(token),
    staleTime: Infinity,
    gcTime: 0,
  });
