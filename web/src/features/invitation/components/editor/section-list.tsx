import "@mantine/core/styles/Accordion.css";
import { withSection, type Content } from "@janur/domain/content";
import type { Section } from "@janur/domain/section";
import { Accordion } from "@mantine/core";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { invitationPaths } from "../../../../lib/invitation-paths.ts";
import { PreloadLink } from "../../../../ui/preload-link.tsx";
import { missingTexts } from "../../missing-texts.ts";
import { useEditor } from "./editor-context.ts";
import classes from "./editor-fields.module.css";
import { AddSection } from "./add-section.tsx";
import { SectionTools } from "./section-tools.tsx";
import { CeremoniesForm } from "./sections/ceremonies-form.tsx";
import { ClosingForm } from "./sections/closing-form.tsx";
import { ContactPersonsForm } from "./sections/contact-persons-form.tsx";
import { CoverForm } from "./sections/cover-form.tsx";
import { GiftsForm } from "./sections/gifts-form.tsx";
import { HeadingTextForm } from "./sections/heading-text-form.tsx";
import { HostsForm } from "./sections/hosts-form.tsx";
import { OpeningForm } from "./sections/opening-form.tsx";
import { RsvpForm } from "./sections/rsvp-form.tsx";
import { RundownForm } from "./sections/rundown-form.tsx";
import { StoryForm } from "./sections/story-form.tsx";
import { WishesForm } from "./sections/wishes-form.tsx";
import { ThemePicker } from "./theme-picker.tsx";

/** Uploading is a chunk of its own: most visits to the editor are for words. */
const MusicForm = lazy(async () => ({ default: (await import("./sections/music-form.tsx")).MusicForm }));
const GalleryForm = lazy(async () => ({
  default: (await import("./sections/gallery-form.tsx")).GalleryForm,
}));

interface SectionListProps {
  content: Content;
  /** Id of the section that is open, or null. */
  opened: string | null;
  onOpen: (sectionId: string | null) => void;
}

/** Every section of the draft in the order of the page, one open at a time. */
export function SectionList({ content, opened, onOpen }: SectionListProps) {
  useEffect(() => {
    // A link from elsewhere (what publishing lacks, home's next step) may open a section below the fold.
    if (opened !== null) document.getElementById(titleId(opened))?.scrollIntoView({ block: "nearest" });
  }, [opened]);
  return (
    <>
      <Accordion
        value={opened}
        onChange={onOpen}
        variant="separated"
        radius="lg"
        order={2}
        keepMounted={false}
        classNames={{ item: classes.accordionItem, control: classes.accordionControl }}
      >
        <ThemePicker content={content} />
        {content.sections.map((section, index) => (
          <Accordion.Item key={section.id} value={section.id}>
            <SectionTitle section={section} path={`sections.${String(index)}`} />
            <Accordion.Panel>
              <div className={classes.fields}>
                <SectionForm section={section} path={`sections.${String(index)}`} content={content} />
                <SectionTools section={section} content={content} />
              </div>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <AddSection content={content} onAdded={onOpen} />
      <GuideLink />
    </>
  );
}

/** The guide whose links lead back into this invitation. */
function GuideLink() {
  const { t } = useTranslation("editor");
  const { invitationId = "" } = useParams();
  return (
    <p style={{ margin: "16px 0 0" }}>
      <PreloadLink to={`${invitationPaths.help}?invitation=${invitationId}`}>{t("guide")}</PreloadLink>
    </p>
  );
}

function titleId(sectionId: string): string {
  return `section-title-${sectionId}`;
}

function SectionTitle({ section, path }: { section: Section; path: string }) {
  const { t } = useTranslation("invitation");
  const { problems, language } = useEditor();
  const hasProblem = [...problems.keys()].some((key) => key.startsWith(`${path}.`));
  const missing = missingTexts(section, language);
  return (
    <Accordion.Control>
      <span className={classes.sectionTitle} id={titleId(section.id)}>
        {t(`section.${section.type}`)}
        {hasProblem && <span data-tone="problem">{t("editor.sectionProblem")}</span>}
        {section.isHidden && <span>{t("editor.sectionHidden")}</span>}
        {missing > 0 && (
          <span data-tone="missing">
            {t("editor.sectionMissing", { count: missing, language: t(`languageName.${language}`) })}
          </span>
        )}
      </span>
    </Accordion.Control>
  );
}

function SectionForm({ section, path, content }: { section: Section; path: string; content: Content }) {
  const { edit } = useEditor();
  const onChange = (changed: Section) => {
    edit((current) => withSection(current, changed));
  };
  const props = { path, onChange };
  switch (section.type) {
    case "cover":
      return <CoverForm {...props} section={section} />;
    case "opening":
      return <OpeningForm {...props} section={section} />;
    case "hosts":
      return <HostsForm {...props} section={section} />;
    case "ceremonies":
      return <CeremoniesForm {...props} section={section} />;
    case "contact-persons":
      return <ContactPersonsForm {...props} section={section} />;
    case "countdown":
    case "notes":
    case "co-hosts":
    case "video":
    case "stream":
      return <HeadingTextForm {...props} section={section} />;
    case "story":
      return <StoryForm {...props} section={section} />;
    case "rundown":
      return <RundownForm {...props} section={section} />;
    case "gifts":
      return <GiftsForm {...props} section={section} />;
    case "gallery":
      return (
        <Suspense>
          <GalleryForm {...props} section={section} />
        </Suspense>
      );
    case "music":
      return (
        <Suspense>
          <MusicForm {...props} section={section} />
        </Suspense>
      );
    case "rsvp":
      return <RsvpForm {...props} section={section} content={content} />;
    case "wishes":
      return <WishesForm {...props} section={section} />;
    case "closing":
      return <ClosingForm {...props} section={section} />;
  }
}
