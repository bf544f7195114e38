import { localize } from "@janur/domain/language";
import { limits } from "@janur/domain/limits";
import type { SectionOf } from "@janur/domain/section";
import { pictureShapes, type Picture, type PictureShape } from "@janur/domain/sections/media";
import { Button, NativeSelect, Text } from "@mantine/core";
import { IconCrop } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../../../lib/lazy-part.ts";
import { HelpLink } from "../../../../../ui/help-link.tsx";
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

const CropDialog = lazyPart(async () => (await import("../pictures/crop-dialog.tsx")).CropDialog);

/** Width by height; a whole picture has no frame to be moved in. */
const aspects: Record<PictureShape, number> = { whole: 1, upright: 4 / 5, square: 1, wide: 3 / 2 };

/** The pictures of a gallery, and how more of them come. */
export function GalleryForm({ section, path, onChange }: SectionFormProps<SectionOf<"gallery">>) {
  const { t } = useTranslation("picture");
  const { language, uploads } = useEditor();
  const [selected, setSelected] = useState<string | null>(null);
  const [isCropping, setCropping] = useState(false);
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
          <NativeSelect
            label={t("shape.label")}
            value={picture.shape}
            data={pictureShapes.map((shape) => ({ value: shape, label: t(`shape.${shape}`) }))}
            onChange={(event) => {
              const shape = pictureShapes.find((one) => one === event.currentTarget.value);
              if (shape !== undefined) update((current) => replaced(current, { ...picture, shape }));
            }}
          />
          {picture.shape !== "whole" && (
            <Button
              variant="default"
              leftSection={<IconCrop size={20} stroke={1.75} aria-hidden />}
              onClick={() => {
                setCropping(true);
              }}
            >
              {t("crop.open")}
            </Button>
          )}
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
      <Suspense>
        {isCropping && picture !== undefined && (
          <CropDialog
            picture={picture}
            frame={{ aspect: aspects[picture.shape], radius: "8px" }}
            onDone={(crop) => {
              update((current) => replaced(current, { ...picture, crop }));
            }}
            onClose={() => {
              setCropping(false);
            }}
          />
        )}
      </Suspense>
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
      <HelpLink article="photos" />
    </>
  );
}
