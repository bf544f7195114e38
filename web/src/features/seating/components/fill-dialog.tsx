import type { Filling, UnseatedReason } from "@janur/domain/seating/fill-seats";
import { seatingLimits } from "@janur/domain/limits/seating-limits";
import { Button, Group, Select, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { use, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { fillBeside } from "../fill.ts";
import { DialogForm } from "./dialog-form.tsx";
import type { DialogParts } from "./dialog-parts.ts";
import { WhoContext } from "../who.ts";
import { setChoices, setOfChoice } from "./set-choice.ts";

const ways = ["group", "tag"] as const;
/** Of those who found no seat so many are named. */
const named = 50;

/** Seats whoever has no table by group or tag, and says who is left and why. */
export function FillDialog(props: DialogParts) {
  const { plan, state, guests, change, onClose } = props;
  const { t } = useTranslation("seating");
  const who = t(`who.${use(WhoContext)}`);
  const [by, setBy] = useState<(typeof ways)[number]>("group");
  const [only, setOnly] = useState<string | null>(null);
  const data = useMemo(
    () => setChoices(guests, { groups: t("rules.groups"), tags: t("rules.tags") }),
    [guests, t],
  );
  const fill = useMutation({
    mutationFn: () =>
      fillBeside({
        plan,
        guests: guests.map(({ id, group, tags, state: said, people }) => ({
          id,
          group,
          tags,
          state: said,
          people,
        })),
        choice: { by, only: only === null ? null : [setOfChoice(only)], tables: null },
        limitMs: seatingLimits.fillMs,
      }),
  });
  if (fill.data !== undefined) return <Filled {...props} filling={fill.data} />;
  return (
    <DialogForm
      title={t("fill.title")}
      confirm={t("fill.confirm")}
      isReady={state.unseated.length > 0}
      isBusy={fill.isPending}
      onConfirm={() => {
        fill.mutate(undefined, {
          // Of this call: whoever closes the dialog before has nobody seated.
          onSuccess: ({ seated }) => {
            if (Object.keys(seated).length > 0) change([{ kind: "seat", guests: seated }]);
          },
        });
      }}
      onClose={onClose}
    >
      <Text>
        {state.unseated.length === 0
          ? t("waiting.none", { who })
          : t("fill.waiting", {
              count: state.unseated.length,
              people: t("people", { count: state.unseatedPeople }),
            })}
      </Text>
      <ChoiceRow
        label={t("fill.by")}
        value={by}
        choices={ways.map((value) => ({ value, label: t(`fill.way.${value}`) }))}
        onChange={setBy}
      />
      <Select
        label={t("fill.only")}
        placeholder={t("fill.everybody")}
        data={data}
        value={only}
        onChange={setOnly}
        searchable
        clearable
      />
      <Text size="sm" c="dimmed">
        {t("fill.rule")}
      </Text>
      {fill.error !== null && <ProblemNotice text={problemText(fill.error)} />}
    </DialogForm>
  );
}

function Filled({ filling, byId, onClose }: DialogParts & { filling: Filling }) {
  const { t } = useTranslation("seating");
  const reasons = ["tooLarge", "full", "apart", "time"] as const satisfies readonly UnseatedReason[];
  const count = Object.keys(filling.seated).length;
  return (
    <Dialog title={t("fill.done")} onClose={onClose}>
      <Stack>
        <Text role="status">{t("fill.seated", { count })}</Text>
        {reasons.map((reason) => {
          const left = filling.left.filter((one) => one.reason === reason);
          if (left.length === 0) return null;
          return (
            <section key={reason}>
              <Text fw={600}>{t(`fill.left.${reason}`, { count: left.length })}</Text>
              <ul className="seats-rows">
                {left.slice(0, named).map(({ guestId }) => (
                  <li key={guestId}>
                    <span dir="auto">
                      {byId.get(guestId)?.name}
                      <small>{t("people", { count: byId.get(guestId)?.people ?? 0 })}</small>
                    </span>
                  </li>
                ))}
              </ul>
              {left.length > named && (
                <Text c="dimmed">{t("fill.andMore", { count: left.length - named })}</Text>
              )}
            </section>
          );
        })}
        <Group justify="flex-end">
          <Button onClick={onClose}>{t("fill.close")}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
