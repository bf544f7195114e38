import type { Content } from "@janur/domain/content/content";
import type { Section } from "@janur/domain/content/section";
import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DragArea, DragList } from "../../../ui/list/drag-list.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { withPlaced } from "../../draft/section-edits.ts";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import classes from "../../section-forms/components/fields/editor-fields.module.css";
import { SectionName } from "./section-name.tsx";
import { useSectionActions } from "../../section-forms/components/fields/use-section-actions.ts";

interface SectionOrderProps {
  content: Content;
  onOpen: (sectionId: string) => void;
}

/** The sections as short rows that are moved by pointer, finger or keyboard; the cover stays first. */
export function SectionOrder({ content, onOpen }: SectionOrderProps) {
  const { t } = useTranslation(["editor", "invitation"]);
  const { edit } = useEditor();
  const behind = content.sections.filter(({ type }) => type !== "cover");
  const nameOf = (section: Section | undefined) =>
    section === undefined ? "" : t(`invitation:section.${section.type}`);
  return (
    <>
      {content.sections.map(
        (section) =>
          section.type === "cover" && (
            <div key={section.id} className={classes.orderFixed}>
              <SectionRow section={section} content={content} onOpen={onOpen} />
            </div>
          ),
      )}
      <DragArea
        help={t("order.help")}
        say={({ kind, itemId, place }) =>
          t(`order.${kind}`, { name: nameOf(behind.find(({ id }) => id === itemId)), place })
        }
        onMove={(sectionId, _list, place) => {
          edit((current) => withPlaced(current, sectionId, place));
        }}
      >
        <DragList
          id="sections"
          handleLabel={(name) => t("order.handle", { name })}
          items={behind.map((section) => ({
            id: section.id,
            name: nameOf(section),
            isMovable: true,
            card: <SectionRow section={section} content={content} onOpen={onOpen} />,
          }))}
        />
      </DragArea>
    </>
  );
}

function SectionRow({ section, content, onOpen }: SectionOrderProps & { section: Section }) {
  const { t } = useTranslation("invitation");
  const { actionsOf, act } = useSectionActions(content);
  const actions = actionsOf(section);
  return (
    <div className={classes.orderRow}>
      <UnstyledButton
        className={classes.orderName}
        onClick={() => {
          onOpen(section.id);
        }}
      >
        <SectionName
          section={section}
          path={`sections.${String(content.sections.findIndex(({ id }) => id === section.id))}`}
        />
      </UnstyledButton>
      {actions.length > 0 && (
        <RowMenu
          label={t("editor.moreFor", { name: t(`section.${section.type}`) })}
          actions={() => actions}
          onAct={(action) => {
            act(section, action);
          }}
        />
      )}
    </div>
  );
}
