import type { Content } from "@janur/domain/content";
import type { Invitation } from "@janur/domain/invitation";
import type { Language } from "@janur/domain/language";
import { EventPage } from "@janur/event-page/event-page.tsx";
import { pageStyle } from "@janur/event-page/page-style";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
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
          <>
            <style>{pageStyle(content.theme, null)}</style>
            <EventPage
              publication={{
                slug: invitation.slug,
                invitationId: invitation.id,
                content,
                sender: { name: profile?.displayName ?? "" },
              }}
              language={language}
              origin={window.location.origin}
              mode="preview"
            />
          </>,
          page.body,
        )}
    </div>
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
