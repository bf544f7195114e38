import { zodResolver } from "@hookform/resolvers/zod";
import { Checkbox, NativeSelect, Stack, TextInput } from "@mantine/core";
import type { ChangeEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { FormEnd } from "../../../ui/form/form-end.tsx";
import { useFieldProblem } from "../../../ui/form/use-field-problem.ts";
import { doorPassFormSchema, type DoorPassForm } from "../door-form.ts";

/** A ceremony that has a door. */
export interface DoorOfCeremony {
  id: string;
  name: string;
  /** Whether everybody knows of it. */
  isOpen: boolean;
}

interface DoorPassFieldsProps {
  ceremonies: readonly DoorOfCeremony[];
  initial: DoorPassForm;
  zone: string;
  /** Whether the link has a PIN already. */
  hasPin: boolean;
  confirm: string;
  onSave: (values: DoorPassForm) => Promise<void>;
  onClose: () => void;
}

/** Who stands at the door, by which PIN, and until when. */
export function DoorPassFields({
  ceremonies,
  initial,
  zone,
  hasPin,
  confirm,
  onSave,
  onClose,
}: DoorPassFieldsProps) {
  const { t } = useTranslation(["pass", "shell"]);
  const say = useEventText("pass");
  const form = useForm<DoorPassForm>({
    defaultValues: initial,
    resolver: zodResolver(doorPassFormSchema(zone, hasPin)),
  });
  const { register, control } = form;
  const problem = useFieldProblem(control, (field: "name" | "pin" | "until") => t(`form.problem.${field}`));
  return (
    <Form form={form} onSubmit={onSave}>
      <Stack>
        <TextInput
          {...register("name")}
          label={say("door.name")}
          description={t("door.nameHelp")}
          autoComplete="off"
          data-autofocus
          error={problem("name")}
        />
        <TextInput
          {...register("pin")}
          label={t(hasPin ? "form.newPin" : "form.pin")}
          description={t(hasPin ? "form.newPinHelp" : "door.pinHelp")}
          inputMode="numeric"
          autoComplete="off"
          error={problem("pin")}
        />
        <TextInput type="date" {...register("until")} label={t("form.until")} error={problem("until")} />
        {ceremonies.length > 1 && (
          <NativeSelect
            {...register("ceremony", {
              // A door of a private ceremony has its guests on the list.
              onChange: (event: ChangeEvent<HTMLSelectElement>) => {
                const chosen = ceremonies.find(({ id }) => id === event.target.value);
                if (chosen?.isOpen === false) form.setValue("seesGated", true);
              },
            })}
            label={t("door.ceremony")}
            description={t("door.ceremonyHelp")}
            data={[
              { value: "", label: t("door.ceremonyOfHour") },
              ...ceremonies.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <Checkbox
          {...register("seesGated")}
          label={t("form.seesGated")}
          description={t("form.seesGatedHelp")}
        />
        <FormEnd confirm={confirm} cancel={t("shell:action.cancel")} onCancel={onClose} />
      </Stack>
    </Form>
  );
}
