import type { Content } from "@janur/domain/content";
import type { Invitation } from "@janur/domain/invitation";
import type { Language } from "@janur/domain/language";
import { EventPage } from "@janur/event-page/event-page.tsx";
import { photoStyle } from "@janur/event-page/photo-style";
import { pageStyle } from "@janur/event-page/page-style";
import { Suspense, use, useDeferredValue, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { loadLook } from "../../../../lib/looks.ts";
import { useSignedIn } from "../../../../lib/session/session.ts";
import classes from "./invitation-editor.module.css";

interface PreviewProps {
  invitation: Pick<Invitation, "id" | "slug">;
  content: Content;
  language: Language;
}

/**
 * The guests' page itself, in a frame of its own with its own styles, so that
 * its media queries see a phone and nothing of the workroom's look reaches it.
 */
export function Preview({ invitation, content, language }: PreviewProps) {
  const { t } = useTranslation("invitation");
  const { profile } = useSignedIn();
  const [page, setPage] = useState<Document | null>(null);

  useEffect(() => (page === null ? undefined : prepare(page, language)), [page, language]);

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
            <Page
              invitation={invitation}
              content={content}
              language={language}
              senderName={profile?.displayName ?? ""}
            />
          </Suspense>,
          page.body,
        )}
    </div>
  );
}

/** Words follow each key at once; another theme comes when its look is there, and the former stays until then. */
function Page({ invitation, content, language, senderName }: PreviewProps & { senderName: string }) {
  const theme = useDeferredValue(content.theme);
  use(loadLook(theme));
  return (
    <>
      <style>{pageStyle(theme, null) + photoStyle(content)}</style>
      <EventPage
        publication={{
          slug: invitation.slug,
          invitationId: invitation.id,
          content: { ...content, theme },
          sender: { name: senderName },
        }}
        language={language}
        origin={window.location.origin}
        mode="preview"
      />
    </>
  );
}

/** Names the language and keeps taps from leading anywhere; what it returns undoes the latter. */
function prepare(page: Document, language: Language): () => void {
  page.documentElement.lang = language;
  page.addEventListener("click", stayInside);
  page.addEventListener("submit", preventDefault);
  return () => {
    page.removeEventListener("click", stayInside);
    page.removeEventListener("submit", preventDefault);
  };
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

/**
 * An empty frame takes its parent's address as base: a followed link would load
 * the workroom into it. Links inside the page scroll, all others rest.
 */
function stayInside(this: Document, event: MouseEvent): void {
  for (const link of this.links) {
    if (!event.composedPath().includes(link)) continue;
    event.preventDefault();
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("#")) this.getElementById(href.slice(1))?.scrollIntoView();
  }
}
