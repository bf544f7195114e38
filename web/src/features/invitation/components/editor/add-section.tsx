import type { Content } from "@janur/domain/content";
import type { Section, SectionType } from "@janur/domain/section";
import { Button, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../../lib/lazy-part.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { freeId } from "../../item-list.ts";
import { newSection, type ReadySection } from "../../new-section.ts";
import { addableTypes, withAdded } from "../../section-edits.ts";
import { useEditor } from "./editor-context.ts";

/** The phone number tables are large: they come with the dialog. */
const ContactPersonDialog = lazyPart(
  async () => (await import("./sections/contact-person-dialog.tsx")).ContactPersonDialog,
);

interface AddSectionProps {
  content: Content;
  /** Opens what was added. */
  onAdded: (sectionId: string) => void;
}

function isReady(type: SectionType): type is ReadySection {
  return !["cover", "hosts", "contact-persons"].includes(type);
}

/** A list of the sections that may be added; each comes with headings that can stay. */
export function AddSection({ content, onAdded }: AddSectionProps) {
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
      <Button
        mt="md"
        fullWidth
        variant="default"
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        onClick={() => {
          setOpen("types");
        }}
      >
        {t("editor.addSection")}
      </Button>
      {open === "types" && (
        <Dialog onClose={close} title={t("editor.addSection")} isLong>
          <Stack gap={8}>
            {types.map((type, index) => (
              <Button
                key={type}
                variant="default"
                h="auto"
                py={10}
                justify="flex-start"
                data-autofocus={index === 0 || undefined}
                onClick={() => {
                  choose(type);
                }}
              >
                <Stack gap={0} align="flex-start">
                  <span>{t(`section.${type}`)}</span>
                  <Text size="sm" c="dimmed" fw={400} ta="start" style={{ whiteSpace: "normal" }}>
                    {t(`sectionHelp.${type}`)}
                  </Text>
                </Stack>
              </Button>
            ))}
          </Stack>
        </Dialog>
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
