import type { Content } from "@janur/domain/content/content";
import type { PageSectionProps } from "@janur/event-page/invitation/event-page.tsx";
import { createContext, memo, use, type ReactNode } from "react";
import { SampledSection } from "./sampled-section.tsx";

interface DrawnContent {
  /** The draft with the last key in it. */
  newest: Content;
  /** As it was when the keys last rested. */
  rested: Content;
}

export const DrawnContent = createContext<DrawnContent | null>(null);

interface StillSectionProps extends PageSectionProps {
  rested: Content | undefined;
}

/** Drawn when something in the section itself changes; for what it tells of others, when the keys rest (budget A6). */
const StillSection = memo<(props: StillSectionProps) => ReactNode>(SampledSection, isDrawnAlike);

function isDrawnAlike(one: StillSectionProps, other: StillSectionProps): boolean {
  return (
    one.section === other.section &&
    one.rested === other.rested &&
    one.isReadOnly === other.isReadOnly &&
    one.context.language === other.context.language &&
    one.context.content.theme === other.context.content.theme &&
    one.context.data.sender.name === other.context.data.sender.name &&
    one.context.unfilled === other.context.unfilled &&
    one.context.sectionTool === other.context.sectionTool
  );
}

/** A section of the preview: with each key the one that is typed in, whatever the page around it still shows. */
export function EditedSection(props: PageSectionProps) {
  const drawn = use(DrawnContent);
  const { section, context } = props;
  const live = drawn?.newest.sections.find(({ id }) => id === section.id);
  if (drawn === null || live === undefined || live === section)
    return <StillSection {...props} rested={drawn?.rested} />;
  const content = drawn.newest;
  return (
    <StillSection
      {...props}
      section={live}
      context={{ ...context, content, data: { ...context.data, content } }}
      rested={drawn.rested}
    />
  );
}
