import type { Content } from "@janur/domain/content/content";
import { ActionIcon, Skeleton } from "@mantine/core";
import { IconList } from "@tabler/icons-react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import { HalfDrawer } from "./half-drawer.tsx";
import { ColourwayDots, SectionForm, SideNotice, ThemePicker } from "./lazy-forms.ts";
import { PhotoPlaces } from "./photo-places.tsx";
import { listPlace, photosPlace, themePlace } from "./places.ts";
import { AddButton, AllSections } from "./all-sections.tsx";
import { EmptyNote } from "./section-name.tsx";
import { SidePanel } from "./side-panel.tsx";
import { useSectionName } from "../../invitation/use-section-name.ts";

interface OpenedPartProps {
  content: Content;
  /** The draft with what each family has for itself. */
  whole: Content;
  /** Id of the section whose form is open, or one of the places that are no section. */
  opened: string;
  /** Whether it stands beside the page, with the list of sections in sight. */
  isBeside: boolean;
  /** Whether a field inside takes the focus. */
  isFieldAsked: boolean;
  /** Above what is open. */
  notice: ReactNode;
  onOpen: (place: string, path?: string) => void;
  onClose: () => void;
}

/** The form of a section, the themes, the photos or the list of all sections. Nothing for a section that is gone. */
export function OpenedPart(props: OpenedPartProps) {
  const { content, whole, opened, isBeside, isFieldAsked, notice, onOpen, onClose } = props;
  const Frame = isBeside ? SidePanel : HalfDrawer;
  const { t } = useTranslation(["invitation", "editor"]);
  const sectionName = useSectionName();
  const hasFamilies = useEditor().families.length > 0;
  const section = content.sections.find(({ id }) => id === opened);
  if (opened === listPlace) {
    return (
      <Frame
        place={opened}
        title={t("invitation:editor.sections")}
        tools={<AddButton content={content} onOpen={onOpen} />}
        onClose={onClose}
      >
        {notice}
        <AllSections content={content} whole={whole} opened={null} onOpen={onOpen} />
      </Frame>
    );
  }
  if (opened === photosPlace) {
    return (
      <Frame place={opened} title={t("editor:photos.title")} size="content" onClose={onClose}>
        {notice}
        <PhotoPlaces content={content} onOpen={onOpen} />
      </Frame>
    );
  }
  if (opened === themePlace) {
    return (
      <Frame
        place={opened}
        title={t("editor:theme.title")}
        size="low"
        tools={<ColourwayDots content={content} />}
        onClose={onClose}
      >
        {notice}
        <Suspense fallback={<Skeleton height={168} aria-hidden />}>
          {hasFamilies && <SideNotice section={null} whole={whole} />}
          <ThemePicker content={content} />
        </Suspense>
      </Frame>
    );
  }
  if (section === undefined) return null;
  return (
    <Frame
      place={opened}
      title={sectionName(section.type)}
      note={!isBeside && <EmptyNote path={`sections.${String(content.sections.indexOf(section))}`} />}
      isFieldAsked={isFieldAsked}
      onClose={onClose}
      tools={
        !isBeside && (
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
        )
      }
    >
      {notice}
      <Suspense fallback={<Skeleton height={320} aria-hidden />}>
        {hasFamilies && <SideNotice section={section} whole={whole} />}
        <SectionForm section={section} content={content} />
      </Suspense>
    </Frame>
  );
}
