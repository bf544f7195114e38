import { concernsCalendars } from "@janur/domain/content/calendar-change";
import type { Content } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { contentDifferences } from "@janur/domain/content/merge/merge-content";
import { orderChanges } from "@janur/domain/content/merge/section-order";
import { Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../../ui/error/problem-notice.tsx";
import { invitationQueries } from "../../../invitation/queries.ts";
import { lazyPart } from "../../../../lib/browser/lazy-part.ts";
import { DifferenceLines } from "../../../versions/components/difference-lines.tsx";

const ReachNote = lazyPart(async () => (await import("../../../side/components/reach-note.tsx")).ReachNote);

interface ChangesForGuestsProps {
  invitation: Invitation;
  publishedRevision: number;
  content: Content;
}

/** What guests will see otherwise than now, and how many of them have seen what it was. */
export function ChangesForGuests({ invitation, publishedRevision, content }: ChangesForGuestsProps) {
  const { t } = useTranslation("publish");
  const version = useQuery(invitationQueries.version(invitation.id, publishedRevision));
  const seen = useQuery(invitationQueries.seen(invitation.id, publishedRevision));
  const error = version.error ?? seen.error;
  if (error !== null) return <ProblemNotice text={problemText(error)} />;
  if (version.data === undefined || seen.data === undefined) return <Skeleton height={120} aria-hidden />;
  const isMoved = concernsCalendars(version.data.content, content);
  const differences = contentDifferences(version.data.content, content);
  const families = invitation.sides.map(({ id }) => id);
  const orders = orderChanges(version.data.content, content, families);
  const isChanged = differences.length + orders.length > 0;
  const count = isChanged ? seen.data : 0;
  return (
    <Stack component="section" gap={8} aria-label={t("review.changes")}>
      <Text component="h3" fz={16} fw={600} m={0}>
        {t("review.changes")}
      </Text>
      {isChanged ? (
        <DifferenceLines before={version.data.content} after={content} />
      ) : (
        <Text>{t("review.nothing")}</Text>
      )}
      {invitation.sides.length > 0 && isChanged && (
        <Suspense>
          <ReachNote invitation={invitation} differences={differences} orders={orders} content={content} />
        </Suspense>
      )}
      {count > 0 && <Text fw={600}>{t(isMoved ? "review.seenTime" : "review.seen", { count })}</Text>}
      {count > 0 && isMoved && <Text>{t("review.tellThem")}</Text>}
    </Stack>
  );
}
