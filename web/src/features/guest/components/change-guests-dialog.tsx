import { guestSides } from "@janur/domain/side/guest-side";
import { guestChannels } from "@janur/domain/guest/guest-channel";
import { guestChangeSchema, type GuestChange } from "@janur/domain/guest/guest-change";
import { limits } from "@janur/domain/limits";
import { Button, Checkbox, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useExcess } from "../../../lib/browser/use-excess.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { senderOf } from "../listed-rows.ts";
import { tagsIn } from "../tags.ts";
import { CeremoniesField, type ListedCeremony } from "./ceremonies-field.tsx";
import type { SenderChoice } from "../senders-of.ts";
import { DialogFoot } from "../../../ui/form/form-end.tsx";

interface ChangeGuestsDialogProps {
  count: number;
  ceremonies: readonly ListedCeremony[];
  senders: readonly SenderChoice[];
  problem: Error | null;
  onSave: (change: GuestChange) => Promise<void>;
  onClose: () => void;
}

/** Stands in a choice for what stays as it is, and for nobody. */
const [asIs, nobody] = ["", "-"];

const empty = {
  group: "",
  side: asIs,
  channel: asIs,
  sender: asIs,
  seats: asIs,
  addTags: "",
  removeTags: "",
};

/** One change for several guests; what is left empty stays as it is. */
export function ChangeGuestsDialog(props: ChangeGuestsDialogProps) {
  const { count, ceremonies, senders, problem, onSave, onClose } = props;
  const { t } = useTranslation("guest");
  const excess = useExcess();
  const [values, setValues] = useState(empty);
  const [hasCeremonies, setHasCeremonies] = useState(false);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const set = (field: keyof typeof empty) => (event: { currentTarget: { value: string } }) => {
    setValues({ ...values, [field]: event.currentTarget.value });
  };
  const parsed = guestChangeSchema.safeParse({
    ...(values.group === "" ? {} : { group: values.group }),
    ...(values.side === asIs ? {} : { side: values.side === nobody ? null : values.side }),
    ...(values.channel === asIs ? {} : { channel: values.channel }),
    ...(values.sender === asIs ? {} : { sender: senderOf(values.sender) }),
    ...(values.seats === asIs ? {} : { seats: Number(values.seats) }),
    ...(tagsIn(values.addTags).length === 0 ? {} : { addTags: tagsIn(values.addTags) }),
    ...(tagsIn(values.removeTags).length === 0 ? {} : { removeTags: tagsIn(values.removeTags) }),
    ...(hasCeremonies ? { ceremonies: chosen } : {}),
  });
  const tooLong = (field: "group" | "addTags" | "removeTags") =>
    parsed.error?.issues.some(({ path }) => path[0] === field) !== true
      ? undefined
      : field === "group"
        ? excess(values.group, limits.guest.group)
        : t("fieldProblem.tags");
  const isNothing = parsed.data !== undefined && Object.keys(parsed.data).length === 0;
  const stays = { value: asIs, label: t("bulk.asIs") };
  return (
    <Dialog isLong title={t("bulk.changeTitle", { count })} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!parsed.success || isNothing) return;
          setSaving(true);
          onSave(parsed.data).catch(() => {
            // The dialog shows it from `problem`, and keeps what was chosen.
            setSaving(false);
          });
        }}
      >
        <Stack>
          <Text c="dimmed">{t("bulk.changeText")}</Text>
          <TextInput
            label={t("field.group")}
            placeholder={t("placeholder.group")}
            autoComplete="off"
            data-autofocus
            value={values.group}
            error={tooLong("group")}
            onChange={set("group")}
          />
          <NativeSelect
            label={t("field.side")}
            value={values.side}
            data={[
              stays,
              ...guestSides.map((value) => ({ value, label: t(`side.${value}`) })),
              { value: nobody, label: t("side.none") },
            ]}
            onChange={set("side")}
          />
          <NativeSelect
            label={t("field.channel")}
            value={values.channel}
            data={[stays, ...guestChannels.map((value) => ({ value, label: t(`channel.${value}`) }))]}
            onChange={set("channel")}
          />
          <NativeSelect
            label={t("field.sender")}
            value={values.sender}
            data={[stays, ...senders, { value: nobody, label: t("nobody") }]}
            onChange={set("sender")}
          />
          <NativeSelect
            label={t("field.seats")}
            value={values.seats}
            data={[
              stays,
              ...Array.from({ length: limits.guest.seats.max }, (_, index) => ({
                value: String(index + 1),
                label: t("seats", { count: index + 1 }),
              })),
            ]}
            onChange={set("seats")}
          />
          <TextInput
            label={t("bulk.addTags")}
            placeholder={t("placeholder.tags")}
            autoComplete="off"
            value={values.addTags}
            error={tooLong("addTags")}
            onChange={set("addTags")}
          />
          <TextInput
            label={t("bulk.removeTags")}
            autoComplete="off"
            value={values.removeTags}
            error={tooLong("removeTags")}
            onChange={set("removeTags")}
          />
          {ceremonies.length > 0 && (
            <Checkbox
              size="md"
              label={t("bulk.changeCeremonies")}
              checked={hasCeremonies}
              onChange={(event) => {
                setHasCeremonies(event.currentTarget.checked);
              }}
            />
          )}
          {hasCeremonies && <CeremoniesField ceremonies={ceremonies} value={chosen} onChange={setChosen} />}
          <DialogFoot problem={problem !== null && <ProblemNotice text={problemText(problem)} />}>
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" loading={isSaving} disabled={!parsed.success || isNothing}>
              {t("bulk.save", { count })}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
