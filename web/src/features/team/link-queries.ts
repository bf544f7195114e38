import { queryOptions } from "@tanstack/react-query";
import { readTeamLink } from "./link-data.ts";

/** What a link leads to, as it was when it was opened. */
export const teamLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ["team", "link", token],
    queryFn: () => readTeamLink(token),
    networkMode: "always",
    staleTime: Infinity,
    gcTime: 0,
  });
