import type { Content } from "@janur/domain/content";
import { PageSection, type PageSectionProps } from "@janur/event-page/event-page.tsx";
import { createContext, memo, use } from "react";

/** The section whose form is typed in, with the last key in it; null where the whole page has that. */
export const NewestSection = createContext<{ id: string | null; content: Content } | null>(null);

const StillSection = memo(PageSection);

/**
 * A section of the preview. The one that is typed in is drawn with each key, the others when the page around them is:
 * a moment later (budget A6).
 */
export function EditedSection(props: PageSectionProps) {
  const newest = use(NewestSection);
  const { section, context } = props;
  const live =
    newest?.id === section.id ? newest.content.sections.find(({ id }) => id === section.id) : section;
  if (newest === null || live === undefined || live === section) return <StillSection {...props} />;
  const { content } = newest;
  return (
    <StillSection
      {...props}
      section={live}
      context={{ ...context, content, data: { ...context.data, content } }}
    />
  );
}
