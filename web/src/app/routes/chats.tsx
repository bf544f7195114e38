import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ChatPage, ChatPageSkeleton } from "../../features/chat/components/chat-page.tsx";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { useSignedIn, type SignedIn } from "../../lib/session/session.ts";
import { QueryBoundary } from "../../ui/error/query-boundary.tsx";

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.mine(session.user.uid))]);
}

export function Component() {
  return (
    <QueryBoundary skeleton={<ChatPageSkeleton />}>
      <Page />
    </QueryBoundary>
  );
}

function Page() {
  const { user, profile } = useSignedIn();
  const { data } = useSuspenseQuery(invitationQueries.mine(user.uid));
  const atHand = data.filter(({ status }) => !isPutAway(status));
  return <ChatPage invitations={atHand} user={user} profile={profile} />;
}
