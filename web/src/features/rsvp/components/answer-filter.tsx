import { localize } from "@janur/domain/text/language";
import { attendances } from "@janur/domain/rsvp/attendance";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { FilterBar } from "../../../ui/list/filter-bar.tsx";
import { FilterSelect } from "../../../ui/list/filter-select.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import type { AnswerTerms } from "../terms.ts";
import { rsvpViewSchema, type RsvpView } from "../view.ts";

interface AnswerFilterProps {
  view: RsvpView;
  ceremonies: AnswerTerms["ceremonies"];
  onChange: (change: Partial<RsvpView>) => void;
}

/** Search by name, filter by answer and ceremony. */
export function AnswerFilter({ view, ceremonies, onChange }: AnswerFilterProps) {
  const { t } = useTranslation("rsvp");
  return (
    <FilterBar>
      <SearchField
        label={t("filter.search")}
        value={view.q}
        onChange={(q) => {
          onChange({ q });
        }}
      />
      <FilterSelect
        label={t("filter.attendance")}
        any={t("filter.anyAttendance")}
        value={view.attendance}
        choices={attendances.map((value) => ({ value, label: t(`attendance.${value}`) }))}
        onChange={(value) => {
          onChange({ attendance: rsvpViewSchema.shape.attendance.parse(value) });
        }}
      />
      {ceremonies.length > 1 && (
        <FilterSelect
          label={t("filter.ceremony")}
          any={t("filter.anyCeremony")}
          value={view.ceremony}
          choices={ceremonies.map(({ id, name }) => ({
            value: id,
            label: localize(name, currentLanguage()),
          }))}
          onChange={(ceremony) => {
            onChange({ ceremony });
          }}
        />
      )}
    </FilterBar>
  );
}
