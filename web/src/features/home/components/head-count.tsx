import { answerGroups, hasAnswers, type AnswerGroup, type Figures } from "@janur/domain/statistics/figures";
import { forecast } from "@janur/domain/statistics/forecast";
import { useTranslation } from "react-i18next";
import type { BarTone } from "../../../ui/chart/bar-table.tsx";
import { StackedTable } from "../../../ui/chart/stacked-table.tsx";
import classes from "./home.module.css";

const tones = {
  coming: "daun",
  maybe: "kunyit",
  notComing: "cabai",
  silent: "nila",
  unsent: "tanah",
} as const satisfies Record<AnswerGroup, BarTone>;

interface HeadCountProps {
  figures: Figures;
  /** Of the place, or null where nobody counts seats. */
  capacity: number | null;
}

/** The people to expect, and how everybody has answered so far: the same figures wherever they are shown. */
export function HeadCount({ figures, capacity }: HeadCountProps) {
  const { t } = useTranslation("home");
  const { coming, invited } = figures;
  const expected = forecast(figures, capacity);
  const isRange = expected !== null && expected.low < expected.high;
  const isAnswered = hasAnswers(figures);
  return (
    <div className={classes.headCount}>
      <strong>
        {isRange
          ? t("next.forecast", { ...expected })
          : t(isAnswered ? "next.comingPeople" : "next.invitedPeople", {
              count: isAnswered ? coming.people : invited.people,
            })}
      </strong>
      <span>
        {isRange
          ? t("next.forecastBy", { coming: t("people", { count: coming.people }) })
          : t(isAnswered ? "next.comingOf" : "next.noAnswers", {
              coming: t("invitations", { count: coming.invitations }),
              invited: t("invitations", { count: invited.invitations }),
              people: t("people", { count: invited.people }),
            })}
      </span>
      <StackedTable
        label={t("next.answer")}
        columns={[t("next.envelopes"), t("next.heads")]}
        rows={answerGroups
          .filter((kind) => figures[kind].invitations > 0)
          .map((kind) => ({
            key: kind,
            label: t(`next.kind.${kind}`),
            tone: tones[kind],
            value: figures[kind].invitations,
            values: [figures[kind].invitations, figures[kind].people || "–"],
          }))}
        total={{ label: t("next.invited"), values: [invited.invitations, invited.people] }}
      />
    </div>
  );
}
