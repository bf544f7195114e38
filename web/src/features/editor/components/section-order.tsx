import { lackingBySection, type Missing } from "@janur/domain/content/completeness";
import type { Content } from "@janur/domain/content/content";
import type { Section } from "@janur/domain/content/section";
import { ActionIcon, UnstyledButton } from "@mantine/core";
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { DragArea, DragList } from "../../../ui/list/drag-list.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { canBeHidden, withPlaced } from "../../draft/section-edits.ts";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import classes from "../../section-forms/components/fields/editor-fields.module.css";
import { MissingLine, SectionName } from "./section-name.tsx";
import { SectionThumb } from "./section-thumb.tsx";
import { useSectionActions } from "../../section-forms/components/fields/use-section-actions.ts";
import { useSectionName } from "../../invitation/use-section-name.ts";

interface SectionOrderProps {
  content: Content;
  /** Ids of the sections that the family whose version is shown words for itself. */
  own: ReadonlySet<string>;
  /** Id of the section whose form stands beside the list; null for none. */
  opened: string | null;
  onOpen: (sectionId: string) => void;
}

/** The sections as short rows that are moved by pointer, finger or keyboard; the cover stays first. */
export function SectionOrder({ content, own, opened, onOpen }: SectionOrderProps) {
  const { t } = useTranslation(["editor", "invitation"]);
  const sectionName = useSectionName();
  const { edit } = useEditor();
  const behind = content.sections.filter(({ type }) => type !== "cover");
  const nameOf = (section: Section | undefined) => (section === undefined ? "" : sectionName(section.type));
  const lacking = useMemo(() => lackingBySection(content), [content]);
  const rowOf = (section: Section) => (
    <SectionRow
      key={section.id}
      section={section}
      content={content}
      lacking={lacking.get(section.id)}
      own={own}
      opened={opened}
      onOpen={onOpen}
    />
  );
  return (
    <div className={classes.order}>
      {content.sections.map((section) => section.type === "cover" && rowOf(section))}
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
            card: rowOf(section),
          }))}
        />
      </DragArea>
    </div>
  );
}

interface SectionRowProps extends SectionOrderProps {
  section: Section;
  lacking: readonly Missing[] | undefined;
}

function SectionRow({ section, content, lacking, own, opened, onOpen }: SectionRowProps) {
  const { t } = useTranslation(["invitation", "editor"]);
  const sectionName = useSectionName();
  const { isLimited } = useEditor();
  const { actionsOf, act } = useSectionActions(content);
  const actions = actionsOf(section);
  const name = sectionName(section.type);
  const isEyed = canBeHidden(section) && !isLimited;
  const rest = isEyed
    ? actions.filter(({ name: action }) => action !== "hide" && action !== "show")
    : actions;
  const isOpened = section.id === opened;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A tap on the page, or a link from elsewhere, may open a section whose row is out of sight.
    if (isOpened) row.current?.scrollIntoView({ block: "nearest" });
  }, [isOpened]);
  return (
    <div ref={row} className={classes.orderRow} data-hidden={section.isHidden || undefined}>
      <UnstyledButton
        className={classes.orderName}
        aria-current={isOpened || undefined}
        onClick={() => {
          onOpen(section.id);
        }}
      >
        <SectionThumb type={section.type} content={content} />
        <span>
          <SectionName
            section={section}
            path={`sections.${String(content.sections.findIndex(({ id }) => id === section.id))}`}
            isOwn={own.has(section.id)}
          />
          <MissingLine lacking={lacking} />
        </span>
      </UnstyledButton>
      {isEyed && (
        <ActionIcon
          variant="subtle"
          color="tanah"
          size={44}
          aria-label={t(section.isHidden ? "editor:order.show" : "editor:order.hide", { name })}
          onClick={() => {
            act(section, section.isHidden ? "show" : "hide");
          }}
        >
          <Icon of={section.isHidden ? IconEyeOff : IconEye} />
        </ActionIcon>
      )}
      {rest.length > 0 && (
        <RowMenu
          label={t("invitation:editor.moreFor", { name })}
          actions={() => rest}
          onAct={(action) => {
            act(section, action);
          }}
        />
      )}
    </div>
  );
}
