import type { Invitation } from "@janur/domain/invitation/invitation";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
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
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16, alignItems: "start", marginBottom: 24 }}>
      {invitations.length > 1 && (
        <NativeSelect
          label={t("filter.invitation")}
          value={view.invitation}
          data={[
            { value: "", label: t("filter.all") },
            ...invitations.map(({ id, title }) => ({ value: id, label: title || t("untitled") })),
          ]}
          onChange={(event) => {
            onChange({ invitation: statisticsViewSchema.shape.invitation.parse(event.currentTarget.value) });
          }}
        />
      )}
      <ChoiceRow
        label={t("filter.period")}
        value={view.days}
        choices={periods.map((days) => ({ value: days, label: t("filter.days", { count: Number(days) }) }))}
        onChange={(days) => {
          onChange({ days });
        }}
      />
    </div>
  );
}
