import "@mantine/core/styles/Switch.css";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Pass } from "@janur/domain/helper/pass";
import { Checkbox, NativeSelect, Stack, Switch, TextInput } from "@mantine/core";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormEnd } from "../../../ui/form/form-end.tsx";
import { useFieldProblem } from "../../../ui/form/use-field-problem.ts";
import { galleryOf, screenFormSchema, type ScreenForm } from "../screen-form.ts";
import { PictureChoice } from "./picture-choice.tsx";
import type { ScreenChoices } from "../screen-choices.ts";
import { SkippedGuests } from "./skipped-guests.tsx";

interface ScreenFieldsProps {
  initial: ScreenForm;
  choices: ScreenChoices;
  gates: readonly Pass[];
  confirm: string;
  onSave: (values: ScreenForm) => Promise<void>;
  onClose: () => void;
}

/** Whom a screen greets, and what it shows beside that. */
export function ScreenFields({ initial, choices, gates, confirm, onSave, onClose }: ScreenFieldsProps) {
  const { t } = useTranslation(["pass", "shell"]);
  const { ceremonies, content, nameOf, findGuests, invitation } = choices;
  const form = useForm<ScreenForm>({
    // What was saved a moment ago may arrive after the form was opened again; what was touched here stays.
    values: initial,
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(screenFormSchema(invitation.zone)),
  });
  const { register, control } = form;
  const problem = useFieldProblem(control, (field: "name" | "until") => t(`form.problem.${field}`));
  const [hasNames, pictureChoice] = useWatch({ control, name: ["hasNames", "pictureChoice"] });
  const pictures = galleryOf(content);
  const languages = content?.languages ?? [];
  return (
    <Form form={form} onSubmit={onSave}>
      <Stack>
        <TextInput
          {...register("name")}
          label={t("screen.name")}
          description={t("screen.nameHelp")}
          autoComplete="off"
          data-autofocus
          error={problem("name")}
        />
        {ceremonies.length > 1 && (
          <NativeSelect
            {...register("ceremony")}
            label={t("screen.ceremony")}
            data={[
              { value: "", label: t("screen.everyCeremony") },
              ...ceremonies.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        {gates.length > 1 && (
          <Controller
            control={control}
            name="gates"
            render={({ field }) => (
              <Checkbox.Group
                label={t("screen.gates")}
                description={t("screen.gatesHelp")}
                value={field.value}
                onChange={field.onChange}
              >
                <Stack gap={8} mt={8}>
                  {gates.map(({ id, name }) => (
                    <Checkbox key={id} value={id} label={name} />
                  ))}
                </Stack>
              </Checkbox.Group>
            )}
          />
        )}
        {languages.length > 1 && (
          <NativeSelect
            {...register("language")}
            label={t("screen.language")}
            data={[
              { value: "", label: t("screen.everyLanguage") },
              ...languages.map((language) => ({ value: language, label: t(`screen.languages.${language}`) })),
            ]}
          />
        )}
        <fieldset style={plain}>
          <legend style={legend}>{t("screen.shows")}</legend>
          <Stack gap={12}>
            {shownKinds
              .filter(({ name }) => hasNames || name !== "hasTables")
              .map(({ name, help }) => (
                <Controller
                  key={name}
                  control={control}
                  name={name}
                  render={({ field }) => (
                    <Switch
                      ref={field.ref}
                      label={t(`screen.${name}`)}
                      description={help === null ? undefined : t(`screen.${help}`)}
                      checked={field.value}
                      onChange={(event) => {
                        field.onChange(event.currentTarget.checked);
                      }}
                    />
                  )}
                />
              ))}
          </Stack>
        </fieldset>
        {pictures.length > 0 && (
          <Controller
            control={control}
            name="pictureChoice"
            render={({ field }) => (
              <ChoiceRow
                label={t("screen.pictures")}
                value={field.value}
                choices={[
                  { value: "all", label: t("screen.everyPicture") },
                  { value: "some", label: t("screen.chosenPictures") },
                  { value: "none", label: t("screen.noPictures") },
                ]}
                onChange={field.onChange}
              />
            )}
          />
        )}
        {pictures.length > 0 && pictureChoice === "some" && (
          <Controller
            control={control}
            name="pictures"
            render={({ field }) => (
              <PictureChoice pictures={pictures} chosen={field.value} onChange={field.onChange} />
            )}
          />
        )}
        {hasNames && (
          <Controller
            control={control}
            name="skipped"
            render={({ field }) => (
              <SkippedGuests skipped={field.value} onChange={field.onChange} {...{ nameOf, findGuests }} />
            )}
          />
        )}
        <TextInput type="date" {...register("until")} label={t("form.until")} error={problem("until")} />
        <FormEnd confirm={confirm} cancel={t("shell:action.cancel")} onCancel={onClose} />
      </Stack>
    </Form>
  );
}

/** What a screen shows or not, each with what there is to say about it. */
const shownKinds = [
  { name: "hasNames", help: null },
  { name: "hasTables", help: "hasTablesHelp" },
  { name: "hasWishes", help: "hasWishesHelp" },
  { name: "hasProgramme", help: "hasProgrammeHelp" },
] as const;

const plain = { margin: 0, padding: 0, border: 0 } as const;
const legend = { padding: 0, marginBottom: 8, fontWeight: 600, fontSize: 14 } as const;
