import { localize } from "@janur/domain/language";
import { limits } from "@janur/domain/limits";
import type { SectionOf } from "@janur/domain/section";
import { useTranslation } from "react-i18next";
import { freeId, replaced } from "../../../item-list.ts";
import { changeSection } from "../../../section-edits.ts";
import { useEditor, type SectionFormProps } from "../editor-context.ts";
import { ItemList } from "../item-list.tsx";
import { LocalizedField } from "../localized-field.tsx";

type Chapter = SectionOf<"story">["chapters"][number];

const nothing = { id: "", en: "" };

export function StoryForm({ section, path, onChange }: SectionFormProps<SectionOf<"story">>) {
  const { t } = useTranslation("invitation");
  const { edit, language } = useEditor();
  const update = (change: (chapters: Chapter[]) => Chapter[]) => {
    edit((content) =>
      changeSection(content, section, (current) => ({ ...current, chapters: change(current.chapters) })),
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
      <ItemList
        items={section.chapters}
        min={1}
        max={limits.content.chapters}
        addLabel={t("editor.addChapter")}
        nameOf={({ title }, index) =>
          localize(title, language) || t("editor.chapterNumber", { number: index + 1 })
        }
        onAdd={() => {
          update((chapters) => [
            ...chapters,
            { id: freeId(chapters, "chapter"), title: nothing, when: nothing, text: nothing },
          ]);
        }}
        update={update}
      >
        {(chapter, index) =>
          (["title", "when", "text"] as const).map((field) => (
            <LocalizedField
              key={field}
              label={t(`field.chapter.${field}`)}
              value={chapter[field]}
              path={`${path}.chapters.${String(index)}.${field}`}
              isLong={field === "text"}
              onChange={(value) => {
                update((chapters) => replaced(chapters, { ...chapter, [field]: value }));
              }}
            />
          ))
        }
      </ItemList>
    </>
  );
}
