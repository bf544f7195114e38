import { useSuspenseQuery } from "@tanstack/react-query";
import { settingsQueries } from "../../features/account-settings/queries.ts";
import { AppRoom, AppRoomSkeleton } from "../../features/app/components/app-room.tsx";
import { appQueries } from "../../features/app/queries.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useSignedIn, type SignedIn } from "../../lib/session/session.ts";
import { QueryBoundary } from "../../ui/query-boundary.tsx";

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([
    queryClient.query(appQueries.own(session.user.uid)),
    queryClient.query(settingsQueries.own(session.user.uid)),
  ]);
}

export function Component() {
  const { user } = useSignedIn();
  return (
    <QueryBoundary skeleton={<AppRoomSkeleton />}>
      <Room uid={user.uid} />
    </QueryBoundary>
  );
}

function Room({ uid }: { uid: string }) {
  const { account } = useSuspenseQuery(settingsQueries.own(uid)).data;
  return <AppRoom uid={uid} zone={account.zone} />;
}
