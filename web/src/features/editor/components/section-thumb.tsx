import type { Content } from "@janur/domain/content/content";
import type { SectionType } from "@janur/domain/content/section";
import { wornTheme } from "@janur/event-page/themes/worn-theme";
import { Suspense } from "react";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import classes from "../../section-forms/components/fields/editor-fields.module.css";

const SectionPicture = lazyPart(async () => (await import("./section-picture.tsx")).SectionPicture);

/** What a section looks like, beside its name; decoration, and its place is kept until it is there. */
export function SectionThumb({ type, content }: { type: SectionType; content: Content }) {
  return (
    <span className={classes.thumb} aria-hidden>
      <Suspense>
        <SectionPicture type={type} palette={wornTheme(content).light} />
      </Suspense>
    </span>
  );
}
