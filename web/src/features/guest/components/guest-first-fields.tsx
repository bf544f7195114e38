import { limits } from "@janur/domain/limits";
import { TextInput } from "@mantine/core";
import { Controller, useWatch, type Control, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useExcess } from "../../../lib/browser/use-excess.ts";
import { readPhone } from "../../../lib/text/phone.ts";
import { Stepper } from "../../../ui/form/stepper.tsx";
import { useFieldProblem } from "../../../ui/form/use-field-problem.ts";
import type { GuestForm } from "../form.ts";
import { useKnownGroups } from "../use-known-groups.ts";
import { useSeatsOfName } from "../use-seats-of-name.ts";
import { ContactButton } from "./contact-button.tsx";
import { GroupField } from "./group-field.tsx";
import classes from "./guest-dialog.module.css";

interface GuestFirstFieldsProps {
  invitationId: string;
  form: UseFormReturn<GuestForm>;
  isNew: boolean;
}

/** What nearly everybody writes down of a guest: name, number, group, how many. */
export function GuestFirstFields({ invitationId, form, isNew }: GuestFirstFieldsProps) {
  const { t } = useTranslation("guest");
  const { register, control } = form;
  const excess = useExcess();
  const problem = useFieldProblem(control, (field: "name" | "phone") => t(`fieldProblem.${field}`));
  const tooLong = useFieldProblem(control, (field: "group") =>
    excess(form.getValues(field), limits.guest[field]),
  );
  const [kind, name, seats] = useWatch({ control, name: ["kind", "name", "seats"] });
  const seatsOfName = useSeatsOfName(form, isNew);
  const known = useKnownGroups(invitationId);
  const isGroup = kind === "group";
  return (
    <>
      {isNew && !isGroup && (
        <ContactButton
          onPick={(contact) => {
            form.setValue("name", contact.name, { shouldDirty: true, shouldValidate: true });
            form.setValue("phone", contact.phone, { shouldDirty: true, shouldValidate: true });
          }}
        />
      )}
      <TextInput
        label={t(isGroup ? "field.groupName" : "field.addressed")}
        placeholder={t(isGroup ? "placeholder.groupName" : "placeholder.addressed")}
        autoComplete="off"
        data-autofocus
        required
        error={problem("name")}
        {...register("name")}
      />
      {!isGroup && (
        <div>
          <TextInput
            type="tel"
            label={t("field.phone")}
            autoComplete="off"
            error={problem("phone")}
            {...register("phone")}
          />
          <PhoneHint control={control} />
        </div>
      )}
      <Controller
        control={control}
        name="group"
        render={({ field }) => (
          <GroupField
            value={field.value}
            known={known}
            problem={tooLong("group")}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <Controller
        control={control}
        name="seats"
        render={({ field }) => (
          <Stepper
            label={t(isGroup ? "field.seatsEach" : "field.seats")}
            help={isNew && seatsOfName > 1 && seats === seatsOfName && t("seatsOfName")}
            value={field.value}
            min={limits.guest.seats.min}
            max={limits.guest.seats.max}
            less={t("fewer")}
            more={t("more")}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      {!isGroup && name.trim() !== "" && (
        <p className={classes.envelope}>
          <small>{t("onEnvelope")}</small>
          <span>
            {t("print.to")} <strong dir="auto">{name.trim()}</strong>
          </span>
        </p>
      )}
    </>
  );
}

/** How a number was understood, and the warning for landlines. */
function PhoneHint({ control }: { control: Control<GuestForm> }) {
  const { t } = useTranslation("guest");
  const typed = useWatch({ control, name: "phone" });
  const reading = readPhone(typed);
  return (
    <p className={classes.hint} role="status">
      {reading.kind === "number" &&
        (reading.isLandline
          ? t("landline", { phone: reading.pretty })
          : reading.pretty !== typed && reading.pretty)}
    </p>
  );
}
