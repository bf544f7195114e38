import { Button, Group, Stack, Text } from "@mantine/core";
import type { TFunction } from "i18next";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { silenceOf, type SeatGuest } from "../seat-guests.ts";
import type { DialogParts } from "./dialog-parts.ts";
import { WhoContext } from "../who.ts";

/** Who sits at a table, and what can be done with it and them. */
export function TableDrawer(props: DialogParts & { tableId: string }) {
  const { state, byId, mayEdit, change, onOpen, onMoveGuests, onClose, tableId } = props;
  const { t } = useTranslation("seating");
  const who = t(`who.${use(WhoContext)}`);
  const found = state.tables.find(({ table }) => table.id === tableId);
  if (found === undefined) return null;
  const { table, guests, people, isOverFull } = found;
  return (
    <SideDrawer title={table.name} onClose={onClose}>
      <Stack ref={keptFocus}>
        <Text>
          {t("tables.count", { people, seats: table.seats })}
          {isOverFull && (
            <Text span c="cabai" fw={600} ml={8}>
              {t("tables.over", { count: people - table.seats })}
            </Text>
          )}
        </Text>
        {guests.length === 0 ? (
          <Text c="dimmed">{t(mayEdit ? "table.nobodyHelp" : "tables.nobody", { who })}</Text>
        ) : (
          <ul className="seats-rows">
            {guests.map(({ id, people: count }) => (
              <li key={id}>
                <span dir="auto">
                  {byId.get(id)?.name}
                  <small>{factsOf(byId.get(id), count, t)}</small>
                </span>
                {mayEdit && (
                  <>
                    <Button
                      variant="default"
                      size="sm"
                      aria-label={t("table.moveNamed", { name: byId.get(id)?.name })}
                      onClick={() => {
                        onMoveGuests([id]);
                      }}
                    >
                      {t("table.move")}
                    </Button>
                    <Button
                      variant="subtle"
                      size="sm"
                      aria-label={t("table.unseatNamed", { name: byId.get(id)?.name })}
                      onClick={() => {
                        change([{ kind: "seat", guests: { [id]: null } }]);
                      }}
                    >
                      {t("table.unseat")}
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayEdit && (
          <Group gap={8}>
            <Button
              variant="default"
              onClick={() => {
                onOpen({ kind: "editTable", id: table.id });
              }}
            >
              {t("table.change")}
            </Button>
            {guests.length > 0 && (
              <Button
                variant="default"
                onClick={() => {
                  onMoveGuests(guests.map(({ id }) => id));
                }}
              >
                {t("table.moveAll")}
              </Button>
            )}
            <Button
              variant="subtle"
              color="cabai"
              onClick={() => {
                change([{ kind: "removeTable", id: table.id }]);
                onClose();
              }}
            >
              {t("table.remove")}
            </Button>
          </Group>
        )}
      </Stack>
    </SideDrawer>
  );
}

/** "2 orang · belum menjawab" */
function factsOf(guest: SeatGuest | undefined, count: number, t: TFunction<"seating">): string {
  const silence = guest === undefined ? null : silenceOf(guest);
  return [t("people", { count }), ...(silence === null ? [] : [t(silence)])].join(" · ");
}
