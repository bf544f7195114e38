import { localize } from "@janur/domain/language";
import { limits } from "@janur/domain/limits";
import type { SectionOf } from "@janur/domain/section";
import type { Picture } from "@janur/domain/sections/media";
import { Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { offerUndo } from "../../../../../ui/undo-toast.tsx";
import { inserted, moved, replaced } from "../../../item-list.ts";
import { useEditor, type SectionFormProps } from "../editor-context.ts";
import classes from "../editor-fields.module.css";
import { HeadingField } from "../heading-field.tsx";
import { ItemTools } from "../item-tools.tsx";
import { LocalizedField } from "../localized-field.tsx";
import { PictureGrid } from "../pictures/picture-grid.tsx";
import { PicturePicker } from "../pictures/picture-picker.tsx";
import { PictureUploads } from "../pictures/picture-uploads.tsx";
import { useUpdateSection } from "../use-update-section.ts";

/** The pictures of a gallery, and how more of them come. */
export function GalleryForm({ section, path, onChange }: SectionFormProps<SectionOf<"gallery">>) {
  const { t } = useTranslation("picture");
  const { language, uploads } = useEditor();
  const [selected, setSelected] = useState<string | null>(null);
  const updateSection = useUpdateSection(section);
  const update = (change: (pictures: Picture[]) => Picture[]) => {
    updateSection((current) => ({ ...current, pictures: change(current.pictures) }));
  };
  const { pictures } = section;
  const nameOf = ({ alt }: Picture, index: number) =>
    localize(alt, language) || t("number", { number: index + 1 });
  const index = pictures.findIndex(({ id }) => id === selected);
  const picture = pictures[index];
  const remove = (gone: Picture) => {
    update((current) => current.filter(({ id }) => id !== gone.id));
    offerUndo(t("removed", { name: nameOf(gone, index) }), () => {
      update((current) => inserted(current, gone, index));
    });
  };
  return (
    <>
      <HeadingField section={section} path={path} onChange={onChange} />
      {pictures.length > 0 && (
        <PictureGrid
          pictures={pictures}
          selected={selected}
          nameOf={nameOf}
          onSelect={(id) => {
            setSelected(id === selected ? null : id);
          }}
          update={update}
        />
      )}
      {picture !== undefined && (
        <section className={classes.item} aria-label={nameOf(picture, index)}>
          <div className={classes.itemHeader}>
            <h3>
              <bdi>{nameOf(picture, index)}</bdi>
            </h3>
            <ItemTools
              name={nameOf(picture, index)}
              index={index}
              count={pictures.length}
              onMove={(to) => {
                update((current) => moved(current, index, to));
              }}
              onRemove={() => {
                remove(picture);
              }}
            />
          </div>
          {(["alt", "caption"] as const).map((field) => (
            <LocalizedField
              key={field}
              label={t(field)}
              value={picture[field]}
              path={`${path}.pictures.${String(index)}.${field}`}
              emptyHint={field === "alt" ? t("altHelp") : undefined}
              onChange={(value) => {
                update((current) => replaced(current, { ...picture, [field]: value }));
              }}
            />
          ))}
        </section>
      )}
      <PictureUploads queue={uploads} target={section.id} />
      {pictures.length < limits.content.pictures ? (
        <PicturePicker
          onPicked={(files) => {
            uploads.add(
              section.id,
              files.map((file) => ({ name: file.name, file })),
            );
          }}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t("full", { count: pictures.length })}
        </Text>
      )}
    </>
  );
}
