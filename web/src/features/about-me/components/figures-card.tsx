import { Skeleton } from "@mantine/core";
import type { Tally } from "@janur/domain/statistics/figures";
import { useTranslation } from "react-i18next";
import { figure } from "../../../lib/i18n/figure.ts";
import classes from "./about-me.module.css";

interface FiguresCardProps {
  /** All own invitations. */
  count: number;
  /** How many of them the figures count: those changed last. */
  counted: number;
  /** Undefined while they load. */
  figures: { invited: Tally; coming: Tally } | undefined;
}

/** What the host's invitations have brought together, in envelopes and in people. */
export function FiguresCard({ count, counted, figures }: FiguresCardProps) {
  const { t } = useTranslation("about-me");
  return (
    <section className={classes.card} aria-labelledby="own-figures">
      <h2 id="own-figures">{t("figures.title")}</h2>
      <dl className={classes.figures} aria-busy={figures === undefined}>
        <div>
          <dt>{t("figures.own")}</dt>
          <dd>{figure(count)}</dd>
        </div>
        {(["invited", "coming"] as const).map((name) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>
              {figures === undefined ? (
                <Skeleton height={54} width={90} aria-hidden />
              ) : (
                <>
                  {t("people", { count: figures[name].people })}
                  <small>{t("invitations", { count: figures[name].invitations })}</small>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {counted < count && <p>{t("figures.counted", { number: counted })}</p>}
    </section>
  );
}
