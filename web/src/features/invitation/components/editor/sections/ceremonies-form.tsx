import { localize } from "@janur/domain/language";
import { limits } from "@janur/domain/limits";
import type { Ceremony } from "@janur/domain/sections/ceremonies";
import type { SectionOf } from "@janur/domain/section";
import { defaultZone } from "@janur/domain/zone";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { inserted, moved, replaced } from "../../../item-list.ts";
import { changeSection, freeCeremonyId } from "../../../section-edits.ts";
import { useEditor, type SectionFormProps } from "../editor-context.ts";
import { LocalizedField } from "../localized-field.tsx";
import { offerUndo } from "../../../../../ui/undo-toast.tsx";
import { CeremonyFields } from "./ceremony-fields.tsx";

export function CeremoniesForm({ section, path, onChange }: SectionFormProps<SectionOf<"ceremonies">>) {
  const { t } = useTranslation("invitation");
  const { edit, language } = useEditor();
  const { ceremonies } = section;

  const remove = (ceremony: Ceremony, index: number) => {
    onChange({ ...section, ceremonies: ceremonies.filter(({ id }) => id !== ceremony.id) });
    offerUndo(
      t("editor.removed", { name: localize(ceremony.name, language) || t("editor.ceremony") }),
      () => {
        edit((content) =>
          changeSection(content, section, (current) => ({
            ...current,
            ceremonies: inserted(current.ceremonies, ceremony, index),
          })),
        );
      },
    );
  };

  return (
    <>
      <LocalizedField
        label={t("field.heading")}
        value={section.heading}
        path={`${path}.heading`}
        onChange={(heading) => {
          onChange({ ...section, heading });
        }}
      />
      {ceremonies.map((ceremony, index) => (
        <CeremonyFields
          key={ceremony.id}
          ceremony={ceremony}
          index={index}
          count={ceremonies.length}
          path={`${path}.ceremonies.${String(index)}`}
          onChange={(next) => {
            onChange({ ...section, ceremonies: replaced(ceremonies, next) });
          }}
          onMove={(to) => {
            onChange({ ...section, ceremonies: moved(ceremonies, index, to) });
          }}
          onRemove={
            ceremonies.length > 1
              ? () => {
                  remove(ceremony, index);
                }
              : undefined
          }
        />
      ))}
      {ceremonies.length < limits.content.ceremonies && (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => {
            edit((content) =>
              changeSection(content, section, (current) => ({
                ...current,
                ceremonies: [
                  ...current.ceremonies,
                  anotherCeremony(current.ceremonies, freeCeremonyId(content)),
                ],
              })),
            );
          }}
        >
          {t("editor.addCeremony")}
        </Button>
      )}
    </>
  );
}

/** A further ceremony is mostly on the same day at the same place as the one before it. */
function anotherCeremony(ceremonies: readonly Ceremony[], id: string): Ceremony {
  const last = ceremonies.at(-1);
  return {
    id,
    name: { id: "", en: "" },
    startAt: last?.startAt ?? null,
    endAt: null,
    isUntilFinished: true,
    zone: last?.zone ?? defaultZone,
    venue: last?.venue ?? "",
    address: last?.address ?? "",
    city: last?.city ?? "",
    mapUrl: last?.mapUrl ?? "",
    dressCode: { id: "", en: "" },
    audience: last?.audience ?? "everyone",
  };
}
