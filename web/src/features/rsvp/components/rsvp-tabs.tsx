import { VisuallyHidden } from "@mantine/core";
import type { Figures } from "@janur/domain/statistics/figures";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import linkTabs from "../../../ui/layout/link-tabs.module.css";
import { changedAddress } from "../../../lib/address/address-view.ts";
import { closedDialogs, rsvpViewSchema, type RsvpTab } from "../view.ts";
import classes from "./rsvp-page.module.css";

interface RsvpTabsProps {
  tab: RsvpTab;
  figures: Figures | undefined;
  /** Only where seats are counted. */
  hasWaitlist: boolean;
}

/** All answers, the inbox and, where seats are counted, the waitlist. */
export function RsvpTabs({ tab, figures, hasWaitlist }: RsvpTabsProps) {
  const { t } = useTranslation("rsvp");
  const [parameters] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const hasTallies = figures !== undefined;
  useEffect(() => {
    // On a narrow phone the last tab stands beyond the edge, and moves once its tally has come.
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tab, hasTallies]);
  const tabs = [
    { name: "all", tally: undefined },
    { name: "inbox", tally: figures?.inbox },
    ...(hasWaitlist ? [{ name: "waitlist", tally: figures?.waiting } as const] : []),
  ] as const;
  return (
    <nav className={`${linkTabs.tabs} ${classes.tabs}`} aria-label={t("tabs")}>
      <ul ref={list}>
        {tabs.map(({ name, tally }) => (
          <li key={name}>
            <Link
              to={{
                search: changedAddress(rsvpViewSchema, parameters, {
                  ...closedDialogs,
                  tab: name,
                }).toString(),
              }}
              preventScrollReset
              aria-current={tab === name ? "page" : undefined}
            >
              {t(`tab.${name}`)}
              {tally !== undefined && (
                <>
                  <span
                    className={classes.count}
                    data-waiting={tally.invitations > 0 || undefined}
                    aria-hidden="true"
                  >
                    {tally.invitations}
                  </span>
                  <VisuallyHidden>
                    {t("tabCount", {
                      invitations: t("invitations", { count: tally.invitations }),
                      people: t("people", { count: tally.people }),
                    })}
                  </VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
