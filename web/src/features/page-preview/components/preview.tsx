import { wishedParts } from "@janur/domain/content/completeness";
import type { Content } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { Language } from "@janur/domain/text/language";
import type { SectionType } from "@janur/domain/content/section";
import type { EditMark } from "@janur/event-page/invitation/sections/edit-mark";
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { useRested } from "../../../lib/browser/use-rested.ts";
import { textAt, withTextAt, type TextPlace } from "../../draft/edited-text.ts";
import { fieldName, fieldOf } from "../../draft/field-names.ts";
import { isArrangedAs } from "../../draft/section-edits.ts";
import { DrawnPage } from "./drawn-page.tsx";
import { elementOf, holdPlace, markedAt, markedElement, type MarkedElement } from "./edited-places.ts";
import { DrawnContent, EditedSection } from "./edited-section.tsx";
import { InlineText } from "./inline-text.tsx";
import { PageFrame } from "./page-frame.tsx";
import classes from "./page-frame.module.css";
import { placeOf, sectionAt, toolStyle } from "./preview-sections.ts";
import { sampleStyle } from "./sampled-section.tsx";
import { TypingBar } from "./typing-bar.tsx";
import { useSectionName } from "../../invitation/use-section-name.ts";

const StillPage = memo(DrawnPage);

/** What stands in these is told by the cover too: the page around the sections follows each key in them. */
const toldElsewhere: ReadonlySet<SectionType> = new Set(["cover", "hosts", "ceremonies"]);

