import type { Content } from "@janur/domain/content";
import type { Invitation } from "@janur/domain/invitation";
import type { Language } from "@janur/domain/language";
import type { SectionType } from "@janur/domain/section";
import { memo, useCallback, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../../lib/session/session.ts";
import { useRested } from "../../../../lib/use-rested.ts";
import { isArrangedAs } from "../../section-edits.ts";
import { DrawnPage } from "./drawn-page.tsx";
import { DrawnContent, EditedSection } from "./edited-section.tsx";
import { PageFrame } from "./page-frame.tsx";
import { placeOf, sectionAt, showSection, toolStyle } from "./preview-sections.ts";

const StillPage = memo(DrawnPage);

/** What stands in these is told by the cover too: with a key in them the page around the sections is drawn. */
const toldElsewhere: ReadonlySet<SectionType> = new Set(["cover", "hosts", "ceremonies"]);

interface PreviewProps {
  invitation: Pick<Invitation, "id" | "slug">;
  content: Content;
  language: Language;
  /** Id of the section whose form is open. */
  opened: string | null;
  /** Whether the lower part lies under that form. */
  isCovered: boolean;
  onOpen: (sectionId: string) => void;
  /** Keys that are pressed inside the frame. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The guests' page beside its forms: a tap on a section opens its form. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const { t } = useTranslation("invitation");
  const { content, language, onOpen, onKeyDown } = props;
  return (
    <PageFrame
      title={t("editor.preview")}
      language={language}
      onTap={(event) => {
        const section = sectionAt(event, content);
        if (section !== undefined) onOpen(section.id);
      }}
      onKeyDown={onKeyDown}
    >
      {(page) => <EditedPage {...props} page={page} />}
    </PageFrame>
  );
});

function EditedPage({
  page,
  invitation,
  content,
  language,
  opened,
  isCovered,
}: PreviewProps & { page: Document }) {
  const { t, i18n } = useTranslation("invitation");
  const { profile } = useSignedIn();
  const settled = useRested(content);
  const section = content.sections.find(({ id }) => id === opened);
  const isArranged = isArrangedAs(settled, content);
  const isAlone = section !== undefined && !toldElsewhere.has(section.type) && isArranged;
  const drawn = isAlone ? settled : content;
  const rested = isArranged ? settled : content;
  const states = useMemo(() => ({ newest: content, rested }), [content, rested]);
  const place = section === undefined ? null : placeOf(section);
  useEffect(() => {
    if (place !== null) showSection(page, place);
  }, [page, place, isCovered]);
  const { sections } = rested;
  const written = i18n.language;
  const sectionTool = useCallback(
    (sectionId: string) => {
      const type = sections.find(({ id }) => id === sectionId)?.type;
      return (
        type !== undefined && (
          <button type="button" className="edit" lang={written}>
            {t("editor.editItem", { name: t(`section.${type}`) })}
          </button>
        )
      );
    },
    [sections, t, written],
  );
  return (
    <DrawnContent value={states}>
      <StillPage
        invitation={invitation}
        content={drawn}
        language={language}
        senderName={profile?.displayName ?? ""}
        moreStyle={toolStyle({ isCovered, isWritten: section !== undefined })}
        sectionTool={sectionTool}
        drawSection={EditedSection}
      />
    </DrawnContent>
  );
}
