import { lackingBySection } from "@janur/domain/content/completeness";
import type { Content } from "@janur/domain/content/content";
import { Button, Skeleton, UnstyledButton } from "@mantine/core";
import { IconArrowsSort, IconChevronDown, IconPalette, IconPlus } from "@tabler/icons-react";
import { Suspense, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { AddSection } from "./add-section.tsx";
import classes from "../../section-forms/components/fields/editor-fields.module.css";
import { GuideLink } from "./guide-link.tsx";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import { OrderNotice, SectionForm, SideNotice, ThemePicker } from "./lazy-forms.ts";
import { SectionOrder } from "./lazy-section-order.ts";
import { themePlace } from "./places.ts";
import { MissingLine, SectionName } from "./section-name.tsx";
import { SectionThumb } from "./section-thumb.tsx";
import { ownSectionsOf } from "./side/use-family.ts";

interface SectionListProps {
  content: Content;
  /** The draft with what each family has for itself. */
  whole: Content;
  /** Id of the section that is open, or null. */
  opened: string | null;
  onOpen: (sectionId: string | null) => void;
}

/** Every section of the draft in the order of the page, one open at a time. */
export function SectionList({ content, whole, opened, onOpen }: SectionListProps) {
  const { t } = useTranslation(["editor", "theme", "invitation"]);
  const { side, families, isLimited, asked } = useEditor();
  const own = useMemo(() => ownSectionsOf(whole, side), [whole, side]);
  const lacking = useMemo(() => lackingBySection(content), [content]);
  const hasFamilies = families.length > 0;
  const [isOrdering, setOrdering] = useState(false);
  const showTitle = useEffectEvent((sectionId: string) => {
    // The form brings a field that was asked for into sight itself, and may have done so already.
    if (asked === null) document.getElementById(titleId(sectionId))?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    // A tap in the preview, or a link from elsewhere, may open a section that is out of sight.
    if (opened !== null) showTitle(opened);
  }, [opened]);
  if (isOrdering) {
    const end = () => {
      setOrdering(false);
    };
    return (
      <Suspense>
        <SectionOrder
          content={content}
          onOpen={(sectionId) => {
            end();
            onOpen(sectionId);
          }}
        />
        <Button mt="md" onClick={end}>
          {t("editor:order.done")}
        </Button>
      </Suspense>
    );
  }
  return (
    <>
      <Suspense>{side !== null && <OrderNotice whole={whole} side={side} />}</Suspense>
      <Fold
        place={themePlace}
        opened={opened}
        onOpen={onOpen}
        head={
          <>
            <span className={classes.thumb}>
              <Icon of={IconPalette} />
            </span>
            <span className={classes.sectionTitle} id={titleId(themePlace)}>
              {t("editor:theme.title")} <span>{t(`theme:theme.${content.theme}.name`)}</span>
            </span>
          </>
        }
      >
        {hasFamilies && <SideNotice section={null} whole={whole} />}
        <ThemePicker content={content} />
      </Fold>
      {content.sections.map((section, index) => (
        <Fold
          key={section.id}
          place={section.id}
          opened={opened}
          onOpen={onOpen}
          head={
            <>
              <SectionThumb type={section.type} content={content} />
              <span>
                <SectionName
                  section={section}
                  path={`sections.${String(index)}`}
                  isOwn={own.has(section.id)}
                  id={titleId(section.id)}
                />
                <MissingLine lacking={lacking.get(section.id)} />
              </span>
            </>
          }
        >
          {hasFamilies && <SideNotice section={section} whole={whole} />}
          <SectionForm section={section} content={content} />
        </Fold>
      ))}
      {!isLimited && (
        <AddSection content={content} onAdded={onOpen}>
          {(add) => (
            <Button mt="md" fullWidth variant="default" leftSection={<Icon of={IconPlus} />} onClick={add}>
              {t("invitation:editor.addSection")}
            </Button>
          )}
        </AddSection>
      )}
      <Button
        mt="xs"
        fullWidth
        variant="default"
        leftSection={<Icon of={IconArrowsSort} />}
        onClick={() => {
          setOrdering(true);
        }}
      >
        {t("editor:order.title")}
      </Button>
      <GuideLink />
    </>
  );
}

interface FoldProps extends Pick<SectionListProps, "opened" | "onOpen"> {
  place: string;
  head: ReactNode;
  children: ReactNode;
}

/** A row of the list, and beneath it what it opens. */
function Fold({ place, opened, onOpen, head, children }: FoldProps) {
  const isOpen = opened === place;
  return (
    <div className={classes.foldedPart} data-active={isOpen || undefined}>
      <h2>
        <UnstyledButton
          className={classes.orderName}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `section-${place}` : undefined}
          onClick={() => {
            onOpen(isOpen ? null : place);
          }}
        >
          {head}
          <Icon of={IconChevronDown} />
        </UnstyledButton>
      </h2>
      {isOpen && (
        <div role="region" id={`section-${place}`} aria-labelledby={titleId(place)}>
          <Suspense fallback={<Skeleton height={320} aria-hidden />}>{children}</Suspense>
        </div>
      )}
    </div>
  );
}

function titleId(sectionId: string): string {
  return `section-title-${sectionId}`;
}
