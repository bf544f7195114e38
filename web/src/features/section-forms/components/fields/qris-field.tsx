import type { SectionOf } from "@janur/domain/content/section";
import { qrisAddress } from "@janur/domain/content/sections/media";
import { Button, Group, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../../ui/icon.tsx";
import { offerUndo } from "../../../../ui/toast/undo-toast.tsx";
import { qrisTarget } from "../../../draft/picture-edits.ts";
import { useEditor } from "./editor-context.ts";
import { useUpdateSection } from "./use-update-section.ts";
import { PicturePicker } from "../../../media/components/picture-picker.tsx";
import { PictureUploads } from "../../../media/components/picture-uploads.tsx";
import classes from "../../../media/components/pictures.module.css";

/** The picture of a QRIS beside the name that its code says: the host compares both, as guests will. */
export function QrisField({ section, path }: { section: SectionOf<"gifts">; path: string }) {
  const { t } = useTranslation("picture");
  const { uploads } = useEditor();
  const updateSection = useUpdateSection(section);
  const { qris } = section;
  const target = qrisTarget(section.id);
  return (
    <fieldset className={classes.photo} data-field={path} tabIndex={-1}>
      <legend>{t("qris.label")}</legend>
      {qris !== null && (
        <Group gap={16} wrap="nowrap" align="center">
          <img className={classes.qris} src={qrisAddress(qris.media)} alt="" />
          <div>
            <Text>{t("qris.pays", { merchant: qris.merchant })}</Text>
            <Text size="sm" c="dimmed">
              {t("qris.compare")}
            </Text>
            <Button
              mt={8}
              variant="subtle"
              color="tanah"
              leftSection={<Icon of={IconTrash} />}
              onClick={() => {
                updateSection((current) => ({ ...current, qris: null }));
                offerUndo(t("photo.removed", { name: t("qris.label") }), () => {
                  updateSection((current) => ({ ...current, qris: current.qris ?? qris }));
                });
              }}
            >
              {t("photo.remove")}
            </Button>
          </div>
        </Group>
      )}
      <PictureUploads queue={uploads} target={target} />
      <PicturePicker
        isSingle
        hasOne={qris !== null}
        onPicked={(files) => {
          uploads.add(
            target,
            files.slice(0, 1).map((file) => ({ name: file.name, file })),
          );
        }}
      />
      <Text size="sm" c="dimmed">
        {t("qris.help")}
      </Text>
    </fieldset>
  );
}
