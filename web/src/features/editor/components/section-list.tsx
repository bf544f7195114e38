import "@mantine/core/styles/Accordion.css";
import type { Content } from "@janur/domain/content/content";
import { Accordion, Button, Skeleton } from "@mantine/core";
import { IconArrowsSort } from "@tabler/icons-react";
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { AddSection } from "./add-section.tsx";
import classes from "../../section-forms/components/fields/editor-fields.module.css";
import { GuideLink } from "./guide-link.tsx";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import { OrderNotice, SectionForm, SideNotice, ThemePicker } from "./lazy-forms.ts";
import { SectionOrder } from "./lazy-section-order.ts";
import { SectionName } from "./section-name.tsx";
import { ownSectionsOf } from "./side/use-family.ts";
import { themePlace } from "./theme-place.ts";

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
  const { t } = useTranslation(["editor", "theme"]);
  const { side, families, isLimited, asked } = useEditor();
  const own = useMemo(() => ownSectionsOf(whole, side), [whole, side]);
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
      <Accordion
        value={opened}
        onChange={onOpen}
        variant="separated"
        radius="lg"
        order={2}
        keepMounted={false}
        // A form whose parts come later would keep the height that it had when it began to open.
        transitionDuration={0}
        classNames={{ item: classes.accordionItem, control: classes.accordionControl }}
      >
        <Accordion.Item value={themePlace}>
          <Accordion.Control>
            <span className={classes.sectionTitle} id={titleId(themePlace)}>
              {t("editor:theme.title")} <span>{t(`theme:theme.${content.theme}.name`)}</span>
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            <Suspense fallback={<Skeleton height={320} aria-hidden />}>
              {hasFamilies && <SideNotice section={null} whole={whole} />}
              <ThemePicker content={content} />
            </Suspense>
          </Accordion.Panel>
        </Accordion.Item>
        {content.sections.map((section, index) => {
          const path = `sections.${String(index)}`;
          return (
            <Accordion.Item key={section.id} value={section.id}>
              <Accordion.Control>
                <SectionName
                  section={section}
                  path={path}
                  isOwn={own.has(section.id)}
                  id={titleId(section.id)}
                />
              </Accordion.Control>
              <Accordion.Panel>
                <Suspense fallback={<Skeleton height={320} aria-hidden />}>
                  {hasFamilies && <SideNotice section={section} whole={whole} />}
                  <SectionForm section={section} content={content} />
                </Suspense>
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
      {!isLimited && <AddSection content={content} onAdded={onOpen} />}
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

function titleId(sectionId: string): string {
  return `section-title-${sectionId}`;
}
