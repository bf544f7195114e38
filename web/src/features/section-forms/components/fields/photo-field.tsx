import { pictureAddress, pictureWidths, usualCrop, type Photo } from "@janur/domain/content/sections/media";
import type { Frame } from "@janur/event-page/themes/frames";
import { Button, Group, Text } from "@mantine/core";
import { IconCrop, IconTrash } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../../lib/browser/lazy-part.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { offerUndo } from "../../../../ui/toast/undo-toast.tsx";
import { useEditor } from "./editor-context.ts";
import { LocalizedField } from "./localized-field.tsx";
import { PicturePicker } from "../../../media/components/picture-picker.tsx";
import { PictureUploads } from "../../../media/components/picture-uploads.tsx";
import classes from "../../../media/components/pictures.module.css";

const CropDialog = lazyPart(
  async () => (await import("../../../media/components/crop-dialog.tsx")).CropDialog,
);

interface PhotoFieldProps {
  /** "Foto sampul" */
  label: string;
  help?: string;
  photo: Photo | null;
  /** Place of the photo in the content, e.g. `sections.0.photo`. */
  path: string;
  /** Where an upload goes, see `pictureTarget`. */
  target: string;
  /** Of the theme. */
  frame: Frame;
  /** Changes the newest photo, whatever this render still shows. */
  update: (change: (photo: Photo | null) => Photo | null) => void;
}

/** One picture in a frame of the theme's: choose, move inside the frame, describe, take out with a way back. */
export function PhotoField({ label, help, photo, path, target, frame, update }: PhotoFieldProps) {
  const { t } = useTranslation("picture");
  const { uploads } = useEditor();
  const [isCropping, setCropping] = useState(false);
  const remove = (gone: Photo) => {
    update(() => null);
    offerUndo(t("photo.removed", { name: label }), () => {
      update((current) => current ?? gone);
    });
  };
  const crop = photo?.crop ?? usualCrop;
  const point = `${String(crop.x * 100)}% ${String(crop.y * 100)}%`;
  return (
    <fieldset className={classes.photo} data-field={path} tabIndex={-1}>
      <legend>{label}</legend>
      {photo !== null && (
        <>
          <Group gap={16} wrap="nowrap" align="center">
            <div
              className={classes.frame}
              style={{ aspectRatio: frame.aspect, borderRadius: frame.radius, background: photo.color }}
            >
              <img
                src={pictureAddress(photo.media, pictureWidths[0])}
                alt=""
                style={{
                  objectPosition: point,
                  transformOrigin: point,
                  transform: `scale(${String(crop.zoom)})`,
                }}
              />
            </div>
            <Group gap={8}>
              <Button
                variant="default"
                leftSection={<Icon of={IconCrop} />}
                onClick={() => {
                  setCropping(true);
                }}
              >
                {t("crop.open")}
              </Button>
              <Button
                variant="subtle"
                color="tanah"
                leftSection={<Icon of={IconTrash} />}
                onClick={() => {
                  remove(photo);
                }}
              >
                {t("photo.remove")}
              </Button>
            </Group>
          </Group>
          <LocalizedField
            label={t("alt")}
            value={photo.alt}
            path={`${path}.alt`}
            emptyHint={t("altHelp")}
            onChange={(alt) => {
              update((current) => (current === null ? null : { ...current, alt }));
            }}
          />
        </>
      )}
      <PictureUploads queue={uploads} target={target} />
      <PicturePicker
        isSingle
        hasOne={photo !== null}
        onPicked={(files) => {
          uploads.add(
            target,
            files.slice(0, 1).map((file) => ({ name: file.name, file })),
          );
        }}
      />
      {help !== undefined && (
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      )}
      <Suspense>
        {isCropping && photo !== null && (
          <CropDialog
            picture={photo}
            frame={frame}
            onDone={(chosen) => {
              update((current) => (current === null ? null : { ...current, crop: chosen }));
            }}
            onClose={() => {
              setCropping(false);
            }}
          />
        )}
      </Suspense>
    </fieldset>
  );
}
