import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import { SegmentedControl, VisuallyHidden } from "@mantine/core";
import { IconLayoutGrid, IconLayoutList } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { listSorts, listViewSchema, type ListTab, type ListView } from "../../invitation/list-view.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { HelpLink } from "../../../ui/layout/help-link.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { FilterBar } from "../../../ui/list/filter-bar.tsx";
import { FilterSelect } from "../../../ui/list/filter-select.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import classes from "./invitation-list.module.css";

interface ListControlsProps {
  view: ListView;
  counts: readonly { tab: ListTab; count: number }[];
  /** How many drafts and unpublished changes there are. */
  unfinishedCount: number;
  onChange: (change: Partial<ListView>) => void;
}

/** Tabs by state, search, order, and cards or rows. */
export function ListControls({ view, counts, unfinishedCount, onChange }: ListControlsProps) {
  const { t } = useTranslation("invitation");
  const { search } = useLocation();
  const hrefOf = (tab: ListTab) => {
    const next = new URLSearchParams(search);
    if (tab === "all") next.delete("tab");
    else next.set("tab", tab);
    return { search: next.toString() };
  };
  return (
    <>
      <LinkTabs
        label={t("list.tabs")}
        views={counts.map(({ tab, count }) => ({
          key: tab,
          to: hrefOf(tab),
          isCurrent: tab === view.tab,
          label: (
            <>
              {t(`list.tab.${tab}`)} <span className={classes.count}>{count}</span>
            </>
          ),
        }))}
      >
        {unfinishedCount > 0 && (
          <PreloadLink to={invitationPaths.unfinished} className={classes.unfinished ?? ""}>
            {t("list.unfinished")} <span className={classes.count}>{unfinishedCount}</span>
          </PreloadLink>
        )}
        <span className={classes.narrowHelp}>
          <HelpLink article="archive-and-trash" />
        </span>
      </LinkTabs>
      <FilterBar>
        <SearchField
          label={t("list.search")}
          value={view.q}
          onChange={(q) => {
            onChange({ q });
          }}
        />
        <FilterSelect
          label={t("list.sort")}
          any={null}
          value={view.sort}
          choices={listSorts.map((value) => ({ value, label: t(`list.sortBy.${value}`) }))}
          onChange={(value) => {
            onChange({ sort: listViewSchema.shape.sort.parse(value) });
          }}
        />
        <SegmentedControl
          aria-label={t("list.view")}
          style={{ flex: "none", justifySelf: "end", alignSelf: "center" }}
          value={view.view}
          onChange={(value) => {
            onChange({ view: value === "list" ? "list" : "grid" });
          }}
          data={[
            {
              value: "grid",
              label: <ViewLabel icon={<Icon of={IconLayoutGrid} />} text={t("list.grid")} />,
            },
            {
              value: "list",
              label: <ViewLabel icon={<Icon of={IconLayoutList} />} text={t("list.rows")} />,
            },
          ]}
        />
      </FilterBar>
    </>
  );
}

function ViewLabel({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <span className={classes.viewLabel} title={text}>
      <span aria-hidden>{icon}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
