import { plus } from "@janur/domain/statistics/figures";
import type { ShowUp } from "@janur/domain/statistics/show-up";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { localize } from "@janur/domain/text/language";
import type { InvitationStatistics } from "@janur/domain/statistics/statistics";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { BarTable } from "../../../ui/chart/bar-table.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import {
  portionsOf,
  guestSteps,
  type GroupHeads,
  type GuestStatistics,
  type Portions as PortionsOfCeremony,
} from "../guest-statistics.ts";

interface StatisticsPeopleProps {
  rows: readonly GuestRow[];
  report: GuestStatistics;
  past: readonly ShowUp[];
  ceremonies: InvitationStatistics["ceremonies"];
}

const tones = {
  invited: "tanah",
  sent: "tanah",
  opened: "kunyit",
  answered: "nila",
  coming: "daun",
} as const;

/** How far the invited are, how many to cook for, and who comes to what and out of which group. */
export function StatisticsPeople({ rows, report, past, ceremonies }: StatisticsPeopleProps) {
  const { t } = useTranslation("invitation-statistics");
  const portions = ceremonies.map((ceremony) => ({ ceremony, reckoned: portionsOf(rows, ceremony, past) }));
  const feasts = Math.max(0, ...portions.map(({ reckoned }) => reckoned.feasts));
  return (
    <>
      <Card title={t("steps.title")}>
        <BarTable
          columns={[t("steps.step"), t("envelopes"), t("heads")]}
          whole={report.steps.invited.invitations}
          bars={guestSteps.map((step) => {
            const { invitations, people } = report.steps[step];
            return {
              key: step,
              label: t(`steps.${step}`),
              parts: [{ value: invitations, tone: tones[step] }],
              values: [invitations, people],
            };
          })}
        />
        <Text c="dimmed" fz="sm" mt="sm">
          {t("steps.note")}
        </Text>
      </Card>
      <Card title={t("portions.title")}>
        {ceremonies.length === 0 && <Text>{t("portions.none")}</Text>}
        {portions.map(({ ceremony, reckoned }) => (
          <Portions key={ceremony.id} ceremony={ceremony} reckoned={reckoned} />
        ))}
        {ceremonies.length > 0 && (
          <Text c="dimmed" fz="sm">
            {feasts > 0 ? t("portions.learnedNote", { count: feasts }) : t("portions.note")}
          </Text>
        )}
      </Card>
      {ceremonies.length > 0 && (
        <Card title={t("ceremonies.title")}>
          <BarTable
            columns={[t("ceremonies.name"), t("ceremonies.coming"), t("ceremonies.maybe")]}
            whole={report.steps.invited.people}
            bars={ceremonies.map(({ id, name, coming, maybe }) => ({
              key: id,
              label: localize(name, currentLanguage()) || t("ceremonies.unnamed"),
              parts: [
                { value: coming.people, tone: "daun" },
                { value: maybe.people, tone: "kunyit" },
              ],
              values: [coming.people, maybe.people],
            }))}
          />
        </Card>
      )}
      {report.sides.length > 0 && (
        <Card title={t("sides.title")}>
          <HeadsTable
            name={t("sides.name")}
            heads={report.sides.map(({ side, ...heads }) => ({
              ...heads,
              label: t(`sides.${side ?? "none"}`),
            }))}
          />
        </Card>
      )}
      <Card title={t("groups.title")}>
        <HeadsTable
          name={t("groups.name")}
          heads={report.groups.map(({ name, ...heads }) => ({ ...heads, label: name || t("groups.none") }))}
        />
      </Card>
    </>
  );
}

interface HeadsTableProps {
  /** What the rows are. */
  name: string;
  heads: readonly (Pick<GroupHeads, "invited" | "answered" | "coming"> & { label: string })[];
}

/** Of each row the invited, how many have answered and who comes; the longest bar is the most invited. */
function HeadsTable({ name, heads }: HeadsTableProps) {
  const { t } = useTranslation("invitation-statistics");
  return (
    <BarTable
      columns={[name, t("groups.invited"), t("groups.answered"), t("groups.coming")]}
      whole={Math.max(0, ...heads.map(({ invited }) => invited.people))}
      bars={heads.map(({ label, invited, answered, coming }) => ({
        key: label,
        label,
        parts: [
          { value: Math.min(coming.people, invited.people), tone: "daun" },
          { value: Math.max(0, invited.people - coming.people), tone: "tanah" },
        ],
        values: [invited.people, answered.invitations, coming.people],
      }))}
    />
  );
}

interface PortionsProps {
  reckoned: PortionsOfCeremony;
  ceremony: InvitationStatistics["ceremonies"][number];
}

/** A range, and in words what it is reckoned from. */
function Portions({ reckoned, ceremony }: PortionsProps) {
  const { t } = useTranslation("invitation-statistics");
  const { expected, feasts, silent, unsent } = reckoned;
  const figures = { coming: ceremony.coming.people, maybe: ceremony.maybe.people };
  return (
    <div style={{ marginBottom: 16 }}>
      <h3 style={{ margin: 0 }}>{localize(ceremony.name, currentLanguage()) || t("ceremonies.unnamed")}</h3>
      <Text fz={22} fw={700}>
        {expected === null
          ? t("portions.unknown")
          : expected.low === expected.high
            ? t("portions.exact", { count: expected.low })
            : t("portions.range", { low: expected.low, high: expected.high })}
      </Text>
      <Text>
        {expected === null
          ? t("portions.few", figures)
          : plus(silent, unsent).invitations === 0
            ? t("portions.all", figures)
            : t(feasts > 0 ? "portions.learned" : "portions.how", {
                ...figures,
                silent: silent.invitations,
                unsent: unsent.invitations,
                seats: plus(silent, unsent).people,
              })}
      </Text>
    </div>
  );
}
