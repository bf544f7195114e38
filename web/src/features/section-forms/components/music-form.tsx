import type { SectionOf } from "@janur/domain/content/section";
import { musicAddress } from "@janur/domain/content/sections/media";
import { Button, Checkbox, FileButton, Group, Text } from "@mantine/core";
import { IconMusic, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { HelpLink } from "../../../ui/layout/help-link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { musicTarget } from "../../draft/picture-edits.ts";
import { useEditor, type SectionFormProps } from "./fields/editor-context.ts";
import classes from "../../media/components/pictures.module.css";
import { PictureUploads } from "../../media/components/picture-uploads.tsx";
import { useUpdateSection } from "./fields/use-update-section.ts";

/** A piece of the host's own, once they have said that they may use it. */
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
            <Button {...props} variant="default" disabled={!isDeclared} leftSection={<Icon of={IconMusic} />}>
              {t(media === null ? "music.add" : "music.replace")}
            </Button>
          )}
        </FileButton>
        {media !== null && (
          <Button
            variant="subtle"
            color="tanah"
            leftSection={<Icon of={IconTrash} />}
            onClick={() => {
              updateSection((current) => ({ ...current, media: null }));
              offerUndo(t("photo.removed", { name: t("music.piece") }), () => {
                const { format, kbps } = section;
                updateSection((current) =>
                  current.media === null ? { ...current, media, format, kbps } : current,
                );
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
