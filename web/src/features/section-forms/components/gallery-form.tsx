import { localize } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { SectionOf } from "@janur/domain/content/section";
import { pictureShapes, type Picture, type PictureShape } from "@janur/domain/content/sections/media";
import { Button, NativeSelect, Text } from "@mantine/core";
import { IconCrop } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { HelpLink } from "../../../ui/layout/help-link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { inserted, moved, replaced } from "../../draft/item-list.ts";
import { useEditor, type SectionFormProps } from "./fields/editor-context.ts";
import classes from "./fields/editor-fields.module.css";
import { HeadingField } from "./fields/heading-field.tsx";
import { ItemTools } from "./fields/item-tools.tsx";
import { LocalizedField } from "./fields/localized-field.tsx";
import { PictureGrid } from "../../media/components/picture-grid.tsx";
import { PicturePicker } from "../../media/components/picture-picker.tsx";
import { PictureUploads } from "../../media/components/picture-uploads.tsx";
import { useUpdateSection } from "./fields/use-update-section.ts";

const CropDialog = lazyPart(async () => (await import("../../media/components/crop-dialog.tsx")).CropDialog);

/** Width by height; a whole picture has no frame to be moved in. */
const aspects: Record<PictureShape, number> = { whole: 1, upright: 4 / 5, square: 1, wide: 3 / 2 };

/** The pictures of a gallery, and how more of them come. */
export function GalleryForm({ section, path, onChange }: SectionFormProps<SectionOf<"gallery">>) {
  const { t } = useTranslation("picture");
  const { language, uploads, asked } = useEditor();
  /** Id of the one whose words are shown, and the wish for a field that was known when it was chosen. */
  const [chosen, setChosen] = useState<{ id: string | null; at: number }>({ id: null, at: -1 });
  const [isCropping, setCropping] = useState(false);
  const updateSection = useUpdateSection(section);
  const update = (change: (pictures: Picture[]) => Picture[]) => {
    updateSection((current) => ({ ...current, pictures: change(current.pictures) }));
  };
  const { pictures } = section;
  const wished =
    asked === null || asked.at === chosen.at
      ? undefined
      : pictures.find((_, at) => asked.path.startsWith(`${path}.pictures.${String(at)}.`))?.id;
  const selected = wished ?? chosen.id;
  const nameOf = ({ alt }: Picture, index: number) =>
    localize(alt, language) || t("number", { number: index + 1 });
  const index = pictures.findIndex(({ id }) => id === selected);
  const picture = pictures[index];
  const undescribed = pictures.filter(({ alt }) => alt.id.trim() + alt.en.trim() === "").length;
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
            setChosen({ id: id === selected ? null : id, at: asked?.at ?? -1 });
          }}
          update={update}
        />
      )}
      {undescribed > 0 && (
        <Text size="sm" c="dimmed">
          {t("missingAlt", { count: undescribed })}
        </Text>
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
              isRemovable
              onMove={(from, to) => {
                update((current) => moved(current, from, to));
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
              leftSection={<Icon of={IconCrop} />}
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
          path={`${path}.pictures`}
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
