import { limits } from "@janur/domain/limits";
import { Button, Group, Stack } from "@mantine/core";
import { useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CropFields } from "../../../ui/picture/crop-fields.tsx";
import { cropView, wholePhoto } from "../../../ui/picture/crop-view.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";

const { side, characters } = limits.account.photo;
/** Four letters of base64 carry three bytes. */
const mostBytes = Math.floor((characters * 3) / 4) - 3;

interface PhotoDialogProps {
  photo: ImageBitmap;
  isBusy: boolean;
  /** Why it was not kept; it can be sent once more as it is cut. */
  problem: string | null;
  onUse: (picture: Blob) => void;
  onClose: () => void;
}

/** Cuts a photo to a square. */
export function PhotoDialog({ photo, isBusy, problem, onUse, onClose }: PhotoDialogProps) {
  const { t } = useTranslation("account");
  const [crop, setCrop] = useState(wholePhoto);
  // State, not a ref: the dialog brings its content later than this is drawn for the first time.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);

  useLayoutEffect(() => {
    const context = canvas?.getContext("2d") ?? null;
    if (context === null) return;
    const { left, top, width, height } = cropView(photo, crop, 1);
    // What is transparent would turn black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, side, side);
    context.imageSmoothingQuality = "high";
    context.drawImage(photo, left, top, width, height, 0, 0, side, side);
  }, [canvas, photo, crop]);

  const use = () => {
    if (canvas !== null) void smallEnough(canvas).then(onUse);
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
          <canvas ref={setCanvas} width={side} height={side} role="img" aria-label={t("photo.preview")} />
        </CropFields>
        {problem !== null && <ProblemNotice text={problem} />}
        <Group justify="flex-end">
          <Button loading={isBusy} onClick={use}>
            {t("photo.use")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** What is drawn, as fine as it may be sent: confetti weighs three times as much as a face. */
async function smallEnough(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of [0.9, 0.75, 0.5, 0.25]) {
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", quality);
    });
    if (picture !== null && picture.size <= mostBytes) return picture;
  }
  throw new RangeError("a picture of this size is never that large");
}
