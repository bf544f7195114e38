import { localize } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { SectionOf } from "@janur/domain/content/section";
import { storyFrame } from "@janur/event-page/themes/frames";
import { useTranslation } from "react-i18next";
import { freeId, replaced } from "../../draft/item-list.ts";
import { pictureTarget } from "../../draft/picture-edits.ts";
import { useEditor, type SectionFormProps } from "./fields/editor-context.ts";
import { HeadingField } from "./fields/heading-field.tsx";
import { ItemList } from "./fields/item-list.tsx";
import { LocalizedField } from "./fields/localized-field.tsx";
import { PhotoField } from "./fields/photo-field.tsx";
import { RichField } from "./fields/rich-field.tsx";
import { useUpdateSection } from "./fields/use-update-section.ts";

type Chapter = SectionOf<"story">["chapters"][number];

const nothing = { id: "", en: "" };

export function StoryForm({ section, path, onChange }: SectionFormProps<SectionOf<"story">>) {
  const { t } = useTranslation(["invitation", "picture"]);
  const { language } = useEditor();
  const updateSection = useUpdateSection(section);
  const update = (change: (chapters: Chapter[]) => Chapter[]) => {
    updateSection((current) => ({ ...current, chapters: change(current.chapters) }));
  };
  return (
    <>
      <HeadingField section={section} path={path} onChange={onChange} />
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
            { id: freeId(chapters, "chapter"), title: nothing, when: nothing, text: nothing, photo: null },
          ]);
        }}
        path={`${path}.chapters`}
        update={update}
      >
        {(chapter, index) => (
          <>
            {(["title", "when"] as const).map((field) => (
              <LocalizedField
                key={field}
                label={t(`field.chapter.${field}`)}
                value={chapter[field]}
                path={`${path}.chapters.${String(index)}.${field}`}
                onChange={(value) => {
                  update((chapters) => replaced(chapters, { ...chapter, [field]: value }));
                }}
              />
            ))}
            <RichField
              label={t("field.chapter.text")}
              value={chapter.text}
              path={`${path}.chapters.${String(index)}.text`}
              onChange={(text) => {
                update((chapters) => replaced(chapters, { ...chapter, text }));
              }}
            />
            <PhotoField
              label={t("picture:photo.chapter")}
              photo={chapter.photo}
              path={`${path}.chapters.${String(index)}.photo`}
              target={pictureTarget(section.id, chapter.id)}
              frame={storyFrame}
              update={(change) => {
                update((chapters) =>
                  chapters.map((current) =>
                    current.id === chapter.id ? { ...current, photo: change(current.photo) } : current,
                  ),
                );
              }}
            />
          </>
        )}
      </ItemList>
    </>
  );
}
