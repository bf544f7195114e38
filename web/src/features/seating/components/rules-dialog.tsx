import { seatingLimits } from "@janur/domain/limits/seating-limits";
import type { SeatingWish } from "@janur/domain/seating/seating-plan";
import { Button, Select, Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { newPartId } from "../new-id.ts";
import type { DialogParts } from "./dialog-parts.ts";
import { setChoices, setOfChoice } from "./set-choice.ts";

const kinds = ["together", "apart"] as const;

/** Who shall sit together and who never at one table, by group or tag. */
export function RulesDialog({ plan, guests, change, onClose }: DialogParts) {
  const { t } = useTranslation("seating");
  const [kind, setKind] = useState<SeatingWish["kind"]>("together");
  const [first, setFirst] = useState<string | null>(null);
  const [second, setSecond] = useState<string | null>(null);
  const data = useMemo(
    () => setChoices(guests, { groups: t("rules.groups"), tags: t("rules.tags") }),
    [guests, t],
  );
  const isFull = plan.wishes.length >= seatingLimits.wishes;
  return (
    <Dialog title={t("rules.title")} onClose={onClose}>
      <Stack ref={keptFocus}>
        <Text size="sm" c="dimmed">
          {t("rules.help")}
        </Text>
        {plan.wishes.length > 0 && (
          <ul className="seats-rows">
            {plan.wishes.map((wish) => (
              <li key={wish.id}>
                <span dir="auto">
                  {t(`rules.said.${wish.kind}`, { first: wish.first.value, second: wish.second.value })}
                </span>
                <Button
                  variant="subtle"
                  size="sm"
                  onClick={() => {
                    change([{ kind: "removeWish", id: wish.id }]);
                  }}
                >
                  {t("rules.remove")}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <ChoiceRow
          label={t("rules.kindLabel")}
          value={kind}
          choices={kinds.map((value) => ({ value, label: t(`rules.kind.${value}`) }))}
          onChange={setKind}
        />
        <Select label={t("rules.first")} data={data} value={first} onChange={setFirst} searchable />
        <Select label={t("rules.second")} data={data} value={second} onChange={setSecond} searchable />
        <Button
          disabled={first === null || second === null || first === second || isFull}
          onClick={() => {
            if (first === null || second === null) return;
            change([
              {
                kind: "addWish",
                wish: { id: newPartId(), kind, first: setOfChoice(first), second: setOfChoice(second) },
              },
            ]);
            setFirst(null);
            setSecond(null);
          }}
        >
          {t("rules.add")}
        </Button>
      </Stack>
    </Dialog>
  );
}
