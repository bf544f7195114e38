import { zodResolver } from "@hookform/resolvers/zod";
import { families, pageScopes } from "@janur/domain/helper/pass";
import { Checkbox, NativeSelect, Stack, TextInput } from "@mantine/core";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Form } from "../../../ui/form/form.tsx";
import { FormEnd } from "../../../ui/form/form-end.tsx";
import { useFieldProblem } from "../../../ui/form/use-field-problem.ts";
import { hasFamily, passFormSchema, type PassForm } from "../form.ts";

interface PassFieldsProps {
  initial: PassForm;
  zone: string;
  /** Whether there are two families. */
  isCouple: boolean;
  /** Whether the link has a PIN already. */
  hasPin: boolean;
  confirm: string;
  onSave: (values: PassForm) => Promise<void>;
  onClose: () => void;
}

/** Who helps, with what, until when, and whether a PIN is asked. */
export function PassFields(props: PassFieldsProps) {
  const { initial, zone, isCouple, hasPin, confirm, onSave, onClose } = props;
  const { t } = useTranslation(["pass", "shell"]);
  const form = useForm<PassForm>({
    defaultValues: initial,
    resolver: zodResolver(passFormSchema(zone)),
  });
  const { register, control } = form;
  const [scopes, removesPin] = useWatch({ control, name: ["scopes", "removesPin"] });
  const problem = useFieldProblem(control, (field: "name" | "scopes" | "quota" | "pin" | "until") =>
    t(`form.problem.${field}`),
  );
  return (
    <Form form={form} onSubmit={onSave}>
      <Stack>
        <TextInput
          {...register("name")}
          label={t("form.name")}
          description={t("form.nameHelp")}
          autoComplete="off"
          data-autofocus
          error={problem("name")}
        />
        <Controller
          control={control}
          name="scopes"
          render={({ field }) => (
            <Checkbox.Group
              label={t("form.tasks")}
              error={problem("scopes")}
              value={field.value}
              onChange={(chosen) => {
                field.onChange(pageScopes.filter((scope) => chosen.includes(scope)));
              }}
            >
              <Stack gap={12} mt={8}>
                {pageScopes.map((scope) => (
                  <Checkbox
                    key={scope}
                    value={scope}
                    label={t(`scope.${scope}`)}
                    description={t(`scopeText.${scope}`)}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
        />
        {scopes.includes("fillList") && (
          <>
            <TextInput
              type="number"
              {...register("quota", { valueAsNumber: true })}
              label={t("form.quota")}
              error={problem("quota")}
            />
            <TextInput {...register("group")} label={t("form.group")} description={t("form.groupHelp")} />
          </>
        )}
        {isCouple && hasFamily(scopes) && (
          <NativeSelect
            {...register("family")}
            label={t("form.family")}
            description={t("form.familyHelp")}
            data={[
              { value: "", label: t("form.noFamily") },
              ...families.map((value) => ({ value, label: t(`family.${value}`) })),
            ]}
          />
        )}
        {(scopes.includes("programme") || scopes.includes("proofread")) && (
          <Checkbox
            {...register("seesGated")}
            label={t("form.seesGated")}
            description={t("form.seesGatedHelp")}
          />
        )}
        <TextInput type="date" {...register("until")} label={t("form.until")} error={problem("until")} />
        {!removesPin && (
          <TextInput
            {...register("pin")}
            label={t(hasPin ? "form.newPin" : "form.pin")}
            description={t(hasPin ? "form.newPinHelp" : "form.pinHelp")}
            inputMode="numeric"
            autoComplete="off"
            error={problem("pin")}
          />
        )}
        {hasPin && <Checkbox {...register("removesPin")} label={t("form.removesPin")} />}
        <FormEnd confirm={confirm} cancel={t("shell:action.cancel")} onCancel={onClose} />
      </Stack>
    </Form>
  );
}
