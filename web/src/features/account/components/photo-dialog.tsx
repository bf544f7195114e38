import { limits } from "@janur/domain/limits";
import { Button, Group, Stack } from "@mantine/core";
import { useEffect, useRef, useState, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog.tsx";
import { cropSquare, largestZoom, wholePhoto, type PhotoCrop } from "../photo-crop.ts";
import classes from "./account.module.css";

const { side } = limits.account.photo;

interface PhotoDialogProps {
  photo: ImageBitmap;
  isBusy: boolean;
  onUse: (picture: Blob) => void;
  onClose: () => void;
}

const sliders = [
  { name: "zoom", min: 1, max: largestZoom },
  { name: "across", min: 0, max: 1 },
  { name: "down", min: 0, max: 1 },
] as const;

const inside = (value: number) => Math.min(1, Math.max(0, value));

/** Cuts a photo to a square: by dragging it, or by three sliders. */
export function PhotoDialog({ photo, isBusy, onUse, onClose }: PhotoDialogProps) {
  const { t } = useTranslation("account");
  const [crop, setCrop] = useState(wholePhoto);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const square = cropSquare(photo, crop);
    const context = canvas.current?.getContext("2d");
    context?.drawImage(photo, square.x, square.y, square.side, square.side, 0, 0, side, side);
  }, [photo, crop]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const shown = event.currentTarget.clientWidth;
    const square = cropSquare(photo, crop);
    const moved = (distance: number, length: number) => {
      const room = length - square.side;
      return room === 0 ? 0 : (distance * square.side) / shown / room;
    };
    setCrop({
      ...crop,
      across: inside(crop.across - moved(event.movementX, photo.width)),
      down: inside(crop.down - moved(event.movementY, photo.height)),
    });
  };
  const change = (name: keyof PhotoCrop, value: number) => {
    setCrop({ ...crop, [name]: value });
  };
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
        <canvas
          ref={canvas}
          className={classes.crop}
          width={side}
          height={side}
          role="img"
          aria-label={t("photo.preview")}
          onPointerMove={drag}
        />
        {sliders.map(({ name, min, max }) => (
          <label key={name} className={classes.slider}>
            {t(`photo.${name}`)}
            <input
              type="range"
              min={min}
              max={max}
              step={0.01}
              value={crop[name]}
              onChange={(event) => {
                change(name, Number(event.currentTarget.value));
              }}
            />
          </label>
        ))}
        <Group justify="flex-end">
          <Button loading={isBusy} onClick={use}>
            {t("photo.use")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
