import { MemoryPage } from "../../features/gift/components/memory-page.tsx";
import { giftQueries } from "../../features/gift/queries.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { useSignedIn, type SignedIn } from "../../lib/session/session.ts";
import { QueryBoundary } from "../../ui/error/query-boundary.tsx";
import { Skeleton } from "@mantine/core";

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([queryClient.query(giftQueries.memory(session.user.uid))]);
}

export function Component() {
  const { user } = useSignedIn();
  return (
    <QueryBoundary skeleton={<Skeleton height={320} radius="lg" aria-hidden />}>
      <MemoryPage uid={user.uid} />
    </QueryBoundary>
  );
}
