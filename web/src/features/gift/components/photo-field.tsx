import { ActionIcon, Button } from "@mantine/core";
import { IconCamera, IconX } from "@tabler/icons-react";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { photoTypes } from "../shrunk-photo.ts";
import { styles } from "../styles.ts";

interface PhotoFieldProps {
  photo: Blob | "reading" | "unreadable" | null;
  /** A file that was taken or chosen; null takes the picture away. */
  onPick: (file: File | null) => void;
}

/** What a parcel looks like, taken while it is written down: a phone opens its camera. */
export function PhotoField({ photo, onPick }: PhotoFieldProps) {
  const { t } = useTranslation("gift");
  const input = useRef<HTMLInputElement>(null);
  const address = useMemo(() => (photo instanceof Blob ? URL.createObjectURL(photo) : null), [photo]);
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address);
    },
    [address],
  );
  return (
    <div style={styles.photoField}>
      <input
        ref={input}
        type="file"
        accept={photoTypes}
        capture="environment"
        hidden
        data-testid="entry-photo"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file !== undefined) onPick(file);
        }}
      />
      {address !== null && <img style={styles.photoSmall} src={address} alt={t("write.photoTaken")} />}
      <Button
        variant="default"
        leftSection={<Icon of={IconCamera} />}
        loading={photo === "reading"}
        onClick={() => input.current?.click()}
      >
        {t(address === null ? "write.takePhoto" : "entry.changePhoto")}
      </Button>
      {address !== null && (
        <ActionIcon
          variant="subtle"
          color="tanah"
          size={44}
          aria-label={t("entry.dropPhoto")}
          onClick={() => {
            onPick(null);
          }}
        >
          <Icon of={IconX} />
        </ActionIcon>
      )}
      {photo === "unreadable" && <ProblemNotice text={t("entry.badPhoto")} />}
    </div>
  );
}
