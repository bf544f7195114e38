import { Button, FileButton, Group, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconCamera, IconPhotoPlus } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./pictures.module.css";

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** Takes pictures from the device, its camera, the clipboard, or by dragging. */
export function PicturePicker({ onPicked }: { onPicked: (files: File[]) => void }) {
  const { t } = useTranslation("picture");
  const hasCamera = useMediaQuery("(pointer: coarse)");
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onPicked(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      paste(event);
    };
    document.addEventListener("paste", listen);
    return () => {
      document.removeEventListener("paste", listen);
    };
  }, []);
  return (
    <div
      className={classes.picker}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        onPicked(files);
      }}
    >
      <Group gap={8}>
        <FileButton multiple accept="image/*" onChange={onPicked}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconPhotoPlus {...icon} />}>
              {t("add")}
            </Button>
          )}
        </FileButton>
        {hasCamera && (
          <FileButton
            accept="image/*"
            capture="environment"
            onChange={(file) => {
              if (file !== null) onPicked([file]);
            }}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconCamera {...icon} />}>
                {t("camera")}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {t("drop")}
      </Text>
    </div>
  );
}
