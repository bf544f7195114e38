import type { Content } from "@janur/domain/content/content";
import type { Guest } from "@janur/domain/guest/guest";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { Language } from "@janur/domain/text/language";
import { EventPage, type EventPageProps } from "@janur/event-page/invitation/event-page.tsx";
import { lookOf } from "@janur/event-page/themes/base/look";
import { pageStyle } from "@janur/event-page/document/page-style";
import { contentStyle } from "@janur/event-page/document/content-style";
import { wornTheme } from "@janur/event-page/themes/worn-theme";
import { use, useDeferredValue, type ReactNode } from "react";
import { loadLook } from "../../../lib/looks/looks.ts";

export interface DrawnPageProps {
  invitation: Pick<Invitation, "id" | "slug">;
  /** As the reader sees it. */
  content: Content;
  language: Language;
  /** Whose name stands for it. */
  senderName: string;
  /** Whom the page greets, and whose answer it asks for. */
  guest?: Guest;
  /** Styles beside the page's own. */
  moreStyle?: string;
  /** Whether a host edits by it. */
  isEdited?: boolean;
  /** Stands in a section that has nothing to show yet; only where a host edits by the page. */
  unfilled?: NonNullable<EventPageProps["unfilled"]>;
  sectionTool?: (sectionId: string) => ReactNode;
  drawSection?: NonNullable<EventPageProps["drawSection"]>;
}

/**
 * A form leads its page to any place of it, so that all heights have to be known; each section still keeps to itself, as
 * for guests, so that a key in one lays out and paints no other.
 */
const wholeStyle = ".column>section{content-visibility:visible;contain:layout style paint}";

/**
 * The guests' page with its style. Words follow each key at once; another theme comes when its look is there, and the
 * former stays until then.
 */
export function DrawnPage(props: DrawnPageProps) {
  const {
    invitation,
    content,
    language,
    senderName,
    guest,
    moreStyle = "",
    isEdited = false,
    unfilled,
    sectionTool,
    drawSection,
  } = props;
  const theme = useDeferredValue(content.theme);
  use(loadLook(theme));
  const worn = wornTheme({ ...content, theme });
  const { art } = lookOf(worn);
  return (
    <>
      <style>{pageStyle(worn, null)}</style>
      {/* Apart: a key in a name must not have the browser read the whole style again. */}
      <style>{contentStyle(content, worn)}</style>
      <style>{moreStyle + (isEdited ? wholeStyle : "")}</style>
      {art !== null && <link rel="stylesheet" href={art.page} />}
      <EventPage
        publication={{
          slug: invitation.slug,
          invitationId: invitation.id,
          content: { ...content, theme },
          sender: { name: senderName },
          ...(guest === undefined ? {} : { guest }),
        }}
        language={language}
        origin={window.location.origin}
        mode="preview"
        isEdited={isEdited}
        {...(unfilled === undefined ? {} : { unfilled })}
        {...(sectionTool === undefined ? {} : { sectionTool })}
        {...(drawSection === undefined ? {} : { drawSection })}
      />
    </>
  );
}
