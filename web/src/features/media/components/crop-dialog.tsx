import { pictureAddress, pictureWidths, type Crop } from "@janur/domain/content/sections/media";
import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CropFields } from "../../../ui/picture/crop-fields.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

interface CropDialogProps {
  picture: { media: string; width: number; height: number; crop: Crop };
  /** Of the frame that it stands in: width by height, and its corners as CSS writes them. */
  frame: { aspect: number; radius: string };
  onDone: (crop: Crop) => void;
  onClose: () => void;
}

/** Which part of a picture its frame shows; the file stays whole, so it can be changed at any time. */
export function CropDialog({ picture, frame, onDone, onClose }: CropDialogProps) {
  const { t } = useTranslation("picture");
  const [crop, setCrop] = useState(picture.crop);
  const point = `${String(crop.x * 100)}% ${String(crop.y * 100)}%`;
  return (
    <Dialog title={t("crop.title")} onClose={onClose}>
      <Stack>
        <CropFields
          picture={picture}
          crop={crop}
          aspect={frame.aspect}
          radius={frame.radius}
          labels={{ zoom: t("crop.zoom"), x: t("crop.x"), y: t("crop.y") }}
          onChange={setCrop}
        >
          <img
            src={pictureAddress(picture.media, pictureWidths[1])}
            alt={t("crop.preview")}
            style={{
              objectPosition: point,
              transformOrigin: point,
              transform: `scale(${String(crop.zoom)})`,
            }}
          />
        </CropFields>
        <Group justify="flex-end">
          <Button
            onClick={() => {
              onDone(crop);
              onClose();
            }}
          >
            {t("crop.use")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
