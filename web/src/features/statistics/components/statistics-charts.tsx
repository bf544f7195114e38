import type { Invitation } from "@janur/domain/invitation/invitation";
import { localize } from "@janur/domain/text/language";
import { Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { BarTable, type Bar } from "../../../ui/chart/bar-table.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import type { GroupFigures, Statistics } from "../sum-statistics.ts";
import { DayChart } from "./day-chart.tsx";

type Counted = Pick<Invitation, "id" | "title">;

interface StatisticsChartsProps {
  statistics: Statistics;
  /** What is counted, one or more. */
  invitations: readonly Counted[];
}

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 420px), 1fr))",
  alignItems: "start",
  gap: 16,
} as const;

/** Everything that is counted, each chart a table as well. */
export function StatisticsCharts({ statistics, invitations }: StatisticsChartsProps) {
  const { t } = useTranslation("statistics");
  const { ceremonies, groups } = statistics;
  return (
    <div style={grid}>
      <Card title={t("funnel.title")}>
        <Funnel statistics={statistics} first={invitations[0]} />
      </Card>
      <Card title={t("days.title")}>
        <DayChart days={statistics.days} />
      </Card>
      {ceremonies.length > 0 && (
        <Card title={t("ceremonies.title")}>
          <Ceremonies statistics={statistics} invitations={invitations} />
        </Card>
      )}
      {groups.length > 0 && (
        <Card title={t("groups.title")}>
          <Groups statistics={statistics} />
        </Card>
      )}
      {invitations.length > 1 && (
        <Card title={t("invitations.title")}>
          <PerInvitation statistics={statistics} invitations={invitations} />
        </Card>
      )}
    </div>
  );
}

const steps = [
  ["invited", "tanah"],
  ["sent", "tanah"],
  ["opened", "kunyit"],
  ["answered", "nila"],
  ["coming", "daun"],
] as const;

function Funnel({ statistics, first }: { statistics: Statistics; first: Counted | undefined }) {
  const { t } = useTranslation("statistics");
  if (statistics.invited.invitations === 0)
    return (
      <>
        <Text mb="md">{t("funnel.empty")}</Text>
        {first !== undefined && (
          <Button component={PreloadLink} to={invitationPaths.guests(first.id)}>
            {t("funnel.addGuests")}
          </Button>
        )}
      </>
    );
  return (
    <>
      <BarTable
        columns={[t("funnel.step"), t("envelopes"), t("heads")]}
        whole={statistics.invited.invitations}
        bars={steps.map(([kind, tone]) => ({
          key: kind,
          label: t(`funnel.${kind}`),
          parts: [{ value: statistics[kind].invitations, tone }],
          values: [statistics[kind].invitations, statistics[kind].people],
        }))}
      />
      <Text c="dimmed" fz="sm" mt="sm">
        {t("funnel.note")}
      </Text>
    </>
  );
}

function Ceremonies({ statistics: { ceremonies, perInvitation }, invitations }: StatisticsChartsProps) {
  const { t } = useTranslation("statistics");
  const titles = new Map(invitations.map(({ id, title }) => [id, titled(title)]));
  return (
    <BarTable
      columns={[t("ceremonies.name"), t("ceremonies.coming"), t("ceremonies.maybe")]}
      whole={Math.max(0, ...perInvitation.map(({ invited }) => invited.people))}
      bars={ceremonies.map(({ invitationId, name, coming, maybe }, index): Bar => {
        const ceremony = localize(name, currentLanguage()) || t("ceremonies.unnamed");
        return {
          key: `${invitationId}-${String(index)}`,
          label: invitations.length > 1 ? `${ceremony} · ${titles.get(invitationId) ?? ""}` : ceremony,
          parts: [
            { value: coming.people, tone: "daun" },
            { value: maybe.people, tone: "kunyit" },
          ],
          values: [coming.people, maybe.people],
        };
      })}
    />
  );
}

function Groups({ statistics: { groups, rest } }: { statistics: Statistics }) {
  const { t } = useTranslation("statistics");
  const bar = ({ invited, answered, coming }: GroupFigures, label: string): Bar => ({
    key: label,
    label,
    parts: [
      { value: coming.invitations, tone: "daun" },
      { value: answered.invitations - coming.invitations, tone: "nila" },
      { value: invited.invitations - answered.invitations, tone: "tanah" },
    ],
    values: [invited.invitations, answered.invitations, coming.people],
  });
  const all = rest === null ? groups : [...groups, rest];
  return (
    <BarTable
      columns={[t("groups.name"), t("groups.invited"), t("groups.answered"), t("groups.coming")]}
      whole={Math.max(0, ...all.map(({ invited }) => invited.invitations))}
      bars={[
        ...groups.map((group) => bar(group, group.name || t("groups.none"))),
        ...(rest === null ? [] : [bar(rest, t("groups.rest"))]),
      ]}
    />
  );
}

function PerInvitation({ statistics: { perInvitation }, invitations }: StatisticsChartsProps) {
  const { t } = useTranslation("statistics");
  const titles = new Map(invitations.map(({ id, title }) => [id, titled(title)]));
  return (
    <BarTable
      columns={[t("invitations.name"), t("invitations.invited"), t("invitations.coming")]}
      whole={Math.max(0, ...perInvitation.map(({ invited }) => invited.people))}
      bars={perInvitation.map(({ invitationId, invited, coming }): Bar => ({
        key: invitationId,
        label: titles.get(invitationId) ?? titled(""),
        parts: [
          { value: Math.min(coming.people, invited.people), tone: "daun" },
          { value: Math.max(0, invited.people - coming.people), tone: "tanah" },
        ],
        values: [invited.people, coming.people],
      }))}
    />
  );
}
