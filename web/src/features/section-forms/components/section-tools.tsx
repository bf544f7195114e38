import "@mantine/core/styles/Switch.css";
import type { Content } from "@janur/domain/content/content";
import type { Section } from "@janur/domain/content/section";
import { Button, Group, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { canBeHidden } from "../../draft/section-edits.ts";
import { useSectionActions } from "./fields/use-section-actions.ts";
import { useSectionName } from "../../invitation/use-section-name.ts";

const labels = {
  up: "editor.moveUp",
  down: "editor.moveDown",
  duplicate: "editor.duplicateItem",
  remove: "editor.remove",
} as const;

/** Show or hide a section, move it, copy it, take it out with a way back. */
export function SectionTools({ section, content }: { section: Section; content: Content }) {
  const { t } = useTranslation("invitation");
  const sectionName = useSectionName();
  const { actionsOf, act } = useSectionActions(content);
  return (
    <>
      {canBeHidden(section) && (
        <Switch
          label={t("field.visible")}
          checked={!section.isHidden}
          onChange={(event) => {
            act(section, event.currentTarget.checked ? "show" : "hide");
          }}
        />
      )}
      <Group gap={8}>
        {actionsOf(section).map(({ name, label, icon }) =>
          name === "hide" || name === "show" ? null : (
            <Button
              key={name}
              variant="default"
              size="sm"
              leftSection={<Icon of={icon} size={18} />}
              aria-label={t(labels[name], { name: sectionName(section.type) })}
              onClick={() => {
                act(section, name);
              }}
            >
              {label}
            </Button>
          ),
        )}
      </Group>
    </>
  );
}
