import { withSection, type Content } from "@janur/domain/content/content";
import type { Section } from "@janur/domain/content/section";
import {
  IconArrowDown,
  IconArrowUp,
  IconCopyPlus,
  IconEye,
  IconEyeOff,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { RowAction } from "../../../../ui/list/row-menu.tsx";
import { offerUndo } from "../../../../ui/toast/undo-toast.tsx";
import {
  canBeHidden,
  canDuplicate,
  canMove,
  isRemovable,
  withDuplicate,
  withInserted,
  withMoved,
  withoutSection,
} from "../../../draft/section-edits.ts";
import { useEditor } from "./editor-context.ts";
import { useSectionName } from "../../../invitation/use-section-name.ts";

export type SectionAction = "up" | "down" | "duplicate" | "hide" | "show" | "remove";

/** What can be done with a section as a whole where it stands now. Copies and removals offer a way back. */
export function useSectionActions(content: Content) {
  const { t } = useTranslation("invitation");
  const sectionName = useSectionName();
  const { edit } = useEditor();
  return {
    actionsOf: (section: Section): RowAction<SectionAction>[] => {
      const index = content.sections.findIndex(({ id }) => id === section.id);
      const all: (RowAction<SectionAction> & { isOffered: boolean })[] = [
        { name: "up", label: t("editor.up"), icon: IconArrowUp, isOffered: canMove(content, index, -1) },
        { name: "down", label: t("editor.down"), icon: IconArrowDown, isOffered: canMove(content, index, 1) },
        {
          name: "duplicate",
          label: t("editor.duplicate"),
          icon: IconCopyPlus,
          isOffered: canDuplicate(content, section),
        },
        {
          name: "hide",
          label: t("editor.hide"),
          icon: IconEyeOff,
          isOffered: canBeHidden(section) && !section.isHidden,
        },
        { name: "show", label: t("editor.show"), icon: IconEye, isOffered: section.isHidden },
        {
          name: "remove",
          label: t("editor.removeShort"),
          icon: IconTrash,
          isOffered: isRemovable(content, section),
        },
      ];
      return all.filter(({ isOffered }) => isOffered);
    },
    act: (section: Section, action: SectionAction): void => {
      const name = sectionName(section.type);
      const index = content.sections.findIndex(({ id }) => id === section.id);
      switch (action) {
        case "up":
        case "down":
          edit((current) => withMoved(current, section.id, action === "up" ? -1 : 1));
          return;
        case "hide":
        case "show":
          edit((current) => withSection(current, { ...section, isHidden: action === "hide" }));
          return;
        case "duplicate": {
          const copied = withDuplicate(content, section);
          const copy = copied.sections[index + 1];
          if (copy === undefined) return;
          edit((current) => withInserted(current, copy, index + 1));
          offerUndo(t("editor.duplicated", { name }), () => {
            edit((current) => withoutSection(current, copy.id));
          });
          return;
        }
        case "remove":
          edit((current) => withoutSection(current, section.id));
          offerUndo(t("editor.removed", { name }), () => {
            edit((current) => withInserted(current, section, index));
          });
      }
    },
  };
}
