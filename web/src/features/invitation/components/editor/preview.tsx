import type { Content } from "@janur/domain/content";
import type { Invitation } from "@janur/domain/invitation";
import type { Language } from "@janur/domain/language";
import { EventPage } from "@janur/event-page/event-page.tsx";
import { photoStyle } from "@janur/event-page/photo-style";
import { pageStyle } from "@janur/event-page/page-style";
import { wornTheme } from "@janur/event-page/themes/worn-theme";
import { Suspense, use, useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { loadLook } from "../../../../lib/looks.ts";
import { useSignedIn } from "../../../../lib/session/session.ts";
import classes from "./invitation-editor.module.css";
import { placeOf, sectionAt, showSection, toolStyle } from "./preview-sections.ts";

interface PreviewProps {
  invitation: Pick<Invitation, "id" | "slug">;
  content: Content;
  language: Language;
  /** What taps and keys do; without it the page is only looked at. */
  editing?: PreviewEditing;
}

export interface PreviewEditing {
  /** Id of the section whose form is open. */
  opened: string | null;
  /** Whether the lower part lies under that form. */
  isCovered: boolean;
  onOpen: (sectionId: string) => void;
  /** Keys that are pressed inside the frame. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The guests' page itself, in a frame of its own with its own styles, so that
 * its media queries see a phone and nothing of the workroom's look reaches it.
 * Where it is edited, a tap on a section opens its form.
 */
export function Preview(props: PreviewProps) {
  const { t } = useTranslation("invitation");
  const { content, language, editing } = props;
  const [page, setPage] = useState<Document | null>(null);
  const tap = useEffectEvent((event: Event) => {
    if (page === null || followAnchor(page, event)) return;
    const section = sectionAt(event, content);
    if (section !== undefined) editing?.onOpen(section.id);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    editing?.onKeyDown(event);
  });

  useEffect(() => {
    if (page === null) return undefined;
    page.documentElement.setAttribute("lang", language);
    page.addEventListener("click", tap);
    page.addEventListener("submit", preventDefault);
    page.addEventListener("keydown", press);
    return () => {
      page.removeEventListener("click", tap);
      page.removeEventListener("submit", preventDefault);
      page.removeEventListener("keydown", press);
    };
  }, [page, language]);

  return (
    <div className={classes.phone}>
      <iframe
        title={t("editor.preview")}
        className={classes.frame}
        ref={(frame) => {
          setPage(frame?.contentDocument ?? null);
        }}
        onLoad={(event) => {
          // Some browsers exchange the empty document once the frame has loaded.
          setPage(event.currentTarget.contentDocument);
        }}
      />
      {page !== null &&
        createPortal(
          <Suspense>
            <Page {...props} page={page} />
          </Suspense>,
          page.body,
        )}
    </div>
  );
}

/** Words follow each key at once; another theme comes when its look is there, and the former stays until then. */
function Page({ page, invitation, content, language, editing }: PreviewProps & { page: Document }) {
  const { t, i18n } = useTranslation("invitation");
  const { profile } = useSignedIn();
  const theme = useDeferredValue(content.theme);
  use(loadLook(theme));
  const section = content.sections.find(({ id }) => id === editing?.opened);
  const isCovered = editing?.isCovered === true;
  const place = section === undefined ? null : placeOf(section);
  useEffect(() => {
    if (place !== null) showSection(page, place);
  }, [page, place, isCovered]);
  return (
    <>
      <style>
        {pageStyle(wornTheme({ ...content, theme }), null) + photoStyle(content) + toolStyle(isCovered)}
      </style>
      <EventPage
        publication={{
          slug: invitation.slug,
          invitationId: invitation.id,
          content: { ...content, theme },
          sender: { name: profile?.displayName ?? "" },
        }}
        language={language}
        origin={window.location.origin}
        mode="preview"
        sectionTool={(sectionId) => {
          const type = content.sections.find(({ id }) => id === sectionId)?.type;
          return (
            editing !== undefined &&
            type !== undefined && (
              <button type="button" className="edit" lang={i18n.language}>
                {t("editor.editItem", { name: t(`section.${type}`) })}
              </button>
            )
          );
        }}
      />
    </>
  );
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

/**
 * An empty frame takes its parent's address as base: a followed link would load
 * the workroom into it. Links inside the page scroll, all others rest.
 * @returns whether the tap was for a place inside the page
 */
function followAnchor(page: Document, event: Event): boolean {
  const link = [...page.links].find((candidate) => event.composedPath().includes(candidate));
  if (link === undefined) return false;
  event.preventDefault();
  const href = link.getAttribute("href") ?? "";
  if (!href.startsWith("#")) return false;
  showSection(page, href.slice(1));
  return true;
}
