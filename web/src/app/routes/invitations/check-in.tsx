import { isConference } from "@janur/domain/content/event-type";
import { roleOf } from "@janur/domain/invitation/invitation";
import { may } from "@janur/domain/team/team";
import { addressedName } from "@janur/domain/guest/guest-name";
import { localize } from "@janur/domain/text/language";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Params } from "react-router-dom";
import { DoorPage } from "../../../features/door/components/door-page.tsx";
import { mostFound } from "../../../features/door/most-found.ts";
import { doorQueries } from "../../../features/door/queries.ts";
import { PrintDoorList } from "../../../features/guest/components/print-door-list.tsx";
import { guestQueries } from "../../../features/guest/queries.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { DoorPasses } from "../../../features/pass/components/door-passes.tsx";
import { ScreenPasses } from "../../../features/pass/components/screen-passes.tsx";
import { portionsOf } from "../../../features/statistics/guest-statistics.ts";
import { statisticsQueries } from "../../../features/statistics/queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import { ConferenceContext } from "../../../lib/i18n/event-text.ts";
import { foundGuests } from "../../../lib/text/found-guests.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import type { SignedIn } from "../../../lib/session/session.ts";
import { usePastFeasts } from "./use-past-feasts.ts";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";
import { loadPasses } from "./load-by-role.ts";

export async function load({ params, session }: { params: Params; session: SignedIn }): Promise<void> {
  const invitationId = invitationIdOf(params);
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    queryClient.query(guestQueries.rows(invitationId)),
    queryClient.query(doorQueries.picture(invitationId)),
    // They stand above what can be tapped.
    loadPasses({ invitationId, uid: session.user.uid }),
  ]);
}

export function Component() {
  return <InvitationPage page={Page} />;
}

/** The door, with the links of who stands there, the list on paper, and how many were expected before the day. */
function Page({ invitation, uid }: PageProps) {
  const { t } = useTranslation("door");
  const role = roleOf(invitation, uid) ?? "viewer";
  const { id } = invitation;
  const { data: guests } = useSuspenseQuery(guestQueries.rows(id));
  const { data: picture } = useSuspenseQuery(doorQueries.picture(id));
  const { data: counted } = useQuery(statisticsQueries.of([id], null, true));
  const past = usePastFeasts(invitation, uid);
  const figures = counted?.[0]?.ceremonies;
  const forecasts = useMemo(
    () =>
      new Map(
        past === null
          ? []
          : figures?.map((ceremony) => {
              const { expected, feasts } = portionsOf(guests.rows, ceremony, past);
              return [ceremony.id, expected === null ? null : { ...expected, feasts }];
            }),
      ),
    [figures, guests.rows, past],
  );
  const { ceremonies } = picture;
  const mayShow = may(role, "managePasses") && may(role, "editContent");
  const { data: draft } = useQuery({ ...invitationQueries.draftForNames(id), enabled: mayShow });
  const nameOf = useMemo(() => {
    const names = new Map(guests.rows.map((row) => [row.id, addressedName(row)]));
    return (guestId: string) => names.get(guestId) ?? "";
  }, [guests.rows]);
  const printed = useMemo(
    () =>
      ceremonies.map(({ ceremony }) => ({
        id: ceremony.id,
        name: localize(ceremony.name, currentLanguage()) || t("unnamed"),
        isOpen: ceremony.isOpen,
      })),
    [ceremonies, t],
  );
  return (
    <ConferenceContext value={isConference(invitation.eventType)}>
      <DoorPage
        invitation={invitation}
        role={role}
        rows={guests.rows}
        forecastOf={(ceremonyId) => forecasts.get(ceremonyId) ?? null}
        passes={
          may(role, "managePasses") ? (
            <DoorPasses
              invitation={invitation}
              ceremonies={printed}
              inviter={invitation.team[uid]?.name ?? ""}
            />
          ) : null
        }
        screens={
          mayShow ? (
            <ScreenPasses
              invitation={invitation}
              inviter={invitation.team[uid]?.name ?? ""}
              ceremonies={printed}
              content={draft?.content ?? null}
              nameOf={nameOf}
              findGuests={(typed) =>
                foundGuests(guests.rows, typed, mostFound).map(({ id: guestId }) => guestId)
              }
            />
          ) : null
        }
        paper={
          may(role, "readLinks") && may(role, "keepDoor") ? (
            <PrintDoorList
              invitationId={id}
              title={invitation.title}
              rows={guests.rows}
              ceremonies={printed}
              label={t("steps.paper.print")}
            />
          ) : null
        }
      />
    </ConferenceContext>
  );
}
