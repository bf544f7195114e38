import { envelopeKey } from "@janur/domain/gift/gift";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { giftKeys } from "../../lib/query/keys.ts";

/** An envelope that somebody counted and that the server did not take. */
export interface Uncounted {
  envelope: string;
  amount: number;
  error: unknown;
}

const none: readonly Uncounted[] = [];

/**
 * What was counted in vain. Whoever counts has the next envelope in their hands when they hear of it, perhaps in another
 * view: it stays for as long as the tab is open, and never goes back into the fields.
 */
export function useUncounted(invitationId: string) {
  const client = useQueryClient();
  const queryKey = giftKeys.uncounted(invitationId);
  const { data } = useQuery({
    queryKey,
    queryFn: () => none,
    enabled: false,
    initialData: none,
    gcTime: Infinity,
  });
  const replace = (envelope: string, now: readonly Uncounted[]) => {
    client.setQueryData<readonly Uncounted[]>(queryKey, (before = none) => [
      ...before.filter((one) => envelopeKey(one.envelope) !== envelopeKey(envelope)),
      ...now,
    ]);
  };
  return {
    uncounted: data,
    add: (one: Uncounted) => {
      replace(one.envelope, [one]);
    },
    drop: (envelope: string) => {
      replace(envelope, []);
    },
  };
}
