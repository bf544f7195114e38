import type { ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import { useCurrentInView } from "../use-current-in-view.ts";
import classes from "./link-tabs.module.css";
import { PreloadNavLink } from "./preload-link.tsx";

/** A tab that is a page of its own, which the address says to be current. */
export interface PageTab {
  path: string;
  label: string;
}

/** A tab that is a view of the same page. */
export interface ViewTab {
  key: string;
  to: To;
  label: ReactNode;
  isCurrent: boolean;
}

interface LinkTabsProps {
  label: string;
  pages?: readonly PageTab[];
  views?: readonly ViewTab[];
  /** At the right end, as filters of what the tabs show. */
  children?: ReactNode;
}

/** The views of one page, each with an address of its own that going back returns to. */
export function LinkTabs({ label, pages = [], views = [], children }: LinkTabsProps) {
  const nav = useCurrentInView<HTMLElement>();
  return (
    <div className={classes.line}>
      <nav ref={nav} className={classes.tabs} aria-label={label}>
        <ul>
          {pages.map(({ path, label: name }) => (
            <li key={path}>
              <PreloadNavLink to={path} end>
                {name}
              </PreloadNavLink>
            </li>
          ))}
          {views.map(({ key, to, label: name, isCurrent }) => (
            <li key={key}>
              <Link to={to} preventScrollReset aria-current={isCurrent ? "page" : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children !== undefined && <div className={classes.end}>{children}</div>}
    </div>
  );
}
