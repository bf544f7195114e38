import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import classes from "./filter-panel.module.css";
import { Icon } from "../icon.tsx";
import { SearchField } from "./search-field.tsx";

interface FilterPanelProps {
  label: string;
  searchLabel: string;
  /** What the address says. */
  search: string;
  moreLabel: string;
  /** Whether one of the choices leaves something out: then they are open from the start. */
  isFiltered: boolean;
  onSearch: (typed: string) => void;
  /** Any number of `FilterSelect`. */
  children: ReactNode;
}

/** A search and many choices, which wait behind a button on a phone: they would push the list off the screen. */
export function FilterPanel(props: FilterPanelProps) {
  const { label, searchLabel, search, moreLabel, isFiltered, onSearch, children } = props;
  const [isOpen, setOpen] = useState(isFiltered);
  return (
    <div className={classes.panel} data-closed={!isOpen || undefined} role="search" aria-label={label}>
      <SearchField className={classes.search} label={searchLabel} value={search} onChange={onSearch} />
      <Button
        className={classes.more}
        variant="default"
        aria-label={moreLabel}
        aria-expanded={isOpen}
        data-active={isFiltered || undefined}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon of={IconAdjustmentsHorizontal} />
      </Button>
      {children}
    </div>
  );
}
