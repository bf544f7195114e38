import { localize } from "@janur/domain/text/language";
import type { SectionOf } from "@janur/domain/content/section";
import { isUnwritten } from "@janur/domain/content/unwritten";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { Display } from "./display.tsx";
import { editMark, type EditKind } from "./edit-mark.ts";
import { Frame } from "./frame.tsx";
import { Photo } from "./photo.tsx";
import { RichWords } from "./rich-words.tsx";
import { Unfilled } from "./unfilled.tsx";

export function Story({
  section,
  context,
}: {
  section: SectionOf<"story">;
  context: SectionContext;
}): ReactNode {
  const { language, theme } = context;
  if (isUnwritten(section)) return <Unfilled section={section} context={context} />;
  return (
    <Frame id={section.id} heading={section.heading} context={context} hasCrown>
      {section.chapters.map((chapter, index) => {
        const edit = (field: keyof typeof chapter, kind?: EditKind) =>
          editMark(context, section.id, `chapters.${String(index)}.${field}`, kind);
        const title = localize(chapter.title, language);
        const when = localize(chapter.when, language);
        const text = localize(chapter.text, language);
        return (
          <div className="item" key={chapter.id}>
            {chapter.photo !== null && (
              <Photo
                photo={chapter.photo}
                context={context}
                sizes={90}
                className="wide"
                edit={edit("photo", "form")}
              />
            )}
            {when !== "" && (
              <p className="small strong" {...edit("when")}>
                {when}
              </p>
            )}
            {title !== "" && <Display as="h3" theme={theme} text={title} edit={edit("title")} />}
            <RichWords text={text} edit={edit("text", "form")} />
          </div>
        );
      })}
    </Frame>
  );
}
