import { localize } from "@janur/domain/language";
import { attendances } from "@janur/domain/rsvp";
import { NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import type { AnswerTerms } from "../terms.ts";
import { rsvpViewSchema, type RsvpView } from "../view.ts";
import classes from "./rsvp-room.module.css";

interface AnswerFilterProps {
  view: RsvpView;
  ceremonies: AnswerTerms["ceremonies"];
  onChange: (change: Partial<RsvpView>) => void;
}

/** Search by name, filter by answer and ceremony. */
export function AnswerFilter({ view, ceremonies, onChange }: AnswerFilterProps) {
  const { t } = useTranslation("rsvp");
  // The address follows with a transition; what is typed must not wait for it.
  const [typed, setTyped] = useState(view.q);
  const [seen, setSeen] = useState(view.q);
  if (seen !== view.q) {
    setSeen(view.q);
    if (view.q === "") setTyped("");
  }
  return (
    <div className={classes.filter} role="search">
      <TextInput
        type="search"
        aria-label={t("filter.search")}
        placeholder={t("filter.search")}
        maxLength={100}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange({ q: event.currentTarget.value });
        }}
      />
      <NativeSelect
        size="md"
        aria-label={t("filter.attendance")}
        value={view.attendance}
        data={[
          { value: "", label: t("filter.anyAttendance") },
          ...attendances.map((value) => ({ value, label: t(`attendance.${value}`) })),
        ]}
        onChange={(event) => {
          const attendance = rsvpViewSchema.shape.attendance.parse(event.currentTarget.value);
          onChange({ attendance });
        }}
      />
      {ceremonies.length > 1 && (
        <NativeSelect
          size="md"
          aria-label={t("filter.ceremony")}
          value={view.ceremony}
          data={[
            { value: "", label: t("filter.anyCeremony") },
            ...ceremonies.map(({ id, name }) => ({ value: id, label: localize(name, currentLanguage()) })),
          ]}
          onChange={(event) => {
            onChange({ ceremony: event.currentTarget.value });
          }}
        />
      )}
    </div>
  );
}
