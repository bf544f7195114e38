import { visibleSection } from "@janur/domain/content";
import type { Language } from "@janur/domain/language";
import type { Section } from "@janur/domain/section";
import type { PublicWish } from "@janur/domain/wish";
import type { ReactNode } from "react";
import { messages } from "./messages.ts";
import type { PageData, PageMode } from "./page-data.ts";
import { PageFooter } from "./page-footer.tsx";
import { Ceremonies } from "./sections/ceremonies.tsx";
import { Closing } from "./sections/closing.tsx";
import { anchorOf, type SectionContext } from "./sections/context.ts";
import { Cover } from "./sections/cover.tsx";
import { Hosts } from "./sections/hosts.tsx";
import { Opening } from "./sections/opening.tsx";
import { Rsvp } from "./sections/rsvp.tsx";
import { Wishes } from "./sections/wishes.tsx";

export interface EventPageProps {
  publication: PageData;
  language: Language;
  /** `https://janur.example`; shown nowhere, but absolute addresses start with it. */
  origin: string;
  mode: PageMode;
  /** The server's clock; without it every RSVP counts as open. */
  now?: Date;
  /** Wishes that stand in the page from the start (the preview's samples). */
  wishes?: readonly PublicWish[];
  /** Rendered right behind the cover: the script that greets in the first frame. */
  afterCover?: ReactNode;
}

/**
 * The content of the invitation's body, the same for guests and for the
 * editor's preview. Plain components: no hooks, no handlers, no inline styles.
 */
export function EventPage(props: EventPageProps): ReactNode {
  const { publication, language, mode, now, wishes = [], afterCover } = props;
  const { content } = publication;
  const context: SectionContext = {
    data: publication,
    content,
    language,
    t: messages[language],
    mode,
    now: now ?? null,
  };
  const cover = visibleSection(content, "cover");
  const sections = content.sections.filter((section) => !section.isHidden && section.type !== "cover");
  const first = sections[0];
  const target = first === undefined ? "end" : anchorOf(first.id);
  return (
    <main className={cover === undefined ? "bare" : undefined}>
      {cover !== undefined && <Cover section={cover} context={context} target={target} />}
      {afterCover}
      <div className="column">
        {sections.map((section) => (
          <AnySection key={section.id} section={section} context={context} wishes={wishes} />
        ))}
        <PageFooter context={context} />
      </div>
    </main>
  );
}

function AnySection(props: {
  section: Section;
  context: SectionContext;
  wishes: readonly PublicWish[];
}): ReactNode {
  const { section, context, wishes } = props;
  switch (section.type) {
    case "cover":
      return null;
    case "opening":
      return <Opening section={section} context={context} />;
    case "hosts":
      return <Hosts section={section} context={context} />;
    case "ceremonies":
      return <Ceremonies section={section} context={context} />;
    case "rsvp":
      return <Rsvp section={section} context={context} />;
    case "wishes":
      return <Wishes section={section} context={context} wishes={wishes} />;
    case "closing":
      return <Closing section={section} context={context} />;
  }
}
