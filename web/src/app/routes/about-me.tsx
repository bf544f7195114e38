import { findSection } from "@janur/domain/content/content";
import { senderNameOf } from "@janur/domain/content/sender-name";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { limits } from "@janur/domain/limits";
import { localize } from "@janur/domain/text/language";
import { may } from "@janur/domain/team/team";
import { messages } from "@janur/event-page/texts/messages";
import { Skeleton } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { settingsQueries } from "../../features/account-settings/queries.ts";
import { AboutMePage } from "../../features/about-me/components/about-me-page.tsx";
import { FiguresCard } from "../../features/about-me/components/figures-card.tsx";
import { HostCard } from "../../features/about-me/components/host-card.tsx";
import { SenderCard } from "../../features/about-me/components/sender-card.tsx";
import { ownInvitations } from "../../features/about-me/own-invitations.ts";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { statisticsQueries } from "../../features/statistics/queries.ts";
import { sumStatistics } from "../../features/statistics/sum-statistics.ts";
import { problemText } from "../../lib/calls/problem-text.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { useSignedIn, type SignedIn } from "../../lib/session/session.ts";
import { ProblemNotice } from "../../ui/error/problem-notice.tsx";
import { QueryBoundary } from "../../ui/error/query-boundary.tsx";
import { appPaths } from "../paths.ts";

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([
    queryClient.query(invitationQueries.mine(session.user.uid)),
    queryClient.query(settingsQueries.own(session.user.uid)),
  ]);
}

export function Component() {
  return (
    <AboutMePage>
      <QueryBoundary skeleton={<Skeleton height={320} radius="lg" aria-hidden />}>
        <Cards />
      </QueryBoundary>
    </AboutMePage>
  );
}

function Cards() {
  const { user } = useSignedIn();
  const { account } = useSuspenseQuery(settingsQueries.own(user.uid)).data;
  const invitations = ownInvitations(useSuspenseQuery(invitationQueries.mine(user.uid)).data, user.uid);
  const latest = invitations[0];
  return (
    <>
      <HostCard zone={account.zone} profilePath={appPaths.profile} />
      <Figures invitations={invitations} />
      {latest !== undefined && <Sender invitation={latest} uid={user.uid} />}
    </>
  );
}

function Figures({ invitations }: { invitations: readonly Invitation[] }) {
  const counted = invitations.slice(0, limits.statistics.invitations);
  const ids = counted.map(({ id }) => id);
  const { data, error } = useQuery(statisticsQueries.of(ids, null, false));
  if (error !== null) return <ProblemNotice text={problemText(error)} />;
  // Who has no invitation has nothing to wait for.
  const figures = ids.length === 0 ? [] : data;
  return (
    <FiguresCard
      count={invitations.length}
      counted={counted.length}
      figures={figures === undefined ? undefined : sumStatistics(figures, null)}
    />
  );
}

/** As the cover prints it: by the words of the draft, which become the page's when it is published. */
function Sender({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const { profile } = useSignedIn();
  const mayEdit = may(roleOf(invitation, uid) ?? "viewer", "editContent");
  const { data: draft } = useQuery({ ...invitationQueries.draftForNames(invitation.id), enabled: mayEdit });
  if (draft === undefined || profile === null) return null;
  const cover = findSection(draft.content, "cover");
  const lines = draft.content.languages.map((language) => ({
    language,
    text: messages[language].sentBy({
      name: senderNameOf(draft.content, profile.displayName),
      relation: cover === undefined ? "" : localize(cover.senderRelation, language),
      phoneEnding: cover?.senderPhoneEnding ?? "",
    }),
  }));
  return <SenderCard invitation={invitation} lines={lines} isShown={isShown(invitation.status)} />;
}
