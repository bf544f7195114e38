import { localize } from "@janur/domain/text/language";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { figureQueries } from "../figure-queries.ts";
import type { AnswerTerms } from "../terms.ts";
import { addressView, changedAddress } from "../../../lib/address/address-view.ts";
import { rsvpViewSchema } from "../view.ts";
import classes from "./rsvp-page.module.css";

interface CeremonyHeadsProps {
  invitationId: string;
  ceremonies: AnswerTerms["ceremonies"];
  /** The ceremony whose answers are listed, or empty. */
  chosen: string;
}

/** Heads per ceremony; each leads to the answers of those who come to it. */
export function CeremonyHeads({ invitationId, ceremonies, chosen }: CeremonyHeadsProps) {
  const { t } = useTranslation("rsvp");
  const [parameters] = useSearchParams();
  const ids = ceremonies.map(({ id }) => id);
  const { data } = useQuery(figureQueries.headCounts(invitationId, ids));
  const both = (tally: { invitations: number; people: number }) => ({
    people: t("people", { count: tally.people }),
    invitations: t("invitations", { count: tally.invitations }),
  });
  return (
    <section className={classes.heads}>
      <h2>{t("heads.title")}</h2>
      <ul>
        {ceremonies.map(({ id, name }, index) => {
          const counts = data?.ceremonies[index];
          const ceremony = localize(name, currentLanguage());
          const change = { tab: "all", ceremony: id, attendance: "yes" } as const;
          return (
            <li key={id}>
              <Link
                to={{ search: changedAddress(rsvpViewSchema, parameters, change).toString() }}
                // Another ceremony is a filter; coming from another tab is a step.
                replace={addressView(rsvpViewSchema, parameters).tab === "all"}
                preventScrollReset
                title={t("heads.show", { ceremony })}
                aria-current={chosen === id ? "true" : undefined}
              >
                <strong>{ceremony}</strong>
                <span aria-busy={counts === undefined}>
                  {counts === undefined ? "…" : t("heads.coming", both(counts.coming))}
                  {counts !== undefined && counts.maybe.invitations > 0 && (
                    <small>{t("heads.maybe", both(counts.maybe))}</small>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