interface PreviewProps {
  invitation: Pick<Invitation, "id" | "slug">;
  content: Content;
  language: Language;
  /** Id of the section whose form is open. */
  opened: string | null;
  /** What is edited there; the page shows it. */
  place: TextPlace | null;
  /** Whether the lower part lies under that form. */
  isCovered: boolean;
  /** Opens the form of a section, at one of its fields. */
  onOpen: (sectionId: string, path?: string) => void;
  /** Changes the newest content. */
  onEdit: (change: (content: Content) => Content) => void;
  /** What is wrong with the words at a place of the content, e.g. `sections.0.eyebrow.id`. */
  problemAt: (path: string) => ReactNode;
  /** Words are typed on the page from now on: what lies over it goes. */
  onType: () => void;
  /** Keys that are pressed inside the frame. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Words that are typed on the page. */
interface Typed {
  mark: EditMark;
  /** Id of the section in which they were tapped. */
  root: string;
  page: Document;
}

/** The guests' page that its host edits: a tap changes what was tapped, by typing over it or in its form. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const { t } = useTranslation(["invitation", "versions"]);
  const { content, language, onOpen, onEdit, problemAt, onType, onKeyDown } = props;
  const [typed, setTyped] = useState<Typed | null>(null);
  const value = typed === null ? null : textAt(content, typed.mark, language);
  const start = ({ element, mark }: MarkedElement) => {
    if (mark.kind === "form" || textAt(content, mark, language) === null) {
      setTyped(null);
      onOpen(mark.sectionId, mark.path);
      return;
    }
    onType();
    // Within the tap itself: only then does a phone raise its keyboard.
    flushSync(() => {
      setTyped({ mark, root: element.closest("section[id]")?.id ?? "", page: element.ownerDocument });
    });
  };
  const end = () => {
    flushSync(() => {
      setTyped(null);
    });
    // The words take the focus back, so that the way by the keyboard goes on from here.
    if (typed !== null)
      elementOf(typed.page.getElementById(typed.root) ?? typed.page, typed.mark)?.focus({
        preventScroll: true,
      });
  };
  const type = content.sections.find(({ id }) => id === typed?.mark.sectionId)?.type;
  const field = fieldName(fieldOf(typed?.mark.path.split(".").at(-1) ?? "", type));
  const label = t(`versions:field.${field}`);
  return (
    <div className={classes.edited}>
      <PageFrame
        title={t("invitation:editor.preview")}
        language={language}
        onTap={(event, page) => {
          const tapped = event.composedPath()[0];
          if (isField(tapped) && tapped.className === "typed") return;
          const isTool = isField(tapped) && tapped.className === "edit";
          const marked = isTool ? null : markedAt(page, { x: event.clientX, y: event.clientY });
          if (marked !== null) {
            start(marked);
            return;
          }
          setTyped(null);
          const section = sectionAt(event, content);
          if (section === undefined) return;
          // A sample is replaced from its first field on.
          const sample = wishedParts(content).find(
            ({ code, sectionId }) => code === "sample" && sectionId === section.id,
          );
          onOpen(section.id, sample?.path);
        }}
        onKeyDown={(event, page) => {
          if (event.defaultPrevented) return;
          const marked = markedElement(page.activeElement);
          if (event.key !== "Enter" || marked === null || marked.element !== page.activeElement) {
            onKeyDown(event);
            return;
          }
          event.preventDefault();
          start(marked);
        }}
      >
        {(page) => (
          <>
            <EditedPage {...props} page={page} isTypedOn={typed !== null} />
            {typed !== null && value !== null && (
              <InlineText
                key={`${typed.root} ${typed.mark.path}`}
                {...typed}
                label={label}
                language={language}
                value={value}
                onChange={(text) => {
                  onEdit((current) => withTextAt(current, typed.mark, language, text));
                }}
                onDone={end}
              />
            )}
          </>
        )}
      </PageFrame>
      {typed !== null && value !== null && (
        <TypingBar
          label={label}
          problem={problemAt(pathOf(content, typed.mark, language))}
          onForm={() => {
            setTyped(null);
            onOpen(typed.mark.sectionId, typed.mark.path);
          }}
          onDone={end}
        />
      )}
    </div>
  );
});

/** Elements of another window are of no class of this one. */
function isField(target: EventTarget | undefined): target is Element {
  return target !== undefined && "className" in target;
}

/** Where words stand in the content, as its problems name them. */
function pathOf(content: Content, { sectionId, path }: TextPlace, language: Language): string {
  const index = content.sections.findIndex(({ id }) => id === sectionId);
  const whole = `sections.${String(index)}.${path}`;
  return /(?:^|\.)(?:nickname|fullName|father|mother|venue|address|city)$/.test(path)
    ? whole
    : `${whole}.${language}`;
}

interface EditedPageProps extends PreviewProps {
  page: Document;
  /** Whether words are typed on the page itself: a field lies over them then, and they keep to it key by key. */
  isTypedOn: boolean;
}

function EditedPage({
  page,
  invitation,
  content,
  language,
  opened,
  place,
  isCovered,
  isTypedOn,
}: EditedPageProps) {
  const { t, i18n } = useTranslation(["invitation", "editor"]);
  const sectionName = useSectionName();
  const { profile } = useSignedIn();
  const settled = useRested(content);
  const followed = useDeferredValue(content);
  const section = content.sections.find(({ id }) => id === opened);
  const isArranged = isArrangedAs(settled, content);
  const isAlone = section !== undefined && !toldElsewhere.has(section.type) && isArranged;
  // The section itself is drawn first, and in the next frame the cover that tells of it (budget A6).
  const around = isArranged && !isTypedOn ? followed : content;
  const drawn = isAlone ? settled : around;
  const rested = isArranged ? settled : content;
  const states = useMemo(() => ({ newest: content, rested }), [content, rested]);
  const shown = section === undefined ? null : placeOf(section);
  useEffect(() => {
    const height = page.defaultView?.innerHeight ?? 0;
    if (shown === null) return undefined;
    return holdPlace(page, shown, place, isCovered ? height * coveredPart : height);
  }, [page, shown, place, isCovered]);
  const { sections } = rested;
  const written = i18n.language;
  const sectionTool = useCallback(
    (sectionId: string) => {
      const type = sections.find(({ id }) => id === sectionId)?.type;
      return (
        type !== undefined && (
          <button type="button" className="edit" lang={written}>
            {t("invitation:editor.editItem", { name: sectionName(type) })}
          </button>
        )
      );
    },
    [sections, t, sectionName, written],
  );
  const unfilled = useCallback(
    (type: SectionType) => (
      <p className="unfilled" lang={written}>
        {t("editor:unfilled", { name: sectionName(type) })}
      </p>
    ),
    [t, sectionName, written],
  );
  return (
    <DrawnContent value={states}>
      <StillPage
        invitation={invitation}
        content={drawn}
        language={language}
        senderName={profile?.displayName ?? ""}
        moreStyle={
          toolStyle({
            isCovered,
            isWritten: section !== undefined,
            waiting: t("editor:missing.help.waiting"),
          }) + sampleStyle
        }
        isEdited
        unfilled={unfilled}
        sectionTool={sectionTool}
        drawSection={EditedSection}
      />
    </DrawnContent>
  );
}

/** What a phone's drawer leaves of the page's height. */
const coveredPart = 0.4;
