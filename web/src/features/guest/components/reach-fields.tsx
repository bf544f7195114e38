import { guestSides } from "@janur/domain/side/guest-side";
import { guestChannels } from "@janur/domain/guest/guest-channel";
import { guestTextNames, type GuestTextName } from "@janur/domain/guest/guest-texts";
import { limits } from "@janur/domain/limits";
import { NativeSelect, TextInput } from "@mantine/core";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useExcess } from "../../../lib/browser/use-excess.ts";
import type { GuestForm } from "../form.ts";
import { senderKey, senderOf } from "../listed-rows.ts";
import classes from "./guest-dialog.module.css";
import type { SenderChoice } from "../senders-of.ts";

interface ReachFieldsProps {
  form: UseFormReturn<GuestForm>;
  isGroup: boolean;
  senders: readonly SenderChoice[];
}

/** Whose guest somebody is, what stands on the envelope beside the name, and who brings it how. */
export function ReachFields({ form, isGroup, senders }: ReachFieldsProps) {
  const { t } = useTranslation("guest");
  const excess = useExcess();
  const { register, control, formState, watch } = form;
  const tooLong = (field: GuestTextName | "address") =>
    formState.errors[field] === undefined ? undefined : excess(watch(field), limits.guest[field]);
  return (
    <>
      {!isGroup && (
        <div className={classes.pair}>
          {guestTextNames.map((name) => (
            <TextInput
              key={name}
              label={t(`field.${name}`)}
              placeholder={t(`placeholder.${name}`)}
              autoComplete="off"
              error={tooLong(name)}
              {...register(name)}
            />
          ))}
        </div>
      )}
      <div className={classes.pair}>
        <NativeSelect
          label={t("field.side")}
          data={[
            { value: "", label: t("side.none") },
            ...guestSides.map((value) => ({ value, label: t(`side.${value}`) })),
          ]}
          {...register("side")}
        />
        <NativeSelect
          label={t("field.channel")}
          data={guestChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
          {...register("channel")}
        />
      </div>
      <Controller
        control={control}
        name="sender"
        render={({ field }) => (
          <NativeSelect
            label={t("field.sender")}
            data={[{ value: "-", label: t("nobody") }, ...senders]}
            value={senderKey(field.value)}
            onBlur={field.onBlur}
            onChange={(event) => {
              field.onChange(senderOf(event.currentTarget.value));
            }}
          />
        )}
      />
      {!isGroup && watch("channel") === "printed" && (
        <TextInput
          label={t("field.address")}
          autoComplete="off"
          error={tooLong("address")}
          {...register("address")}
        />
      )}
    </>
  );
}
