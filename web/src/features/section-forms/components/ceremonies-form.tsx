import { dateTimeText } from "@janur/domain/time/date-text";
import { localize } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import type { SectionOf } from "@janur/domain/content/section";
import { defaultZone } from "@janur/domain/time/zone";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { replaced } from "../../draft/item-list.ts";
import { changeSection, freeCeremonyId } from "../../draft/section-edits.ts";
import { useEditor, type SectionFormProps } from "./fields/editor-context.ts";
import { HeadingField } from "./fields/heading-field.tsx";
import { ItemList } from "./fields/item-list.tsx";
import { useUpdateSection } from "./fields/use-update-section.ts";
import { CeremonyFields } from "./ceremony-fields.tsx";
import { OtherCalendarsFields } from "./other-calendars-fields.tsx";

export function CeremoniesForm({ section, path, onChange }: SectionFormProps<SectionOf<"ceremonies">>) {
  const { t } = useTranslation("invitation");
  const { edit, language } = useEditor();
  const updateSection = useUpdateSection(section);
  const update = (change: (ceremonies: Ceremony[]) => Ceremony[]) => {
    updateSection((current) => ({ ...current, ceremonies: change(current.ceremonies) }));
  };
  return (
    <>
      <HeadingField section={section} path={path} onChange={onChange} />
      <ItemList
        items={section.ceremonies}
        min={1}
        max={limits.content.ceremonies}
        addLabel={t("editor.addCeremony")}
        nameOf={({ name }, index) =>
          localize(name, language) || t("editor.ceremonyNumber", { number: index + 1 })
        }
        summaryOf={({ startAt, zone, venue, city }) =>
          [startAt === null ? "" : dateTimeText(new Date(startAt), zone, currentLanguage()), venue || city]
            .filter((fact) => fact !== "")
            .join(" · ")
        }
        mostUnfolded={1}
        path={`${path}.ceremonies`}
        onAdd={() => {
          // Its id has to be free in every section, not in this one alone.
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
        update={update}
      >
        {(ceremony, index) => (
          <CeremonyFields
            ceremony={ceremony}
            path={`${path}.ceremonies.${String(index)}`}
            onChange={(next) => {
              update((ceremonies) => replaced(ceremonies, next));
            }}
          />
        )}
      </ItemList>
      <OtherCalendarsFields
        value={section.otherCalendars}
        onChange={(otherCalendars) => {
          onChange({ ...section, otherCalendars });
        }}
      />
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
