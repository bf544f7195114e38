import "@mantine/core/styles/Switch.css";
import type { Content } from "@janur/domain/content";
import type { Section } from "@janur/domain/section";
import { Button, Group, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { canBeHidden } from "../../section-edits.ts";
import { useSectionActions } from "./use-section-actions.ts";

const labels = {
  up: "editor.moveUp",
  down: "editor.moveDown",
  duplicate: "editor.duplicateItem",
  remove: "editor.remove",
} as const;

/** Show or hide a section, move it, copy it, take it out with a way back. */
export function SectionTools({ section, content }: { section: Section; content: Content }) {
  const { t } = useTranslation("invitation");
  const { actionsOf, act } = useSectionActions(content);
  return (
    <>
      {canBeHidden(section) && (
        <Switch
          size="md"
          label={t("field.visible")}
          checked={!section.isHidden}
          onChange={(event) => {
            act(section, event.currentTarget.checked ? "show" : "hide");
          }}
        />
      )}
      <Group gap={8}>
        {actionsOf(section).map(({ name, label, Icon: Sign }) =>
          name === "hide" || name === "show" ? null : (
            <Button
              key={name}
              variant="default"
              size="sm"
              leftSection={<Sign size={18} stroke={1.75} aria-hidden />}
              aria-label={t(labels[name], { name: t(`section.${section.type}`) })}
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
