import { useQuery } from "@tanstack/react-query";
import { guestQueries } from "./queries.ts";

/** Groups that are offered beside the field. */
const offered = 8;

/** The groups that most guests of the list belong to, the largest first; none where the list is not there yet. */
export function useKnownGroups(invitationId: string): string[] {
  const { data } = useQuery({ ...guestQueries.rows(invitationId), enabled: false });
  const sizes = new Map<string, number>();
  for (const { group } of data?.rows ?? []) {
    if (group !== "") sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  return [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, offered)
    .map(([group]) => group);
}
