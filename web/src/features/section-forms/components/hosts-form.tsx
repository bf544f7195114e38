import { limits } from "@janur/domain/limits";
import type { Person } from "@janur/domain/content/sections/hosts";
import type { SectionOf } from "@janur/domain/content/section";
import type { LocalizedText } from "@janur/domain/text/language";
import type { Photo } from "@janur/domain/content/sections/media";
import { portraitFrame } from "@janur/event-page/themes/frames";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useLatest } from "../../../lib/browser/use-latest.ts";
import { freeId, replaced } from "../../draft/item-list.ts";
import { pictureTarget } from "../../draft/picture-edits.ts";
import type { SectionFormProps } from "./fields/editor-context.ts";
import classes from "./fields/editor-fields.module.css";
import { HeadingField } from "./fields/heading-field.tsx";
import { ItemList } from "./fields/item-list.tsx";
import { LocalizedField } from "./fields/localized-field.tsx";
import { PhotoField } from "./fields/photo-field.tsx";
import { PlainField, type PlainFieldProps } from "./fields/plain-field.tsx";
import { useUpdateSection } from "./fields/use-update-section.ts";

export function HostsForm({ section, path, onChange }: SectionFormProps<SectionOf<"hosts">>) {
  const { t } = useTranslation("invitation");
  const updateSection = useUpdateSection(section);
  const update = useLatest((change: (persons: Person[]) => Person[]) => {
    updateSection((current) => ({ ...current, persons: change(current.persons) }));
  });
  return (
    <>
      <HeadingField section={section} path={path} onChange={onChange} />
      <ItemList
        items={section.persons}
        path={`${path}.persons`}
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
            update={update}
          />
        )}
      </ItemList>
    </>
  );
}

const StillPhoto = memo(PhotoField);

type LineName = "nickname" | "fullName" | "father" | "mother";

interface PersonLineProps extends Omit<PlainFieldProps, "onChange"> {
  field: LineName;
  onChange: (field: LineName, value: string) => void;
}

/** One of the lines about a person; it rests while another one is typed. */
const PersonLine = memo(function PersonLine({ field, onChange, ...line }: PersonLineProps) {
  return (
    <PlainField
      {...line}
      onChange={(value) => {
        onChange(field, value);
      }}
    />
  );
});

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
  /** Changes the newest persons; the same function for as long as the form is open. */
  update: (change: (persons: Person[]) => Person[]) => void;
}

/** Drawn when something about this person changes, not with each key in another one's fields (budget A6). */
const PersonFields = memo(function PersonFields({ person, path, target, update }: PersonFieldsProps) {
  const { t } = useTranslation(["invitation", "picture"]);
  const change = useLatest((changed: Partial<Person>) => {
    update((persons) => replaced(persons, { ...person, ...changed }));
  });
  const changeLine = useLatest((field: LineName, value: string) => {
    // Nobody has written a full name yet where it still repeats what everybody calls this person.
    const isRepeated = field === "nickname" && person.fullName === person.nickname;
    change({ [field]: value, ...(isRepeated && { fullName: value }) });
  });
  const changeBirthOrder = useLatest((birthOrder: LocalizedText) => {
    change({ birthOrder });
  });
  const updatePhoto = useLatest((change: (photo: Photo | null) => Photo | null) => {
    update((persons) =>
      persons.map((current) =>
        current.id === person.id ? { ...current, photo: change(current.photo) } : current,
      ),
    );
  });
  const line = (field: LineName) => (
    <PersonLine
      field={field}
      label={t(`field.${field}`)}
      value={person[field]}
      path={`${path}.${field}`}
      onChange={changeLine}
    />
  );
  return (
    <>
      {line("nickname")}
      {line("fullName")}
      <LocalizedField
        label={t("field.birthOrder")}
        value={person.birthOrder}
        path={`${path}.birthOrder`}
        onChange={changeBirthOrder}
      />
      <div className={classes.row}>
        {line("father")}
        {line("mother")}
      </div>
      <StillPhoto
        label={t("picture:photo.person")}
        photo={person.photo}
        path={`${path}.photo`}
        target={target}
        frame={portraitFrame}
        update={updatePhoto}
      />
    </>
  );
});
