import type { SectionOf } from "@janur/domain/section";
import { musicAddress } from "@janur/domain/sections/media";
import { Button, Checkbox, FileButton, Group, Text } from "@mantine/core";
import { IconMusic, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { HelpLink } from "../../../../../ui/help-link.tsx";
import { offerUndo } from "../../../../../ui/undo-toast.tsx";
import { musicTarget } from "../../../picture-edits.ts";
import { useEditor, type SectionFormProps } from "../editor-context.ts";
import classes from "../pictures/pictures.module.css";
import { PictureUploads } from "../pictures/picture-uploads.tsx";
import { useUpdateSection } from "../use-update-section.ts";

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** A piece of the host's own, once she has said that she may use it. */
export function MusicForm({ section }: SectionFormProps<SectionOf<"music">>) {
  const { t } = useTranslation("picture");
  const { uploads } = useEditor();
  const updateSection = useUpdateSection(section);
  const { media, isDeclared } = section;
  const target = musicTarget(section.id);
  const address = musicAddress(section);
  return (
    <>
      <Text size="sm" c="dimmed">
        {t("music.help")}
      </Text>
      <Checkbox
        label={t("music.declaration")}
        checked={isDeclared}
        onChange={(event) => {
          const isGiven = event.currentTarget.checked;
          updateSection((current) => ({ ...current, isDeclared: isGiven }));
        }}
      />
      {address !== null && (
        <audio
          className={classes.player}
          controls
          preload="none"
          src={address}
          aria-label={t("music.listen")}
        />
      )}
      {media !== null && !isDeclared && <Text size="sm">{t("music.silent")}</Text>}
      <PictureUploads queue={uploads} target={target} />
      <Group gap={8}>
        <FileButton
          accept="audio/mpeg,audio/mp4,.mp3,.m4a"
          disabled={!isDeclared}
          onChange={(file) => {
            if (file !== null) uploads.add(target, [{ name: file.name, file }]);
          }}
        >
          {(props) => (
            <Button {...props} variant="default" disabled={!isDeclared} leftSection={<IconMusic {...icon} />}>
              {t(media === null ? "music.add" : "music.replace")}
            </Button>
          )}
        </FileButton>
        {media !== null && (
          <Button
            variant="subtle"
            color="tanah"
            leftSection={<IconTrash {...icon} />}
            onClick={() => {
              updateSection((current) => ({ ...current, media: null }));
              offerUndo(t("photo.removed", { name: t("music.piece") }), () => {
                updateSection((current) => ({ ...section, isHidden: current.isHidden }));
              });
            }}
          >
            {t("photo.remove")}
          </Button>
        )}
      </Group>
      <HelpLink article="music" />
    </>
  );
}
