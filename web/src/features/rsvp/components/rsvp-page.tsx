import type { Invitation } from "@janur/domain/invitation/invitation";
import { hasAnswers } from "@janur/domain/statistics/figures";
import { may, type TeamRole } from "@janur/domain/team/team";
import { addressedName } from "@janur/domain/guest/guest-name";
import { Box, Button } from "@mantine/core";
import { IconPhoneCall } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { scopeOf } from "../answer-scope.ts";
import { figureQueries } from "../figure-queries.ts";
import { rsvpQueries } from "../queries.ts";
import type { AnswerTerms } from "../terms.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { figureKeys } from "../../../lib/query/keys.ts";
import { rsvpViewSchema } from "../view.ts";
import type { RsvpView } from "../view.ts";
import { AnswerCard } from "./answer-card.tsx";
import { AnswerFilter } from "./answer-filter.tsx";
import { AnswerList, AnswerListSkeleton, NoAnswers } from "./answer-list.tsx";
import { CapacityFigures } from "./capacity-figures.tsx";
import { CeremonyHeads } from "./ceremony-heads.tsx";
import { FigureRow } from "./figure-row.tsx";
import { Inbox } from "./inbox.tsx";
import classes from "./rsvp-page.module.css";
import { RsvpTabs } from "./rsvp-tabs.tsx";
import { Waitlist } from "./waitlist.tsx";
import { RoomActions } from "../../../ui/layout/room-actions.tsx";

interface RsvpPageProps {
  invitation: Invitation;
  role: TeamRole;
  /** To name ceremonies and questions; empty where the draft is not this person's to read. */
  terms: AnswerTerms;
  /** Buttons beside those of the room. */
  actions: ReactNode;
}

/** Who is coming: head counts, the answers as they arrive, the inbox and the waitlist. */
export function RsvpPage({ invitation, role, terms, actions }: RsvpPageProps) {
  const { t } = useTranslation(["rsvp", "problem"]);
  const [view, change] = useAddressView(rsvpViewSchema);
  const figures = useQuery(figureQueries.figures(invitation.id));
  const { capacity } = invitation.settings;
  const mayAnswer = may(role, "answerForGuests");
  const ceremonyIds = terms.ceremonies.map(({ id }) => id);
  const hasHeads = capacity !== null || (view.tab === "all" && ceremonyIds.length > 1);
  const heads = useQuery({ ...figureQueries.headCounts(invitation.id, ceremonyIds), enabled: hasHeads });
  const shared = { invitationId: invitation.id, zone: invitation.zone, mayAnswer };
  useFiguresAfterAnswers(invitation.id);
  return (
    <>
      <RoomActions>
        {actions}
        {mayAnswer && (
          <Button
            leftSection={<Icon of={IconPhoneCall} />}
            onClick={() => {
              change({ record: "new" });
            }}
          >
            {t("rsvp:record")}
          </Button>
        )}
      </RoomActions>
      {/* Five figures of nobody say less than the one sentence in the list. */}
      {figures.error === null || figures.data !== undefined ? (
        (figures.data === undefined || hasAnswers(figures.data)) && (
          <Box mb="lg">
            <FigureRow figures={figures.data} />
          </Box>
        )
      ) : (
        <ProblemNotice
          text={problemText(figures.error)}
          action={t("problem:retry")}
          onAction={() => void figures.refetch()}
        />
      )}
      {heads.isLoading ? (
        // In one piece: heads that came later would push down the answer that a finger is about to touch.
        <AnswerListSkeleton />
      ) : (
        <>
          {capacity !== null && (
            <CapacityFigures
              invitationId={invitation.id}
              capacity={capacity}
              ceremonyIds={ceremonyIds}
              figures={figures.data}
            />
          )}
          <RsvpTabs
            tab={view.tab}
            figures={figures.data}
            hasWaitlist={capacity !== null || view.tab === "waitlist"}
          />
          {view.tab === "all" && terms.ceremonies.length > 1 && (
            <CeremonyHeads
              invitationId={invitation.id}
              ceremonies={terms.ceremonies}
              chosen={view.attendance === "yes" ? view.ceremony : ""}
            />
          )}
          <PartBoundary key={view.tab} skeleton={<AnswerListSkeleton />}>
            {view.tab === "all" && <AllAnswers {...shared} terms={terms} view={view} onChange={change} />}
            {view.tab === "inbox" && (
              <Inbox {...shared} terms={terms} figures={figures.data} onOpen={change} />
            )}
            {view.tab === "waitlist" && <Waitlist {...shared} />}
          </PartBoundary>
        </>
      )}
    </>
  );
}

interface AllAnswersProps {
  invitationId: string;
  zone: string;
  mayAnswer: boolean;
  terms: AnswerTerms;
  view: RsvpView;
  onChange: (change: Partial<RsvpView>) => void;
}

function AllAnswers({ invitationId, zone, mayAnswer, terms, view, onChange }: AllAnswersProps) {
  const { t } = useTranslation("rsvp");
  const { q, attendance, ceremony } = view;
  const wanted = useMemo(() => scopeOf({ tab: "all", q, attendance, ceremony }), [q, attendance, ceremony]);
  // The list that is there stays until the next one has come.
  const scope = useDeferredValue(wanted);
  const isFiltered = q !== "" || attendance !== "" || ceremony !== "";
  return (
    <>
      <AnswerFilter view={view} ceremonies={terms.ceremonies} onChange={onChange} />
      <div className={scope === wanted ? undefined : classes.stale}>
        <AnswerList
          key={JSON.stringify(scope)}
          invitationId={invitationId}
          scope={scope}
          label={t("list")}
          empty={
            <NoAnswers
              invitationId={invitationId}
              maySend={mayAnswer}
              isFiltered={isFiltered}
              onClear={() => {
                onChange({ q: "", attendance: "", ceremony: "" });
              }}
            />
          }
        >
          {(guest) => (
            <AnswerCard
              key={guest.id}
              guest={guest}
              zone={zone}
              terms={terms}
              onHistory={() => {
                onChange({ history: guest.id });
              }}
              actions={
                mayAnswer && (
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={t("changeOf", { name: addressedName(guest) })}
                    onClick={() => {
                      onChange({ record: guest.id });
                    }}
                  >
                    {t("change")}
                  </Button>
                )
              }
            />
          )}
        </AnswerList>
      </div>
    </>
  );
}

const everything = { of: "all", text: "", attendance: "", ceremonyId: "" } as const;
const queue = { of: "waitlist" } as const;

/** Each answer that arrives, and each seat that is given, makes the figures stale; they are asked for again. */
function useFiguresAfterAnswers(invitationId: string): void {
  const client = useQueryClient();
  const answers = useQuery(rsvpQueries.answers(invitationId, everything)).dataUpdatedAt;
  const seats = useQuery(rsvpQueries.answers(invitationId, queue)).dataUpdatedAt;
  const shown = useRef(0);
  const latest = answers === 0 || seats === 0 ? 0 : Math.max(answers, seats);
  useEffect(() => {
    // The first lists came together with the first figures.
    const isNews = shown.current !== 0 && shown.current !== latest;
    shown.current = latest;
    if (isNews) void client.invalidateQueries({ queryKey: figureKeys.of(invitationId) });
  }, [client, invitationId, latest]);
}
