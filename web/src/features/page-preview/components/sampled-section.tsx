import type { SectionType } from "@janur/domain/content/section";
import { sampleMark, sampleSection } from "@janur/domain/content/traditions/sample-section";
import { PageSection, type PageSectionProps } from "@janur/event-page/invitation/event-page.tsx";
import { noteStyle } from "./preview-sections.ts";
import { SamplePictures } from "./sample-pictures.tsx";

/** A section of the page; what its host has not written yet is drawn as a sample and says so. */
export function SampledSection(props: PageSectionProps) {
  const { section, context } = props;
  const { language, sectionTool, unfilled } = context;
  const sample = sampleSection(section, language);
  if (sample === null) return <PageSection {...props} />;
  return (
    <PageSection
      {...props}
      section={sample}
      context={{
        ...context,
        // A tap opens the section's form: the words are not there to be typed over.
        isEdited: false,
        unfilled: (type: SectionType) => (type === "gallery" ? <SamplePictures /> : unfilled?.(type)),
        sectionTool: (id) => (
          <>
            {sectionTool?.(id)}
            <span className="sample" lang={language}>
              {sampleMark[language]}
            </span>
          </>
        ),
      }}
    />
  );
}

/** The mark stands clear, what it is about steps back. */
export const sampleStyle = [
  ".column>section:has(>.sample){position:relative}",
  "section:has(>.sample)>.in{opacity:.62}",
  `.sample{position:absolute;z-index:2;top:12px;left:12px;${noteStyle}}`,
].join("");
