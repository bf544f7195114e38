import { localize } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { SectionOf } from "@janur/domain/content/section";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { freeId, replaced } from "../../draft/item-list.ts";
import { useEditor, type SectionFormProps } from "./fields/editor-context.ts";
import { HeadingField } from "./fields/heading-field.tsx";
import { ItemList } from "./fields/item-list.tsx";
import { LocalizedField } from "./fields/localized-field.tsx";
import { useUpdateSection } from "./fields/use-update-section.ts";

type Item = SectionOf<"rundown">["items"][number];

export function RundownForm({ section, path, onChange }: SectionFormProps<SectionOf<"rundown">>) {
  const { t } = useTranslation("invitation");
  const { language } = useEditor();
  const updateSection = useUpdateSection(section);
  const update = (change: (items: Item[]) => Item[]) => {
    updateSection((current) => ({ ...current, items: change(current.items) }));
  };
  return (
    <>
      <HeadingField section={section} path={path} onChange={onChange} />
      <ItemList
        items={section.items}
        min={1}
        max={limits.content.rundownItems}
        addLabel={t("editor.addRundownItem")}
        nameOf={({ title, time }) => [time.replace(":", "."), localize(title, language)].join(" ").trim()}
        onAdd={() => {
          update((items) => [
            ...items,
            {
              id: freeId(items, "item"),
              time: items.at(-1)?.time ?? "10:00",
              title: { id: "", en: "" },
            },
          ]);
        }}
        path={`${path}.items`}
        update={update}
      >
        {(item, index) => (
          <>
            <TextInput
              type="time"
              data-field={`${path}.items.${String(index)}.time`}
              label={t("field.time")}
              value={item.time}
              onChange={(event) => {
                const time = event.currentTarget.value;
                // A half-typed time reads as empty; the last whole one stays.
                if (time !== "") update((items) => replaced(items, { ...item, time: time.slice(0, 5) }));
              }}
            />
            <LocalizedField
              label={t("field.rundownTitle")}
              value={item.title}
              path={`${path}.items.${String(index)}.title`}
              onChange={(title) => {
                update((items) => replaced(items, { ...item, title }));
              }}
            />
          </>
        )}
      </ItemList>
    </>
  );
}
