import type { Invitation } from "@janur/domain/invitation/invitation";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { FilterBar } from "../../../ui/list/filter-bar.tsx";
import { FilterSelect } from "../../../ui/list/filter-select.tsx";
import { periods, statisticsViewSchema, type StatisticsView } from "../view.ts";

interface StatisticsFiltersProps {
  view: StatisticsView;
  invitations: readonly Pick<Invitation, "id" | "title">[];
  onChange: (change: Partial<StatisticsView>) => void;
}

/** Which invitation, and how many days; kept in the address. */
export function StatisticsFilters({ view, invitations, onChange }: StatisticsFiltersProps) {
  const { t } = useTranslation("statistics");
  return (
    <FilterBar>
      {invitations.length > 1 && (
        <FilterSelect
          label={t("filter.invitation")}
          any={t("filter.all")}
          value={view.invitation}
          choices={invitations.map(({ id, title }) => ({ value: id, label: titled(title) }))}
          onChange={(invitation) => {
            onChange({ invitation: statisticsViewSchema.shape.invitation.parse(invitation) });
          }}
        />
      )}
      <PeriodFilter days={view.days} onChange={onChange} />
    </FilterBar>
  );
}

/** How many days, which end today. */
export function PeriodFilter({
  days,
  onChange,
}: {
  days: StatisticsView["days"];
  onChange: (change: Pick<StatisticsView, "days">) => void;
}) {
  const { t } = useTranslation("statistics");
  return (
    <FilterSelect
      label={t("filter.period")}
      any={null}
      value={days}
      choices={periods.map((value) => ({ value, label: t("filter.days", { count: Number(value) }) }))}
      onChange={(value) => {
        onChange({ days: statisticsViewSchema.shape.days.parse(value) });
      }}
    />
  );
}
