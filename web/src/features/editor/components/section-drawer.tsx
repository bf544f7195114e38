import type { Content } from "@janur/domain/content/content";
import { ActionIcon, Skeleton, UnstyledButton } from "@mantine/core";
import { IconList } from "@tabler/icons-react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { AddSection } from "./add-section.tsx";
import classes from "../../section-forms/components/fields/editor-fields.module.css";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import { GuideLink } from "./guide-link.tsx";
import { HalfDrawer } from "./half-drawer.tsx";
import { OrderNotice, SectionForm, SideNotice, ThemePicker } from "./lazy-forms.ts";
import { SectionOrder } from "./lazy-section-order.ts";
import { EmptyNote } from "./section-name.tsx";
import { themePlace } from "./theme-place.ts";

/** The place of the list of all sections, in the address too. */
export const listPlace = "sections";

interface SectionDrawerProps {
  content: Content;
  /** The draft with what each family has for itself. */
  whole: Content;
  /** Id of the section whose form is raised, or one of the places that are no section. */
  opened: string;
  /** Whether a field inside takes the focus. */
  isFieldAsked: boolean;
  /** Above what is raised. */
  notice: ReactNode;
  /** Beside the title of every form. */
  tools: ReactNode;
  onOpen: (place: string) => void;
  onClose: () => void;
}

/** The form of a section over the preview, or the list of all of them. Nothing for a section that is gone. */
export function SectionDrawer(props: SectionDrawerProps) {
  const { content, whole, opened, isFieldAsked, notice, tools, onOpen, onClose } = props;
  const { t } = useTranslation(["invitation", "editor"]);
  const hasFamilies = useEditor().families.length > 0;
  const section = content.sections.find(({ id }) => id === opened);
  if (opened === listPlace) {
    return (
      <HalfDrawer place={opened} title={t("invitation:editor.sections")} tools={tools} onClose={onClose}>
        {notice}
        <SectionIndex content={content} whole={whole} onOpen={onOpen} />
      </HalfDrawer>
    );
  }
  if (section === undefined && opened !== themePlace) return null;
  return (
    <HalfDrawer
      place={opened}
      title={t(section === undefined ? "editor:theme.title" : `invitation:section.${section.type}`)}
      note={section && <EmptyNote path={`sections.${String(content.sections.indexOf(section))}`} />}
      isFieldAsked={isFieldAsked}
      onClose={onClose}
      tools={
        <>
          {tools}
          <ActionIcon
            variant="subtle"
            color="tanah"
            size={44}
            aria-label={t("invitation:editor.sections")}
            onClick={() => {
              onOpen(listPlace);
            }}
          >
            <Icon of={IconList} />
          </ActionIcon>
        </>
      }
    >
      {notice}
      <Suspense fallback={<Skeleton height={320} aria-hidden />}>
        {hasFamilies && <SideNotice section={section ?? null} whole={whole} />}
        {section === undefined ? (
          <ThemePicker content={content} />
        ) : (
          <SectionForm section={section} content={content} />
        )}
      </Suspense>
    </HalfDrawer>
  );
}

/** Comes in one piece: a list that came late would push what stands below it from under the finger. */
function SectionIndex({ content, whole, onOpen }: Pick<SectionDrawerProps, "content" | "whole" | "onOpen">) {
  const { t } = useTranslation(["editor", "theme"]);
  const { isLimited, side } = useEditor();
  return (
    <Suspense>
      {side !== null && <OrderNotice whole={whole} side={side} />}
      <UnstyledButton
        className={`${classes.orderFixed ?? ""} ${classes.orderName ?? ""}`}
        onClick={() => {
          onOpen(themePlace);
        }}
      >
        <span className={classes.sectionTitle}>
          {t("editor:theme.title")} <span>{t(`theme:theme.${content.theme}.name`)}</span>
        </span>
      </UnstyledButton>
      <SectionOrder content={content} onOpen={onOpen} />
      {!isLimited && <AddSection content={content} onAdded={onOpen} />}
      <GuideLink />
    </Suspense>
  );
}
