import type { SeatConflict } from "@janur/domain/seating/seating-state";
import { Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import type { DialogParts } from "./dialog-parts.ts";

/** What changed since people were seated, and which rules the plan breaks; each with what solves it. */
export function ProblemsDialog({ plan, state, byId, mayEdit, change, onMoveGuests, onClose }: DialogParts) {
  const t = useEventText("seating");
  const tableName = (id: string) => plan.tables.find((table) => table.id === id)?.name ?? "";
  const isNone = state.conflicts.length === 0 && state.brokenWishes.length === 0;
  return (
    <SideDrawer title={t("problems.title")} onClose={onClose}>
      <Stack ref={keptFocus}>
        {isNone && <Text role="status">{t("problems.none")}</Text>}
        <ul className="seats-rows">
          {state.conflicts.map((conflict) => (
            <li key={conflict.guestId}>
              <span dir="auto">
                {byId.get(conflict.guestId)?.name ?? t("problems.gone")}
                <small>
                  {t(`problems.reason.${conflict.reason}`, {
                    ...{ table: tableName(conflict.table), seated: conflict.seated, people: conflict.people },
                  })}
                </small>
              </span>
              {mayEdit && <Solution conflict={conflict} change={change} onMoveGuests={onMoveGuests} />}
            </li>
          ))}
          {state.brokenWishes.map(({ wish, tables }) => (
            <li key={wish.id}>
              <span dir="auto">
                {t(`rules.said.${wish.kind}`, { first: wish.first.value, second: wish.second.value })}
                <small>
                  {wish.kind === "apart"
                    ? t("problems.apart", { tables: tables.map(tableName).join(", ") })
                    : t("problems.together")}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </SideDrawer>
  );
}

function Solution({
  conflict: { guestId, reason, table, people },
  change,
  onMoveGuests,
}: Pick<DialogParts, "change" | "onMoveGuests"> & { conflict: SeatConflict }) {
  const { t } = useTranslation("seating");
  if (reason === "gone" || reason === "no" || reason === "notInvited")
    return (
      <Button
        variant="default"
        size="sm"
        onClick={() => {
          change([{ kind: "seat", guests: { [guestId]: null } }]);
        }}
      >
        {t("problems.free")}
      </Button>
    );
  return (
    <>
      <Button
        variant="default"
        size="sm"
        onClick={() => {
          change([{ kind: "seat", guests: { [guestId]: { table, people } } }]);
        }}
      >
        {t("problems.keep")}
      </Button>
      <Button
        variant="subtle"
        size="sm"
        onClick={() => {
          onMoveGuests([guestId]);
        }}
      >
        {t("table.move")}
      </Button>
    </>
  );
}
