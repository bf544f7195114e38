import type { Content } from "@janur/domain/content/content";
import { ActionIcon, Button, Skeleton } from "@mantine/core";
import { IconList, IconPlus } from "@tabler/icons-react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { AddSection } from "./add-section.tsx";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import { GuideLink } from "./guide-link.tsx";
import { HalfDrawer } from "./half-drawer.tsx";
import { AccentDots, OrderNotice, SectionForm, SideNotice, ThemePicker } from "./lazy-forms.ts";
import { SectionOrder } from "./lazy-section-order.ts";
import { PhotoPlaces } from "./photo-places.tsx";
import { listPlace, photosPlace, themePlace } from "./places.ts";
import { EmptyNote } from "./section-name.tsx";

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
  onOpen: (place: string, path?: string) => void;
  onClose: () => void;
}

/** The form of a section over the preview, or the list of all of them. Nothing for a section that is gone. */
export function SectionDrawer(props: SectionDrawerProps) {
  const { content, whole, opened, isFieldAsked, notice, onOpen, onClose } = props;
  const { t } = useTranslation(["invitation", "editor"]);
  const hasFamilies = useEditor().families.length > 0;
  const section = content.sections.find(({ id }) => id === opened);
  if (opened === listPlace) {
    return (
      <HalfDrawer
        place={opened}
        title={t("invitation:editor.sections")}
        tools={<AddButton content={content} onOpen={onOpen} />}
        onClose={onClose}
      >
        {notice}
        <SectionIndex content={content} whole={whole} onOpen={onOpen} />
      </HalfDrawer>
    );
  }
  if (opened === photosPlace) {
    return (
      <HalfDrawer place={opened} title={t("editor:photos.title")} size="content" onClose={onClose}>
        {notice}
        <PhotoPlaces content={content} onOpen={onOpen} />
      </HalfDrawer>
    );
  }
  if (opened === themePlace) {
    return (
      <HalfDrawer
        place={opened}
        title={t("editor:theme.title")}
        size="low"
        tools={<AccentDots content={content} />}
        onClose={onClose}
      >
        {notice}
        <Suspense fallback={<Skeleton height={168} aria-hidden />}>
          {hasFamilies && <SideNotice section={null} whole={whole} />}
          <ThemePicker content={content} />
        </Suspense>
      </HalfDrawer>
    );
  }
  if (section === undefined) return null;
  return (
    <HalfDrawer
      place={opened}
      title={t(`invitation:section.${section.type}`)}
      note={<EmptyNote path={`sections.${String(content.sections.indexOf(section))}`} />}
      isFieldAsked={isFieldAsked}
      onClose={onClose}
      tools={
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
      }
    >
      {notice}
      <Suspense fallback={<Skeleton height={320} aria-hidden />}>
        {hasFamilies && <SideNotice section={section} whole={whole} />}
        <SectionForm section={section} content={content} />
      </Suspense>
    </HalfDrawer>
  );
}

/** Beside the title of the list. */
function AddButton({ content, onOpen }: Pick<SectionDrawerProps, "content" | "onOpen">) {
  const { t } = useTranslation(["invitation", "editor"]);
  if (useEditor().isLimited) return null;
  return (
    <AddSection content={content} onAdded={onOpen}>
      {(add) => (
        <Button
          variant="subtle"
          px={8}
          aria-label={t("invitation:editor.addSection")}
          leftSection={<Icon of={IconPlus} />}
          onClick={add}
        >
          {t("editor:bar.add")}
        </Button>
      )}
    </AddSection>
  );
}

/** Comes in one piece: a list that came late would push what stands below it from under the finger. */
function SectionIndex({ content, whole, onOpen }: Pick<SectionDrawerProps, "content" | "whole" | "onOpen">) {
  const { side } = useEditor();
  return (
    <Suspense>
      {side !== null && <OrderNotice whole={whole} side={side} />}
      <SectionOrder content={content} onOpen={onOpen} />
      <GuideLink />
    </Suspense>
  );
}
