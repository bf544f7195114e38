import type { Content } from "@janur/domain/content/content";
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
  changeSection,
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
    /** To the section as it is now: a list shows it as it was before the last keys. */
    act: (section: Section, action: SectionAction): void => {
      const name = sectionName(section.type);
      const index = content.sections.findIndex(({ id }) => id === section.id);
      const itself = ({ id }: Section) => id === section.id;
      switch (action) {
        case "up":
        case "down":
          edit((current) => withMoved(current, section.id, action === "up" ? -1 : 1));
          return;
        case "hide":
        case "show":
          edit((current) =>
            changeSection(current, section, (newest) => ({ ...newest, isHidden: action === "hide" })),
          );
          return;
        case "duplicate": {
          const copies: string[] = [];
          edit((current) => {
            const at = current.sections.findIndex(itself);
            const newest = current.sections[at];
            if (newest === undefined) return current;
            const copied = withDuplicate(current, newest);
            copies.push(...copied.sections.slice(at + 1, at + 2).map(({ id }) => id));
            return copied;
          });
          if (copies.length === 0) return;
          offerUndo(t("editor.duplicated", { name }), () => {
            edit((current) => copies.reduce(withoutSection, current));
          });
          return;
        }
        case "remove": {
          const removed: Section[] = [];
          edit((current) => {
            removed.push(...current.sections.filter(itself));
            return withoutSection(current, section.id);
          });
          offerUndo(t("editor.removed", { name }), () => {
            edit((current) =>
              removed.reduce((before, newest) => withInserted(before, newest, index), current),
            );
          });
        }
      }
    },
  };
}
