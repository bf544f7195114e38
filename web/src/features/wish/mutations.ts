import type { Wish } from "@janur/domain/wish/wish";
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import { callHost, type HostInput } from "../../lib/client/callables.ts";
import { wishKeys } from "../../lib/query/keys.ts";
import type { OlderWishes } from "./data.ts";

export type WishAction = HostInput<"moderateWish">["action"];

/** Older pages have no listener: what is known to have changed is changed in them. */
function patchOlder(client: QueryClient, invitationId: string, wishId: string, change: Partial<Wish>): void {
  client.setQueriesData(
    { queryKey: wishKeys.allOlder(invitationId) },
    (data: InfiniteData<OlderWishes> | undefined) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          wishes: page.wishes.map((wish) => (wish.id === wishId ? { ...wish, ...change } : wish)),
        })),
      },
  );
}

/** Hides, shows, pins; the wall follows within 70 s. `wish/not-found` */
export function useModerateWish(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ wishId, action }: { wishId: string; action: WishAction }) =>
      callHost("moderateWish", { invitationId, wishId, action }),
    onSuccess: (state, { wishId, action }) => {
      patchOlder(client, invitationId, wishId, { ...state, isHeld: false });
      // An unpinned wish may belong among older ones, where no page holds it.
      if (action === "unpin") void client.invalidateQueries({ queryKey: wishKeys.allOlder(invitationId) });
    },
  });
}

/** The family's answer; an empty one takes it back. `wish/not-found` */
export function useReplyToWish(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ wishId, reply }: { wishId: string; reply: string }) =>
      callHost("replyToWish", { invitationId, wishId, reply }),
    onSuccess: (_, { wishId, reply }) => {
      patchOlder(client, invitationId, wishId, { reply });
    },
  });
}
