import { localize } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { SectionOf } from "@janur/domain/content/section";
import { Button, Text } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { freeId, replaced } from "../../draft/item-list.ts";
import { useEditor, type SectionFormProps } from "./fields/editor-context.ts";
import { HeadingField } from "./fields/heading-field.tsx";
import { ItemList } from "./fields/item-list.tsx";
import { useUpdateSection } from "./fields/use-update-section.ts";
import type { ContactPerson } from "./contact-person-dialog.tsx";

/** The phone number tables are large: they come with the dialog. */
const ContactPersonDialog = lazyPart(
  async () => (await import("./contact-person-dialog.tsx")).ContactPersonDialog,
);

export function ContactPersonsForm({
  section,
  path,
  onChange,
}: SectionFormProps<SectionOf<"contact-persons">>) {
  const { t } = useTranslation("invitation");
  const { language } = useEditor();
  const updateSection = useUpdateSection(section);
  const [open, setOpen] = useState<ContactPerson | "new" | null>(null);
  const update = (change: (persons: ContactPerson[]) => ContactPerson[]) => {
    updateSection((current) => ({ ...current, persons: change(current.persons) }));
  };
  return (
    <>
      <HeadingField section={section} path={path} onChange={onChange} />
      <ItemList
        items={section.persons}
        min={1}
        max={limits.content.contactPersons}
        addLabel={t("editor.addContact")}
        nameOf={({ name }) => name}
        onAdd={() => {
          setOpen("new");
        }}
        path={`${path}.persons`}
        update={update}
      >
        {(person) => (
          <>
            <Text size="sm" c="dimmed">
              {[localize(person.role, language), person.phone].filter((fact) => fact !== "").join(" · ")}
            </Text>
            <Button
              variant="default"
              size="sm"
              aria-label={t("editor.editItem", { name: person.name })}
              onClick={() => {
                setOpen(person);
              }}
            >
              {t("card.edit")}
            </Button>
          </>
        )}
      </ItemList>
      <Suspense>
        {open !== null && (
          <ContactPersonDialog
            person={open === "new" ? null : open}
            onClose={() => {
              setOpen(null);
            }}
            onDone={(person) => {
              update((persons) =>
                open === "new"
                  ? [...persons, { ...person, id: freeId(persons, "contact") }]
                  : replaced(persons, { ...person, id: open.id }),
              );
            }}
          />
        )}
      </Suspense>
    </>
  );
}
