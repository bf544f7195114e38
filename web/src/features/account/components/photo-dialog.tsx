import { limits } from "@janur/domain/limits";
import { Button, Group, Stack } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CropFields } from "../../../ui/crop-fields.tsx";
import { cropView, wholePhoto } from "../../../ui/crop-view.ts";
import { Dialog } from "../../../ui/dialog.tsx";

const { side } = limits.account.photo;

interface PhotoDialogProps {
  photo: ImageBitmap;
  isBusy: boolean;
  onUse: (picture: Blob) => void;
  onClose: () => void;
}

/** Cuts a photo to a square. */
export function PhotoDialog({ photo, isBusy, onUse, onClose }: PhotoDialogProps) {
  const { t } = useTranslation("account");
  const [crop, setCrop] = useState(wholePhoto);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const { left, top, width, height } = cropView(photo, crop, 1);
    const context = canvas.current?.getContext("2d");
    context?.drawImage(photo, left, top, width, height, 0, 0, side, side);
  }, [photo, crop]);

  const use = () => {
    canvas.current?.toBlob(
      (picture) => {
        if (picture !== null) onUse(picture);
      },
      "image/jpeg",
      0.9,
    );
  };

  return (
    <Dialog title={t("photo.crop")} onClose={onClose}>
      <Stack>
        <CropFields
          picture={photo}
          crop={crop}
          aspect={1}
          radius="50%"
          labels={{ zoom: t("photo.zoom"), x: t("photo.across"), y: t("photo.down") }}
          onChange={setCrop}
        >
          <canvas ref={canvas} width={side} height={side} role="img" aria-label={t("photo.preview")} />
        </CropFields>
        <Group justify="flex-end">
          <Button loading={isBusy} onClick={use}>
            {t("photo.use")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
