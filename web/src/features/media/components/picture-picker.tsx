import { Button, FileButton, Group, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconCamera, IconPhotoPlus } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import classes from "./pictures.module.css";

interface PicturePickerProps {
  /** For one picture beside other fields: what is pasted has to be pasted here. */
  isSingle?: boolean;
  /** Whether choosing replaces one. */
  hasOne?: boolean;
  /** Place of what is picked, where a tap on its sample leads here. */
  path?: string;
  onPicked: (files: File[]) => void;
}

/** Takes pictures from the device, its camera, the clipboard, or by dragging. */
export function PicturePicker({ isSingle = false, hasOne = false, path, onPicked }: PicturePickerProps) {
  const { t } = useTranslation("picture");
  const hasCamera = useMediaQuery("(pointer: coarse)", undefined, { getInitialValueInEffect: false });
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // What is copied in Word or Excel brings a picture of itself along with its words.
    if (files.length === 0 || event.clipboardData?.types.includes("text/plain") === true) return;
    event.preventDefault();
    onPicked(files);
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = isSingle ? place.current : document;
    const listen = (event: Event) => {
      if (event instanceof ClipboardEvent) paste(event);
    };
    target?.addEventListener("paste", listen);
    return () => {
      target?.removeEventListener("paste", listen);
    };
  }, [isSingle]);
  return (
    <div
      ref={place}
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
        <FileButton
          multiple={!isSingle}
          accept="image/*"
          onChange={(picked) => {
            if (picked !== null) onPicked([picked].flat());
          }}
        >
          {(props) => (
            <Button {...props} data-field={path} variant="default" leftSection={<Icon of={IconPhotoPlus} />}>
              {t(hasOne ? "photo.replace" : "add")}
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
              <Button {...props} variant="default" leftSection={<Icon of={IconCamera} />}>
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
