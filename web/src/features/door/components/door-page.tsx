import { isAtDoor, isToldOf } from "@janur/domain/door/door-source";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { may, type TeamRole } from "@janur/domain/team/team";
import { localize } from "@janur/domain/text/language";
import { Box, Button } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { doorQueries, whileSeen, type CeremonyPicture } from "../queries.ts";
import { doorViews, doorViewSchema, usualView, type DoorView } from "../view.ts";
import type { Expected } from "./arrival-hero.tsx";
import { DoorReport } from "./door-report.tsx";
import { Freshness } from "./freshness.tsx";
import { LivePicture } from "./live-picture.tsx";
import { PrepareSteps } from "./prepare-steps.tsx";

interface DoorPageProps {
  invitation: Invitation;
  role: TeamRole;
  /** All guests, always up to date. */
  rows: readonly GuestRow[];
  /** How many come to a ceremony by all that is known before the day; null for too little. */
  forecastOf: (ceremonyId: string) => Expected | null;
  /** Links for who stands at the door; null for roles that make none. */
  passes: ReactNode;
  /** Links of greeting screens; null for the same roles. */
  screens: ReactNode;
  /** What prints the list; null for roles that may not. */
  paper: ReactNode;
}

/** The host's side of the door: made ready before the day, looked at on it, reported after it. */
export function DoorPage({ invitation, role, rows, forecastOf, passes, screens, paper }: DoorPageProps) {
  const t = useEventText("door");
  const { id, zone } = invitation;
  const [now] = useState(() => new Date());
  const [view, change] = useAddressView(doorViewSchema);
  const usual = usualView(invitation, now);
  const mayKeep = may(role, "keepDoor");
  const views = doorViews.filter((name) => name !== "report" || mayKeep);
  const current = views.find((name) => name === view.view) ?? (views.includes(usual) ? usual : "live");
  const { data, dataUpdatedAt, isFetching, refetch } = useSuspenseQuery({
    ...doorQueries.picture(id),
    ...whileSeen,
  });
  const { search } = useLocation();
  const searchOf = (value: DoorView) => {
    const next = new URLSearchParams(search);
    if (value === usual) next.delete("view");
    else next.set("view", value);
    return next.toString();
  };
  const { ceremonies } = data;
  const shown = ceremonies.find(({ ceremony }) => ceremony.id === view.ceremony) ?? ceremonies[0];
  return (
    <>
      <LinkTabs
        label={t("view.label")}
        views={views.map((value) => ({
          key: value,
          to: { search: searchOf(value) },
          isCurrent: value === current,
          label: t(`view.${value}`),
        }))}
      />
      {shown === undefined ? (
        <EmptyState text={t("noCeremonies.text")}>
          {may(role, "publish") && (
            <Button component={PreloadLink} to={invitationPaths.edit(id)}>
              {t("noCeremonies.action")}
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          {current !== "prepare" && ceremonies.length > 1 && (
            <Box mb={8}>
              <ChoiceRow
                label={t("ceremony")}
                value={shown.ceremony.id}
                choices={ceremonies.map(({ ceremony }) => ({
                  value: ceremony.id,
                  label: localize(ceremony.name, currentLanguage()) || t("unnamed"),
                }))}
                onChange={(ceremony) => {
                  change({ ceremony });
                }}
              />
            </Box>
          )}
          {current !== "prepare" && (
            <Freshness zone={zone} at={dataUpdatedAt} isAsking={isFetching} onAsk={() => void refetch()} />
          )}
          {current === "prepare" && (
            <PrepareSteps
              invitation={invitation}
              ceremonies={ceremonies.map(({ ceremony }) => ceremony)}
              guests={listsOf(rows, ceremonies)}
              {...{ passes, screens, paper, mayKeep }}
            />
          )}
          {current === "live" && (
            <LivePicture
              key={shown.ceremony.id}
              invitationId={id}
              forecast={forecastOf(shown.ceremony.id)}
              {...{ shown, rows, mayKeep }}
            />
          )}
          {current === "report" && (
            <DoorReport
              key={shown.ceremony.id}
              invitation={invitation}
              role={role}
              ceremony={shown.ceremony}
              rows={rows}
            />
          )}
        </>
      )}
    </>
  );
}

/** How many are on the list of a device that is told of all ceremonies, and of one that is told of no private one. */
function listsOf(rows: readonly GuestRow[], ceremonies: readonly CeremonyPicture[]) {
  const listed = rows.filter(isAtDoor);
  const open = ceremonies.filter(({ ceremony }) => ceremony.isOpen).map(({ ceremony }) => ceremony.id);
  return { all: listed.length, open: listed.filter((row) => isToldOf(row, open)).length };
}
