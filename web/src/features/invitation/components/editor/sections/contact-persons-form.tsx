import { localize } from "@janur/domain/language";
import { limits } from "@janur/domain/limits";
import type { SectionOf } from "@janur/domain/section";
import { Button, Text } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { freeId, replaced } from "../../../item-list.ts";
import { changeSection } from "../../../section-edits.ts";
import { useEditor, type SectionFormProps } from "../editor-context.ts";
import { ItemList } from "../item-list.tsx";
import { LocalizedField } from "../localized-field.tsx";
import type { ContactPerson } from "./contact-person-dialog.tsx";

/** The phone number tables are large: they come with the dialog. */
const ContactPersonDialog = lazy(async () => ({
  default: (await import("./contact-person-dialog.tsx")).ContactPersonDialog,
}));

export function ContactPersonsForm({
  section,
  path,
  onChange,
}: SectionFormProps<SectionOf<"contact-persons">>) {
  const { t } = useTranslation("invitation");
  const { edit, language } = useEditor();
  const [open, setOpen] = useState<ContactPerson | "new" | null>(null);
  const update = (change: (persons: ContactPerson[]) => ContactPerson[]) => {
    edit((content) =>
      changeSection(content, section, (current) => ({ ...current, persons: change(current.persons) })),
    );
  };
  return (
    <>
      <LocalizedField
        label={t("field.heading")}
        value={section.heading}
        path={`${path}.heading`}
        onChange={(heading) => {
          onChange({ ...section, heading });
        }}
      />
      <ItemList
        items={section.persons}
        min={1}
        max={limits.content.contactPersons}
        addLabel={t("editor.addContact")}
        nameOf={({ name }) => name}
        onAdd={() => {
          setOpen("new");
        }}
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
