import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { changedAddress } from "../../../lib/address/address-view.ts";
import { figure } from "../../../lib/i18n/figure.ts";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { seatingTabs, seatingViewSchema, type SeatingTab } from "../plan-view.ts";

interface SeatingTabsProps {
  tab: SeatingTab;
  unseated: number;
  tables: number;
}

/** What stands beside the plan; on a phone the plan is one of them. */
export function SeatingTabs({ tab, unseated, tables }: SeatingTabsProps) {
  const { t } = useTranslation("seating");
  const [parameters] = useSearchParams();
  const counts = { waiting: unseated, tables, plan: null };
  return (
    <div className="seats-tabs">
      <LinkTabs
        label={t("tabs")}
        views={seatingTabs.map((name) => ({
          key: name,
          to: { search: changedAddress(seatingViewSchema, parameters, { tab: name }).toString() },
          label: counts[name] === null ? t("tab.plan") : `${t(`tab.${name}`)} ${figure(counts[name])}`,
          isCurrent: tab === name,
        }))}
      />
    </div>
  );
}
