import type { Invitation, InvitationSide } from "@janur/domain/invitation/invitation";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { invitationKeys } from "../../lib/query/keys.ts";
import { invitationQueries } from "./queries.ts";

/** Shows at once what the head's listener confirms a moment later. */
function showSides(
  client: QueryClient,
  invitationId: string,
  change: (sides: readonly InvitationSide[]) => InvitationSide[],
): Promise<void> {
  client.setQueryData(invitationQueries.head(invitationId).queryKey, (head: Invitation | undefined) =>
    head === undefined ? head : { ...head, sides: change(head.sides) },
  );
  return client.invalidateQueries({ queryKey: invitationKeys.slugs() });
}

/** `slug/taken` with free ones, `slug/reserved`, `invitation/wrong-status` */
export function useAddSide(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { side: GuestSide; slug: string }) => callHost("addSide", { invitationId, ...input }),
    onSuccess: (_, { side, slug }) =>
      showSides(client, invitationId, (sides) => [
        ...sides.filter(({ id }) => id !== side),
        { id: side, slug, oldSlugs: [], publishedRevision: null },
      ]),
  });
}

/** `invitation/wrong-status`, `invitation/limit-reached` */
export function useRemoveSide(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (side: GuestSide) => callHost("removeSide", { invitationId, side }),
    onSuccess: (_, side) => showSides(client, invitationId, (sides) => sides.filter(({ id }) => id !== side)),
  });
}
