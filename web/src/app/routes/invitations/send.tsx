import { roleOf } from "@janur/domain/invitation/invitation";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Params } from "react-router-dom";
import { senderKey } from "../../../features/guest/listed-rows.ts";
import { guestQueries } from "../../../features/guest/queries.ts";
import { InvitationFrameSkeleton } from "../../../features/invitation/components/invitation-frame.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import type { Sender } from "../../../features/sending/components/queue-chooser.tsx";
import { SendingPage } from "../../../features/sending/components/sending-page.tsx";
import { queryClient } from "../../../lib/client/query-client.ts";
import type { SignedIn } from "../../../lib/session/session.ts";
import { QueryBoundary } from "../../../ui/error/query-boundary.tsx";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";
import { loadPasses } from "./load-by-role.ts";
import { useDoorStory } from "./use-door-story.ts";
import { useThanksForGifts } from "./use-thanks-for-gifts.ts";
import { useSendingHelpers } from "./use-sending-helpers.ts";

export async function load({ params, session }: { params: Params; session: SignedIn }): Promise<void> {
  const invitationId = invitationIdOf(params);
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    queryClient.query(guestQueries.rows(invitationId)),
    // Among whom guests are shared out.
    loadPasses({ invitationId, uid: session.user.uid }),
  ]);
}

export function Component() {
  return <InvitationPage page={Desk} />;
}

function Desk(props: PageProps) {
  return (
    <QueryBoundary skeleton={<InvitationFrameSkeleton />}>
      <Page {...props} />
    </QueryBoundary>
  );
}

/** The desk, with the guests as the list knows them and everybody who may have been given some. */
function Page({ invitation, uid }: PageProps) {
  const role = roleOf(invitation, uid) ?? "viewer";
  const { data } = useSuspenseQuery(guestQueries.rows(invitation.id));
  const passes = useSendingHelpers(invitation.id, role);
  const door = useDoorStory(invitation, role);
  const came = useMemo(() => (door === null ? null : new Set(door.arrivals.keys())), [door]);
  const thanks = useThanksForGifts(invitation, uid);
  const senders = useMemo<Sender[]>(() => {
    const members = Object.entries(invitation.team).map(([id, { name }]) => ({
      sender: { kind: "member" as const, id },
      name,
    }));
    const helpers = passes.map(({ id, name }) => ({ sender: { kind: "pass" as const, id }, name }));
    const known = [...members, ...helpers].map(({ sender, name }) => ({
      key: senderKey(sender),
      sender,
      name,
    }));
    const given = new Map(data.rows.map(({ sender }) => [senderKey(sender), sender]));
    // Who left the team, or whose link is over, has their guests still: somebody must be able to find them.
    const former = [...given].flatMap(([key, sender]) =>
      sender === null || known.some((one) => one.key === key) ? [] : [{ key, sender, name: "" }],
    );
    return [...known.filter(({ key, sender }) => given.has(key) || sender.id === uid), ...former];
  }, [invitation.team, passes, data.rows, uid]);
  return (
    <SendingPage
      invitation={invitation}
      role={role}
      uid={uid}
      rows={data.rows}
      senders={senders}
      came={came}
      gave={thanks.gave}
      onThanked={thanks.refresh}
    />
  );
}
