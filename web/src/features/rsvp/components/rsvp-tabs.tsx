import { VisuallyHidden } from "@mantine/core";
import type { Figures } from "@janur/domain/statistics/figures";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { changedAddress } from "../../../lib/address/address-view.ts";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { closedDialogs, rsvpViewSchema, type RsvpTab } from "../view.ts";
import { figure } from "../../../lib/i18n/figure.ts";
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
  const tabs = [
    { name: "all", tally: undefined },
    { name: "inbox", tally: figures?.inbox },
    ...(hasWaitlist ? [{ name: "waitlist", tally: figures?.waiting } as const] : []),
  ] as const;
  return (
    <LinkTabs
      label={t("tabs")}
      views={tabs.map(({ name, tally }) => ({
        key: name,
        to: {
          search: changedAddress(rsvpViewSchema, parameters, { ...closedDialogs, tab: name }).toString(),
        },
        isCurrent: tab === name,
        label: (
          <>
            {t(`tab.${name}`)}
            {tally !== undefined && (
              <>
                <span
                  className={classes.count}
                  data-waiting={tally.invitations > 0 || undefined}
                  aria-hidden="true"
                >
                  {figure(tally.invitations)}
                </span>
                <VisuallyHidden>
                  {t("tabCount", {
                    invitations: t("invitations", { count: tally.invitations }),
                    people: t("people", { count: tally.people }),
                  })}
                </VisuallyHidden>
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
