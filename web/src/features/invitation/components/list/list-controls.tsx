import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import { NativeSelect, SegmentedControl, VisuallyHidden } from "@mantine/core";
import { IconLayoutGrid, IconLayoutList } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { listSorts, type ListTab, type ListView } from "../../list-view.ts";
import bar from "../../../../ui/link-tabs.module.css";
import { SearchField } from "../../../../ui/search-field.tsx";
import { useCurrentInView } from "../../../../ui/use-current-in-view.ts";
import classes from "./invitation-list.module.css";

interface ListControlsProps {
  view: ListView;
  counts: readonly { tab: ListTab; count: number }[];
  onChange: (change: Partial<ListView>) => void;
}

/** Tabs by state, search, order, and cards or rows. */
export function ListControls({ view, counts, onChange }: ListControlsProps) {
  const { t } = useTranslation("invitation");
  const { search } = useLocation();
  const nav = useCurrentInView<HTMLElement>();
  const hrefOf = (tab: ListTab) => {
    const next = new URLSearchParams(search);
    if (tab === "all") next.delete("tab");
    else next.set("tab", tab);
    return { search: next.toString() };
  };
  return (
    <>
      <nav ref={nav} className={`${bar.tabs} ${classes.tabs}`} aria-label={t("list.tabs")}>
        <ul>
          {counts.map(({ tab, count }) => (
            <li key={tab}>
              <Link
                to={hrefOf(tab)}
                replace
                preventScrollReset
                aria-current={tab === view.tab ? "page" : undefined}
              >
                {t(`list.tab.${tab}`)} <span className={classes.count}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.controls} role="search">
        <SearchField
          className={classes.search}
          label={t("list.search")}
          value={view.q}
          onChange={(q) => {
            onChange({ q });
          }}
        />
        <NativeSelect
          size="md"
          aria-label={t("list.sort")}
          value={view.sort}
          data={listSorts.map((value) => ({ value, label: t(`list.sortBy.${value}`) }))}
          onChange={(event) => {
            const sort = listSorts.find((value) => value === event.currentTarget.value);
            if (sort !== undefined) onChange({ sort });
          }}
        />
        <SegmentedControl
          size="md"
          aria-label={t("list.view")}
          value={view.view}
          onChange={(value) => {
            onChange({ view: value === "list" ? "list" : "grid" });
          }}
          data={[
            {
              value: "grid",
              label: <ViewLabel icon={<IconLayoutGrid size={20} stroke={1.75} />} text={t("list.grid")} />,
            },
            {
              value: "list",
              label: <ViewLabel icon={<IconLayoutList size={20} stroke={1.75} />} text={t("list.rows")} />,
            },
          ]}
        />
      </div>
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
