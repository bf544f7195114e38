import { visibleSection } from "@janur/domain/content/content";
import { isByOrganisation } from "@janur/domain/content/event-type";
import { isSaidByCover } from "@janur/domain/content/sections/hosts";
import type { Language } from "@janur/domain/text/language";
import type { Section, SectionType } from "@janur/domain/content/section";
import type { PublicWish } from "@janur/domain/wish/wish";
import type { ComponentType, ReactNode } from "react";
import { messagesFor } from "../texts/messages.ts";
import type { PageData, PageMode } from "./data/page-data.ts";
import { PageFooter } from "./page-footer.tsx";
import { pageState, type PageState } from "./data/page-state.ts";
import { Album } from "./sections/album.tsx";
import { Ceremonies } from "./sections/ceremonies.tsx";
import { Closing } from "./sections/closing.tsx";
import { ContactPersons } from "./sections/contact-persons.tsx";
import { anchorOf, type SectionContext } from "./sections/context.ts";
import { Countdown } from "./sections/countdown.tsx";
import { CrownDrawing } from "./sections/crown.tsx";
import { Cover } from "./sections/cover.tsx";
import { Elsewhere } from "./sections/elsewhere.tsx";
import { Gallery } from "./sections/gallery.tsx";
import { Gifts } from "./sections/gifts.tsx";
import { Hosts } from "./sections/hosts.tsx";
import { Notice } from "./sections/notice.tsx";
import { Opening } from "./sections/opening.tsx";
import { Rsvp } from "./sections/rsvp/rsvp.tsx";
import { Rundown } from "./sections/rundown.tsx";
import { Story } from "./sections/story.tsx";
import { Thanks } from "./sections/thanks.tsx";
import { Wishes } from "./sections/wishes/wishes.tsx";
import { Words } from "./sections/words.tsx";
import { wornTheme } from "../themes/worn-theme.ts";

/** Sections that a page of this state shows; absent means all. */
const shownIn: Partial<Record<PageState, readonly SectionType[]>> = {
  postponed: ["contact-persons", "wishes"],
  cancelled: ["contact-persons", "wishes"],
};

/** What is past when the day is over. */
const pastTypes: readonly SectionType[] = ["countdown", "rsvp", "stream"];

export interface EventPageProps {
  publication: PageData;
  language: Language;
  /** `https://janur.example`; shown nowhere, but absolute addresses start with it. */
  origin?: string;
  mode: PageMode;
  /** The server's clock; without it every RSVP counts as open. */
  now?: Date;
  isEasy?: boolean;
  /** Wishes that stand in the page from the start (the preview's samples). */
  wishes?: readonly PublicWish[];
  /** Rendered right behind the cover: the script that greets in the first frame. */
  afterCover?: ReactNode;
  /** Rendered at the end of each section that is seen: the preview's way to the section's form. */
  sectionTool?: (sectionId: string) => ReactNode;
  /** Marks what the host can change by a tap; for the editor's preview alone. */
  isEdited?: boolean;
  /** What stands in a section that has nothing to show yet; for the editor's preview alone. */
  unfilled?: (type: SectionType) => ReactNode;
  /** Draws each section behind the cover in place of the page's own component, which it is handed over to in the end. */
  drawSection?: ComponentType<PageSectionProps>;
}

export interface PageSectionProps {
  section: Section;
  context: SectionContext;
  wishes: readonly PublicWish[];
  isReadOnly: boolean;
}

/**
 * The content of the invitation's body, the same for guests and for the
 * editor's preview. Plain components: no hooks, no handlers, no inline styles.
 */
export function EventPage(props: EventPageProps): ReactNode {
  const {
    publication,
    language,
    mode,
    now,
    isEasy,
    wishes = [],
    afterCover,
    sectionTool,
    isEdited,
    unfilled,
  } = props;
  const { drawSection: DrawnSection = PageSection } = props;
  const { content } = publication;
  const theme = wornTheme(content);
  const state = pageState(publication, now ?? null);
  const context: SectionContext = {
    data: publication,
    content,
    theme,
    language,
    t: messagesFor(language, content),
    mode,
    now: now ?? null,
    isEasy,
    isOver: state === "memory",
    isEdited,
    unfilled,
    sectionTool,
  };
  const { leavesOut } = theme;
  const isCalledOff = state === "postponed" || state === "cancelled";
  const cover = isCalledOff ? undefined : visibleSection(content, "cover");
  const sections = content.sections.filter((section) => {
    const { isHidden, type } = section;
    if (isHidden || type === "cover" || (leavesOut?.includes(type) ?? false)) return false;
    if (state === "memory" && pastTypes.includes(type)) return false;
    // Whoever writes it finds it; guests have read all of it on the cover.
    const isRepeated = isEdited !== true && cover !== undefined && isByOrganisation(content);
    if (isRepeated && type === "hosts" && section.persons.every(isSaidByCover)) return false;
    return shownIn[state]?.includes(type) ?? true;
  });
  // "Buka Undangan" leads to something that is there to see.
  const first = sections.find((section) => section.type !== "ceremonies" || section.ceremonies.length > 0);
  const target = state === "memory" ? "thanks" : first === undefined ? "end" : anchorOf(first.id);
  return (
    <main className={cover === undefined ? "bare" : undefined}>
      <CrownDrawing theme={theme} />
      {cover !== undefined && <Cover section={cover} context={context} target={target} />}
      {isCalledOff && <Notice context={context} state={state} />}
      {afterCover}
      <div className="column">
        {state === "memory" && <Thanks context={context} />}
        {state === "memory" && <Album context={context} />}
        {sections.map((section) => (
          <DrawnSection
            key={section.id}
            section={section}
            context={context}
            wishes={wishes}
            isReadOnly={state === "cancelled"}
          />
        ))}
        <PageFooter context={context} hasCover={cover !== undefined} />
      </div>
    </main>
  );
}

/** A section behind the cover, by its type. */
export function PageSection(props: PageSectionProps): ReactNode {
  const { section, context, wishes, isReadOnly } = props;
  switch (section.type) {
    case "cover":
    // Nothing to see: music is only heard.
    case "music":
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
      return <Wishes section={section} context={context} wishes={wishes} isReadOnly={isReadOnly} />;
    case "contact-persons":
      return <ContactPersons section={section} context={context} />;
    case "countdown":
      return <Countdown section={section} context={context} />;
    case "story":
      return <Story section={section} context={context} />;
    case "gallery":
      return <Gallery section={section} context={context} />;
    case "video":
    case "stream":
      return <Elsewhere section={section} context={context} />;
    case "rundown":
      return <Rundown section={section} context={context} />;
    case "notes":
    case "co-hosts":
      return <Words section={section} context={context} />;
    case "gifts":
      return <Gifts section={section} context={context} />;
    case "closing":
      return <Closing section={section} context={context} />;
  }
}
