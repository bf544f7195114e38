import { limits } from "@janur/domain/limits";
import type { Person } from "@janur/domain/sections/hosts";
import type { SectionOf } from "@janur/domain/section";
import type { Photo } from "@janur/domain/sections/media";
import { personFrame } from "@janur/event-page/themes/frames";
import { useTranslation } from "react-i18next";
import { freeId, replaced } from "../../../item-list.ts";
import { pictureTarget } from "../../../picture-edits.ts";
import { useEditor, type SectionFormProps } from "../editor-context.ts";
import classes from "../editor-fields.module.css";
import { HeadingField } from "../heading-field.tsx";
import { ItemList } from "../item-list.tsx";
import { LocalizedField } from "../localized-field.tsx";
import { PhotoField } from "../pictures/photo-field.tsx";
import { PlainField } from "../plain-field.tsx";
import { useUpdateSection } from "../use-update-section.ts";

export function HostsForm({ section, path, onChange }: SectionFormProps<SectionOf<"hosts">>) {
  const { t } = useTranslation("invitation");
  const updateSection = useUpdateSection(section);
  const update = (change: (persons: Person[]) => Person[]) => {
    updateSection((current) => ({ ...current, persons: change(current.persons) }));
  };
  return (
    <>
      <HeadingField section={section} path={path} onChange={onChange} />
      <ItemList
        items={section.persons}
        min={1}
        max={limits.content.persons}
        addLabel={t("editor.addPerson")}
        nameOf={({ nickname }, index) => nickname || t("editor.personNumber", { number: index + 1 })}
        onAdd={() => {
          update((persons) => [...persons, { ...nobody, id: freeId(persons, "person") }]);
        }}
        update={update}
      >
        {(person, index) => (
          <PersonFields
            person={person}
            path={`${path}.persons.${String(index)}`}
            target={pictureTarget(section.id, person.id)}
            updatePhoto={(change) => {
              update((persons) =>
                persons.map((current) =>
                  current.id === person.id ? { ...current, photo: change(current.photo) } : current,
                ),
              );
            }}
            onChange={(next) => {
              update((persons) => replaced(persons, next));
            }}
          />
        )}
      </ItemList>
    </>
  );
}

const nobody: Omit<Person, "id"> = {
  nickname: "",
  fullName: "",
  birthOrder: { id: "", en: "" },
  father: "",
  mother: "",
  photo: null,
};

interface PersonFieldsProps {
  person: Person;
  path: string;
  target: string;
  updatePhoto: (change: (photo: Photo | null) => Photo | null) => void;
  onChange: (person: Person) => void;
}

function PersonFields({ person, path, target, updatePhoto, onChange }: PersonFieldsProps) {
  const { t } = useTranslation(["invitation", "picture"]);
  const { theme } = useEditor();
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
    <>
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
      <PhotoField
        label={t("picture:photo.person")}
        photo={person.photo}
        path={`${path}.photo`}
        target={target}
        frame={personFrame(theme)}
        update={updatePhoto}
      />
    </>
  );
}
