import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { SeatingChange } from "@janur/domain/seating/seating-change";
import type { SeatingPlan } from "@janur/domain/seating/seating-plan";
import { seatingState } from "@janur/domain/seating/seating-state";
import { Button } from "@mantine/core";
import { IconArmchair } from "@tabler/icons-react";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { seatingViewSchema } from "../plan-view.ts";
import { seatGuests, type SeatCeremony, type SeatGuest } from "../seat-guests.ts";
import { usePlan } from "../use-plan.ts";
import { WhoContext, whoOf } from "../who.ts";
import { ChosenBar } from "./chosen-bar.tsx";
import { HallPlan } from "./hall-plan.tsx";
import type { OpenDialog } from "./dialog-parts.ts";
import { SeatingHead } from "./seating-head.tsx";
import { SeatingTabs } from "./seating-tabs.tsx";
import { TableList } from "./table-list.tsx";
import { WaitingList } from "./waiting-list.tsx";

/** What stands above the page comes once it is asked for. */
const SeatingDialogs = lazyPart(async () => (await import("./seating-dialogs.tsx")).SeatingDialogs);

interface SeatingWorkroomProps {
  invitation: Invitation;
  ceremony: SeatCeremony;
  stored: SeatingPlan;
  rows: readonly GuestRow[];
  mayEdit: boolean;
}

/** The plan of one ceremony with all that is done to it. */
export function SeatingWorkroom({ invitation, ceremony, stored, rows, mayEdit }: SeatingWorkroomProps) {
  const { t } = useTranslation("seating");
  const [{ tab }, changeView] = useAddressView(seatingViewSchema, {
    isStep: (before, next) => before.tab !== next.tab,
  });
  const { plan, change, undo, canUndo, isSaving } = usePlan(invitation.id, stored);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const guests = useMemo(() => seatGuests(rows, ceremony), [rows, ceremony]);
  const byId = useMemo(() => new Map(guests.map((guest) => [guest.id, guest])), [guests]);
  const state = useMemo(() => seatingState(plan, guests), [plan, guests]);
  const isEmpty = plan.tables.length === 0;

  const seat = (ids: Iterable<string>, table: string | null) => {
    change([seatChange([...ids], table, byId)]);
    setChosen(new Set());
  };
  /** A tap on a table seats whoever is chosen, else shows who sits there. */
  const openTable = (id: string) => {
    if (chosen.size > 0 && mayEdit) seat(chosen, id);
    else setDialog({ kind: "table", id });
  };
  const choose = (ids: readonly string[], isChosen: boolean) => {
    setChosen((old) => {
      const next = new Set(old);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  };
  const addTables = () => {
    setDialog({ kind: "addTables" });
  };

  const who = whoOf(invitation.eventType);
  return (
    <WhoContext value={who}>
      <SeatingHead
        plan={plan}
        state={state}
        byId={byId}
        mayEdit={mayEdit}
        canUndo={canUndo}
        isSaving={isSaving}
        onUndo={undo}
        onOpen={setDialog}
      />
      {isEmpty ? (
        <EmptyState text={t(mayEdit ? "empty" : "noPlan", { who: t(`who.${who}`) })}>
          {mayEdit && (
            <Button leftSection={<Icon of={IconArmchair} />} onClick={addTables}>
              {t("addTables.open")}
            </Button>
          )}
        </EmptyState>
      ) : (
        <div className="seats-room" data-tab={tab}>
          <section className="seats-hall" aria-label={t("tab.plan")}>
            <HallPlan
              plan={plan}
              state={state}
              mayEdit={mayEdit && chosen.size === 0}
              onMove={(thing, place) => {
                const moved: SeatingChange =
                  thing.kind === "table"
                    ? { kind: "changeTable", id: thing.id, fields: place }
                    : { kind: "changeShape", id: thing.id, fields: place };
                change([moved], `move ${thing.id}`);
              }}
              onTurn={({ kind, id }, rotation) => {
                const fields = { rotation };
                const turned: SeatingChange =
                  kind === "table"
                    ? { kind: "changeTable", id, fields }
                    : { kind: "changeShape", id, fields };
                change([turned], `turn ${id}`);
              }}
              onOpen={({ kind, id }) => {
                if (kind === "table") openTable(id);
                else if (mayEdit) setDialog({ kind: "shape", id });
              }}
            />
          </section>
          <div className="seats-side">
            <SeatingTabs tab={tab} unseated={state.unseated.length} tables={plan.tables.length} />
            {tab === "waiting" ? (
              <WaitingList
                guests={waitingOf(state.unseated, byId)}
                chosen={chosen}
                mayEdit={mayEdit}
                onChoose={choose}
              />
            ) : (
              <TableList
                state={state}
                byId={byId}
                mayEdit={mayEdit}
                isSeating={chosen.size > 0}
                chosenPeople={peopleOf(chosen, byId)}
                onOpen={openTable}
              />
            )}
          </div>
        </div>
      )}
      {chosen.size > 0 && (
        <ChosenBar
          guests={[...chosen].flatMap((id) => byId.get(id) ?? [])}
          isAtTables={tab !== "waiting"}
          onShowTables={() => {
            changeView({ tab: "tables" });
          }}
          onClear={() => {
            setChosen(new Set());
          }}
        />
      )}
      <Suspense>
        {dialog !== null && (
          <SeatingDialogs
            dialog={dialog}
            invitation={invitation}
            ceremony={ceremony}
            plan={plan}
            state={state}
            guests={guests}
            byId={byId}
            mayEdit={mayEdit}
            change={change}
            onOpen={setDialog}
            onMoveGuests={(ids) => {
              setDialog(null);
              setChosen(new Set(ids));
              changeView({ tab: "tables" });
            }}
            onClose={() => {
              setDialog(null);
            }}
          />
        )}
      </Suspense>
    </WhoContext>
  );
}

function waitingOf(unseated: readonly { id: string }[], byId: ReadonlyMap<string, SeatGuest>): SeatGuest[] {
  return unseated.flatMap(({ id }) => byId.get(id) ?? []);
}

function peopleOf(ids: ReadonlySet<string>, byId: ReadonlyMap<string, SeatGuest>): number {
  return [...ids].reduce((sum, id) => sum + (byId.get(id)?.people ?? 0), 0);
}

/** Seats guests, each with as many as they are now; null lets them get up. */
export function seatChange(
  ids: readonly string[],
  table: string | null,
  byId: ReadonlyMap<string, { people: number }>,
): SeatingChange {
  return {
    kind: "seat",
    guests: Object.fromEntries(
      ids.map((id) => [id, table === null ? null : { table, people: byId.get(id)?.people ?? 0 }]),
    ),
  };
}
