import type { Content } from "@janur/domain/content";
import type { Guest } from "@janur/domain/guest";
import type { Invitation } from "@janur/domain/invitation";
import type { Language } from "@janur/domain/language";
import { EventPage } from "@janur/event-page/event-page.tsx";
import { pageStyle } from "@janur/event-page/page-style";
import { wornTheme } from "@janur/event-page/themes/worn-theme";
import { Suspense, use, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { loadLook } from "../../../../lib/looks.ts";
import classes from "./invitation-editor.module.css";

interface StillPageProps {
  invitation: Pick<Invitation, "id" | "slug">;
  /** As the reader sees it. */
  content: Content;
  language: Language;
  /** Names the frame for those who hear it. */
  title: string;
  /** Whose name stands for it. */
  senderName: string;
  /** Whom the page greets, and whose answer it asks for. */
  guest?: Guest;
}

/** The guests' page of some content, to look at: it scrolls, and nothing in it leads anywhere or is sent. */
export function StillPage({ title, ...shown }: StillPageProps) {
  const { language } = shown;
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    if (page === null) return undefined;
    page.documentElement.setAttribute("lang", language);
    page.addEventListener("click", scrollOnly);
    page.addEventListener("submit", rest);
    return () => {
      page.removeEventListener("click", scrollOnly);
      page.removeEventListener("submit", rest);
    };
  }, [page, language]);
  return (
    <div className={classes.phone}>
      <iframe
        title={title}
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
            <Page {...shown} />
          </Suspense>,
          page.body,
        )}
    </div>
  );
}

function Page({ invitation, content, language, senderName, guest }: Omit<StillPageProps, "title">) {
  use(loadLook(content.theme));
  return (
    <>
      <style>{pageStyle(wornTheme(content), null)}</style>
      <EventPage
        publication={{
          slug: invitation.slug,
          invitationId: invitation.id,
          content,
          sender: { name: senderName },
          ...(guest === undefined ? {} : { guest }),
        }}
        language={language}
        origin={window.location.origin}
        mode="preview"
      />
    </>
  );
}

function rest(event: Event): void {
  event.preventDefault();
}

/** An empty frame takes its parent's address as base: a followed link would load the workroom into it. */
function scrollOnly(this: Document, event: MouseEvent): void {
  const link = [...this.links].find((candidate) => event.composedPath().includes(candidate));
  if (link === undefined) return;
  event.preventDefault();
  const href = link.getAttribute("href") ?? "";
  if (href.startsWith("#")) this.getElementById(href.slice(1))?.scrollIntoView();
}
