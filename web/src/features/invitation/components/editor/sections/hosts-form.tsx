import { findSection, withSection } from "@janur/domain/content";
import { limits } from "@janur/domain/limits";
import type { Person } from "@janur/domain/sections/hosts";
import type { SectionOf } from "@janur/domain/section";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { freeId, inserted, moved, replaced } from "../../../item-list.ts";
import { useEditor, type SectionFormProps } from "../editor-context.ts";
import classes from "../editor-fields.module.css";
import { ItemTools } from "../item-tools.tsx";
import { LocalizedField } from "../localized-field.tsx";
import { PlainField } from "../plain-field.tsx";
import { offerUndo } from "../../../../../ui/undo-toast.tsx";

export function HostsForm({ section, path, onChange }: SectionFormProps<SectionOf<"hosts">>) {
  const { t } = useTranslation("invitation");
  const { edit } = useEditor();
  const { persons } = section;

  const remove = (person: Person, index: number) => {
    onChange({ ...section, persons: persons.filter(({ id }) => id !== person.id) });
    offerUndo(t("editor.removed", { name: person.nickname || person.fullName || t("editor.person") }), () => {
      edit((content) => {
        const hosts = findSection(content, "hosts");
        return hosts === undefined
          ? content
          : withSection(content, { ...hosts, persons: inserted(hosts.persons, person, index) });
      });
    });
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
      {persons.map((person, index) => (
        <PersonFields
          key={person.id}
          person={person}
          index={index}
          count={persons.length}
          path={`${path}.persons.${String(index)}`}
          onChange={(next) => {
            onChange({ ...section, persons: replaced(persons, next) });
          }}
          onMove={(to) => {
            onChange({ ...section, persons: moved(persons, index, to) });
          }}
          onRemove={
            persons.length > 1
              ? () => {
                  remove(person, index);
                }
              : undefined
          }
        />
      ))}
      {persons.length < limits.content.persons && (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => {
            const person: Person = {
              id: freeId(persons, "person"),
              nickname: "",
              fullName: "",
              birthOrder: { id: "", en: "" },
              father: "",
              mother: "",
            };
            onChange({ ...section, persons: [...persons, person] });
          }}
        >
          {t("editor.addPerson")}
        </Button>
      )}
    </>
  );
}

interface PersonFieldsProps {
  person: Person;
  index: number;
  count: number;
  path: string;
  onChange: (person: Person) => void;
  onMove: (to: number) => void;
  onRemove: (() => void) | undefined;
}

function PersonFields({ person, index, count, path, onChange, onMove, onRemove }: PersonFieldsProps) {
  const { t } = useTranslation("invitation");
  const name = person.nickname || t("editor.personNumber", { number: index + 1 });
  const plain = (field: "nickname" | "fullName" | "father" | "mother") => (
    <PlainField
      label={t(`field.${field}`)}
      value={person[field]}
      path={`${path}.${field}`}
      onChange={(value) => {
        onChange({ ...person, [field]: value });
      }}
    />
  );
  return (
    <section className={classes.item} aria-label={name}>
      <div className={classes.itemHeader}>
        <h3>{name}</h3>
        <ItemTools name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      {plain("nickname")}
      {plain("fullName")}
      <LocalizedField
        label={t("field.birthOrder")}
        value={person.birthOrder}
        path={`${path}.birthOrder`}
        onChange={(birthOrder) => {
          onChange({ ...person, birthOrder });
        }}
      />
      <div className={classes.row}>
        {plain("father")}
        {plain("mother")}
      </div>
    </section>
  );
}
