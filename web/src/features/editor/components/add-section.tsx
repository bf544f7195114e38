import type { Content } from "@janur/domain/content/content";
import type { Section, SectionType } from "@janur/domain/content/section";
import { wornTheme } from "@janur/event-page/themes/worn-theme";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { Sheet } from "../../../ui/dialog/sheet.tsx";
import { freeId } from "../../draft/item-list.ts";
import { newSection, type ReadySection } from "../../draft/new-section.ts";
import { addableTypes, withAdded } from "../../draft/section-edits.ts";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";

const SectionTiles = lazyPart(async () => (await import("./section-tiles.tsx")).SectionTiles);

/** The phone number tables are large: they come with the dialog. */
const ContactPersonDialog = lazyPart(
  async () => (await import("../../section-forms/components/contact-person-dialog.tsx")).ContactPersonDialog,
);

interface AddSectionProps {
  content: Content;
  /** Opens what was added. */
  onAdded: (sectionId: string) => void;
  /** What opens the choice. */
  children: (open: () => void) => ReactNode;
}

function isReady(type: SectionType): type is ReadySection {
  return !["cover", "hosts", "contact-persons"].includes(type);
}

/** The sections that may be added; each comes with headings that can stay. */
export function AddSection({ content, onAdded, children }: AddSectionProps) {
  const { t } = useTranslation("invitation");
  const { edit } = useEditor();
  const [open, setOpen] = useState<"types" | "contact" | null>(null);
  const types = addableTypes(content);
  const close = () => {
    setOpen(null);
  };
  const add = (section: Section) => {
    edit((current) => withAdded(current, section));
    onAdded(section.id);
  };
  const choose = (type: SectionType) => {
    if (isReady(type)) {
      add(newSection(content, type));
      close();
    } else setOpen("contact");
  };
  if (types.length === 0) return null;
  return (
    <>
      {children(() => {
        setOpen("types");
      })}
      {open === "types" && (
        <Sheet onClose={close} title={t("editor.addSection")} isLong>
          <SectionTiles types={types} palette={wornTheme(content).light} onChoose={choose} />
        </Sheet>
      )}
      <Suspense>
        {open === "contact" && (
          <ContactPersonDialog
            person={null}
            onClose={close}
            onDone={(person) => {
              add({
                id: freeId(content.sections, "contact-persons"),
                type: "contact-persons",
                isHidden: false,
                heading: { id: "Hubungi keluarga", en: "Contact the family" },
                persons: [{ ...person, id: "contact-1" }],
              });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
