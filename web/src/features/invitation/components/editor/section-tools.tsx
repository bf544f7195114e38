import "@mantine/core/styles/Switch.css";
import { withSection, type Content } from "@janur/domain/content";
import type { Section } from "@janur/domain/section";
import { Button, Group, Switch } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconCopyPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { offerUndo } from "../../../../ui/undo-toast.tsx";
import {
  canMove,
  isRemovable,
  isRepeatable,
  withDuplicate,
  withInserted,
  withMoved,
  withoutSection,
} from "../../section-edits.ts";
import { useEditor } from "./editor-context.ts";

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** Show or hide a section, move it, copy it, take it out with a way back. */
export function SectionTools({ section, content }: { section: Section; content: Content }) {
  const { t } = useTranslation("invitation");
  const { edit } = useEditor();
  const name = t(`section.${section.type}`);
  const index = content.sections.findIndex(({ id }) => id === section.id);
  const remove = () => {
    edit((current) => withoutSection(current, section.id));
    offerUndo(t("editor.removed", { name }), () => {
      edit((current) => withInserted(current, section, index));
    });
  };
  const button = { variant: "default", size: "sm" } as const;
  return (
    <>
      {section.type !== "cover" && section.type !== "hosts" && (
        <Switch
          size="md"
          label={t("field.visible")}
          checked={!section.isHidden}
          onChange={(event) => {
            const isHidden = !event.currentTarget.checked;
            edit((current) => withSection(current, { ...section, isHidden }));
          }}
        />
      )}
      <Group gap={8}>
        {canMove(content, index, -1) && (
          <Button
            {...button}
            leftSection={<IconArrowUp {...icon} />}
            aria-label={t("editor.moveUp", { name })}
            onClick={() => {
              edit((current) => withMoved(current, section.id, -1));
            }}
          >
            {t("editor.up")}
          </Button>
        )}
        {canMove(content, index, 1) && (
          <Button
            {...button}
            leftSection={<IconArrowDown {...icon} />}
            aria-label={t("editor.moveDown", { name })}
            onClick={() => {
              edit((current) => withMoved(current, section.id, 1));
            }}
          >
            {t("editor.down")}
          </Button>
        )}
        {isRepeatable(section.type) && (
          <Button
            {...button}
            leftSection={<IconCopyPlus {...icon} />}
            aria-label={t("editor.duplicateItem", { name })}
            onClick={() => {
              edit((current) => withDuplicate(current, section));
            }}
          >
            {t("editor.duplicate")}
          </Button>
        )}
        {isRemovable(content, section) && (
          <Button
            {...button}
            leftSection={<IconTrash {...icon} />}
            aria-label={t("editor.remove", { name })}
            onClick={remove}
          >
            {t("editor.removeShort")}
          </Button>
        )}
      </Group>
    </>
  );
}
